"""A typeface of the system in a PDF: the glyphs that stand in it, and the text that each says."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

import uharfbuzz
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFStream,
    PDFString,
    PDFZCompress,
)
from reportlab.pdfgen.canvas import Canvas

from vision.mat.layout import Place
from vision.mat.system_faces import NOTHING, Glyph, SystemFace

FLAGS = uharfbuzz.SubsetFlags
COMPACT = FLAGS.NO_HINTING | FLAGS.NO_LAYOUT_CLOSURE | FLAGS.CFF_IDENTITY_CHARSET | FLAGS.DOWNGRADE_CFF2
SYMBOLIC = 4
"""The flag of a typeface whose glyphs are known by nothing but their numbers."""
STEM = 80
"""Width of a stem in thousandths of the type's size, which a viewer asks for and none needs here."""
AT_ONCE = 100
"""Rows of a table of codes in one block, at most."""
TABLE = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> def
/CMapName /Codes def
/CMapType 1 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
{}
endcmap
CMapName currentdict /CMap defineresource pop
end
end"""


class EmbeddedFace:
    """A typeface as the PDF library asks for it; a text of it has a character of each glyph's number."""

    _dynamicFont = 1  # noqa: N815 - the library's names, as below
    _multiByte = 1  # noqa: N815
    shapable = False

    def __init__(self, face: SystemFace, name: str) -> None:
        self.fontName = self.name = name
        self.face = self
        self._system = face
        self._said: WeakKeyDictionary[PDFDocument, dict[int, str]] = WeakKeyDictionary()

    def write(self, canvas: Canvas, glyph: Glyph, at: Place, size: float) -> None:
        """Writes a glyph, and notes for which text it stands; places and sizes in points."""
        said = self._said.setdefault(_document(canvas), {})
        if said.get(glyph.number, NOTHING) == NOTHING:
            said[glyph.number] = glyph.says
        canvas.setFont(self.fontName, size)
        canvas.drawString(*at, chr(glyph.number))

    def stringWidth(self, text: str, size: float, encoding: str = "") -> float:  # noqa: ARG002, N802
        """Width of glyphs, in the unit of the type's size."""
        units = sum(map(self._system.font.get_glyph_h_advance, map(ord, text)))
        return float(size * units / self._system.face.upem)

    def splitString(  # noqa: N802
        self,
        text: str,
        doc: PDFDocument,  # noqa: ARG002
        encoding: str = "",  # noqa: ARG002
    ) -> list[tuple[int, bytes]]:
        """The glyphs as codes of the one font that stands in the file."""
        return [(0, b"".join(ord(one).to_bytes(2, "big") for one in text))]

    def getSubsetInternalName(self, subset: int, doc: PDFDocument) -> str:  # noqa: ARG002, N802
        """The font's name on a page of that document."""
        if self.fontName not in doc.fontMapping:
            doc.fontMapping[self.fontName] = f"/X{len(doc.fontMapping) + 1}"
            doc.delayedFonts.append(self)
        return str(doc.fontMapping[self.fontName])

    def addObjects(self, doc: PDFDocument) -> None:  # noqa: N802
        """Writes the font with its glyphs, once all pages are drawn."""
        said = self._said.pop(doc)
        own = doc.fontMapping[self.fontName].removeprefix("/")
        fonts: Any = doc.idToObject["BasicFonts"]
        fonts.dict[own] = _Cut.of(self._system.face, said, doc).font(said)


def _document(canvas: Any) -> PDFDocument:
    """The document that a canvas draws into, which the library hands to typefaces, too."""
    return canvas._doc  # type: ignore[no-any-return]


@dataclass(frozen=True)
class _Cut:
    """Some glyphs of a typeface as objects of a document; `numbers` has the old of each and the new."""

    face: uharfbuzz.Face
    numbers: Mapping[int, int]
    document: PDFDocument

    @classmethod
    def of(cls, whole: uharfbuzz.Face, glyphs: Iterable[int], document: PDFDocument) -> "_Cut":
        wanted = uharfbuzz.SubsetInput()
        wanted.glyph_set.update(set(glyphs))
        wanted.flags = COMPACT
        if whole.has_var_data:
            wanted.pin_all_axes_to_default(whole)
        plan = uharfbuzz.SubsetPlan(whole, wanted)
        mapping = plan.old_to_new_glyph_mapping
        return cls(plan.execute(), {glyph: mapping[glyph] for glyph in sorted(glyphs)}, document)

    @property
    def name(self) -> str:
        """The typeface's name, and that it is a part of it."""
        own = self.face.get_name(uharfbuzz.OTNameIdPredefined.POSTSCRIPT_NAME) or "Typeface"
        return "/PARTOF+" + re.sub(r"[^\w-]", "", own, flags=re.ASCII)

    def font(self, said: Mapping[int, str]) -> PDFDictionary:
        """The font that pages name: which glyph a code is, and what it says."""
        glyphs = [f"<{old:04X}> {new}" for old, new in self.numbers.items()]
        texts = [f"<{old:04X}> <{said[old].encode('utf-16-be').hex()}>" for old in self.numbers]
        kind = {"Type": "/CMap", "CMapName": "/Codes", "CIDSystemInfo": _system()}
        return PDFDictionary(
            {
                "Type": "/Font",
                "Subtype": "/Type0",
                "BaseFont": self.name,
                "Encoding": self._file(_table("cid", glyphs), kind),
                "ToUnicode": self._file(_table("bf", texts), {}),
                "DescendantFonts": PDFArray([self._glyphs()]),
            }
        )

    def _glyphs(self) -> PDFDictionary:
        """The font of the glyphs by their new numbers."""
        has_curves = "CFF " in self.face.table_tags
        outlines = self.face.reference_table("CFF ").data if has_curves else self.face.blob.data
        file = self._file(
            outlines, {"Subtype": "/CIDFontType0C"} if has_curves else {"Length1": len(outlines)}
        )
        return PDFDictionary(
            {
                "Type": "/Font",
                "Subtype": "/CIDFontType0" if has_curves else "/CIDFontType2",
                "BaseFont": self.name,
                "CIDSystemInfo": _system(),
                "FontDescriptor": self._descriptor("FontFile3" if has_curves else "FontFile2", file),
                "W": PDFArray(self._widths()),
                **({} if has_curves else {"CIDToGIDMap": "/Identity"}),
            }
        )

    def _descriptor(self, key: str, file: PDFObjectReference) -> PDFObjectReference:
        extents = uharfbuzz.Font(self.face).get_font_extents("ltr")
        up, down = (self._thousandths(one) for one in (extents.ascender, extents.descender))
        return self._reference(
            PDFDictionary(
                {
                    "Type": "/FontDescriptor",
                    "FontName": self.name,
                    "Flags": SYMBOLIC,
                    "FontBBox": PDFArray([-1000, down, 2000, up]),
                    "ItalicAngle": 0,
                    "Ascent": up,
                    "Descent": down,
                    "CapHeight": up,
                    "StemV": STEM,
                    key: file,
                }
            )
        )

    def _widths(self) -> list[object]:
        font = uharfbuzz.Font(self.face)
        return [
            part
            for new in self.numbers.values()
            for part in (new, PDFArray([self._thousandths(font.get_glyph_h_advance(new))]))
        ]

    def _thousandths(self, units: int) -> int:
        thousandths: int = round(1000 * units / self.face.upem)
        return thousandths

    def _file(self, content: bytes, about: Mapping[str, object]) -> PDFObjectReference:
        stream = PDFStream(PDFDictionary(dict(about)), content, [PDFZCompress])
        return self._reference(stream)

    def _reference(self, what: object) -> PDFObjectReference:
        found: PDFObjectReference = self.document.Reference(what)  # type: ignore[no-untyped-call]
        return found


def _system() -> PDFDictionary:
    return PDFDictionary({"Registry": PDFString("Adobe"), "Ordering": PDFString("Identity"), "Supplement": 0})


def _table(kind: str, rows: list[str]) -> bytes:
    """A table of codes as a program in PostScript; `kind` is `cid` for glyphs and `bf` for texts."""
    parts = [rows[start : start + AT_ONCE] for start in range(0, len(rows), AT_ONCE)]
    blocks = (f"{len(part)} begin{kind}char\n{chr(10).join(part)}\nend{kind}char" for part in parts)
    return TABLE.format("\n".join(blocks)).encode()


@cache
def embedded(face: SystemFace) -> EmbeddedFace:
    """The typeface, as the PDF library knows it by its name from now on."""
    made = EmbeddedFace(face, f"system:{face.file}")
    pdfmetrics.registerFont(made)
    return made
