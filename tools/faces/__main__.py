"""`make faces FROM=folder`: writes the typefaces of pages and prints, their licences and their styles."""

import argparse
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from reportlab.pdfbase.pdfmetrics import stringWidth

PAGES, PRINTS = Path("web/static/faces"), Path("companion/adapters/printing/faces")
SAMPLE = "The road leads on without you; who stands by Dora? Wer steht zu Dora, und was kostet es?"
WESTERN = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BC,U+02C6,U+02DC,U+2000-200A,U+2010-2027,U+202F,"
    "U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2215"
)
EASTERN = "U+0300-0301,U+0370-03FF,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116"
"""Greek and Cyrillic, which the text face has not."""
OTHERS = "U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF"
DEJAVU = {"sans": 0.5227, "serif": 0.5278}
"""Width of a letter of the sample in DejaVu, which reportlab does not have, in ems."""
CUTS = (("Regular", "normal", 400), ("Bold", "normal", 700), ("Italic", "italic", 400))
"""The text face of prints: its names, slants and weights."""
TITLES = {"Fraunces": 600, "Shoulders": 800, "Fell": 400, "Bitter": 700, "Nunito": 800}
"""The faces of titles in prints, with their weights."""
LIKE = {
    "sans": ("Helvetica", ("Arial", "Liberation Sans", "Roboto"), ("DejaVu Sans", "Verdana")),
    "serif": ("Times-Roman", ("Times New Roman", "Liberation Serif", "Georgia"), ("DejaVu Serif",)),
}


@dataclass(frozen=True)
class Face:
    """A typeface: its name in styles, its package, the files in it, the axes that stay."""

    family: str
    package: str
    stem: str
    weights: tuple[int, int]
    like: str
    pinned: tuple[tuple[str, float], ...] = ()

    def file(self, letters: str, slant: str = "normal") -> str:
        """The package's file with such letters."""
        return self.stem.format(letters=letters, slant=slant)


FACES = (
    Face(
        family="Atkinson",
        package="fontsource-variable-atkinson-hyperlegible-next",
        stem="atkinson-hyperlegible-next-{letters}-wght-{slant}.woff2",
        weights=(400, 700),
        like="sans",
    ),
    Face(
        family="Fraunces",
        package="fontsource-variable-fraunces",
        stem="fraunces-{letters}-full-{slant}.woff2",
        weights=(400, 700),
        like="serif",
        pinned=(("SOFT", 50), ("WONK", 0), ("opsz", 72)),
    ),
    Face(
        family="Shoulders",
        package="fontsource-variable-big-shoulders",
        stem="big-shoulders-{letters}-standard-{slant}.woff2",
        weights=(500, 900),
        like="sans",
        pinned=(("opsz", 40),),
    ),
    Face(
        family="Fell",
        package="fontsource-im-fell-english",
        stem="im-fell-english-{letters}-400-{slant}.woff2",
        weights=(400, 400),
        like="serif",
    ),
    Face(
        family="Bitter",
        package="fontsource-variable-bitter",
        stem="bitter-{letters}-wght-{slant}.woff2",
        weights=(400, 800),
        like="serif",
    ),
    Face(
        family="Nunito",
        package="fontsource-variable-nunito",
        stem="nunito-{letters}-wght-{slant}.woff2",
        weights=(400, 900),
        like="sans",
    ),
)
ABROAD = Face(
    family="Noto Sans",
    package="fontsource-variable-noto-sans",
    stem="noto-sans-{letters}-wght-{slant}.woff2",
    weights=(400, 700),
    like="sans",
)
"""The typeface of Greek and Cyrillic letters in prints."""


def cut(file: Path, letters: str, pinned: dict[str, float | tuple[float, float]]) -> TTFont:
    """The typeface of that file with no letters but these, and its axes pinned or narrowed."""
    font = TTFont(file)
    options = Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"], hinting=False)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for code in _codes(letters) if code in font.getBestCmap()])
    subsetter.subset(font)
    return instantiateVariableFont(font, pinned) if "fvar" in font else font


def _codes(letters: str) -> list[int]:
    spans = [one.removeprefix("U+").split("-") for one in letters.split(",")]
    return [code for span in spans for code in range(int(span[0], 16), int(span[-1], 16) + 1)]


def for_pages(face: Face, source: Path) -> str:
    """Writes the files of a face for browsers. Returns its rules of style."""
    folder, rules = source / face.package / "package" / "files", ""
    for letters, codes, name in (("latin", WESTERN, ""), ("latin-ext", OTHERS, "-ext")):
        file = folder / face.file(letters)
        if not file.exists():
            continue
        font = cut(file, codes, {**dict(face.pinned), "wght": face.weights})
        font.flavor = "woff2"
        font.save(PAGES / f"{face.family.lower()}{name}.woff2")
        rules += _rule(face, name, codes)
        if not name:
            fallbacks = _fallbacks(face, font)
    return rules + fallbacks


def _rule(face: Face, name: str, codes: str) -> str:
    weights = " ".join(map(str, sorted(set(face.weights))))
    file = f"{face.family.lower()}{name}.woff2"
    reach = f" unicode-range: {codes};" if name else ""
    return (
        f'@font-face {{ font-family: "{face.family}"; src: url("{file}") format("woff2"); '
        f"font-weight: {weights}; font-display: swap;{reach} }}\n"
    )


def _fallbacks(face: Face, font: TTFont) -> str:
    """Typefaces that most machines have, as wide and as high as the face: nothing jumps when it comes."""
    widths, head, space = font["hmtx"], font["hhea"], font["head"].unitsPerEm
    letters = font.getBestCmap()
    wide = sum(widths[letters[ord(one)]][0] for one in SAMPLE) / len(SAMPLE) / space
    known, usual, deja = LIKE[face.like]
    own: dict[str, tuple[tuple[str, ...], float]] = {"": (usual, stringWidth(SAMPLE, known, 1) / len(SAMPLE))}
    if face is FACES[0]:  # what is read most is right on a machine with none of these, too
        own[" wide"] = deja, DEJAVU[face.like]
    return "".join(
        f'@font-face {{ font-family: "{face.family} meanwhile{name}"; src: {_local(local)}; '
        f"size-adjust: {wide / width:.1%}; ascent-override: {head.ascent / space * width / wide:.1%}; "
        f"descent-override: {-head.descent / space * width / wide:.1%}; line-gap-override: 0%; }}\n"
        for name, (local, width) in own.items()
    )


def _local(names: tuple[str, ...]) -> str:
    return ", ".join(f'local("{one}")' for one in names)


def for_prints(source: Path) -> None:
    """Writes the text face as TrueType: upright, bold and slanted, each with others' Greek and Cyrillic."""
    face = FACES[0]
    for name, slant, weight in CUTS:
        parts = [
            *((face, half, f"{WESTERN},{OTHERS}") for half in ("latin", "latin-ext")),
            *((ABROAD, letters, EASTERN) for letters in ("cyrillic", "greek")),
        ]
        files = [
            (source / one.package / "package" / "files" / one.file(half, slant), codes)
            for one, half, codes in parts
        ]
        fonts = [
            cut(file, codes, {"wght": weight, **dict(one.pinned)})
            for (file, codes), (one, *_) in zip(files, parts, strict=True)
        ]
        _joined(fonts).save(PRINTS / f"Atkinson-{name}.ttf")


def for_titles(source: Path) -> None:
    """Writes the faces in which games tell, upright and in one weight."""
    for face in FACES:
        if face.family not in TITLES:
            continue
        folder = source / face.package / "package"
        files = [folder / "files" / face.file(half) for half in ("latin", "latin-ext")]
        weight: dict[str, float | tuple[float, float]] = {"wght": TITLES[face.family]}
        there = [file for file in files if file.exists()]
        fonts = [cut(file, f"{WESTERN},{OTHERS}", {**weight, **dict(face.pinned)}) for file in there]
        _joined(fonts).save(PRINTS / f"{face.family}-Title.ttf")
        shutil.copy(folder / "LICENSE", PRINTS / f"LICENSE.{face.family.lower()}")


def _joined(fonts: Sequence[TTFont]) -> TTFont:
    """The parts as one typeface, each letter of the first that has it."""
    with TemporaryDirectory() as data:
        files = [Path(data) / f"{place}.ttf" for place in range(len(fonts))]
        for font, file in zip(fonts, files, strict=True):
            for table in ("GSUB", "GPOS", "GDEF", "STAT"):
                if table in font:
                    del font[table]
            scale_upem(font, fonts[0]["head"].unitsPerEm)
            font.flavor = None
            font.save(file)
        return Merger().merge([str(one) for one in files])


def main() -> None:
    """Writes all files again."""
    parser = argparse.ArgumentParser(prog="make faces", description=__doc__)
    parser.add_argument("folder", type=Path, help="the unpacked packages")
    source = parser.parse_args().folder
    for folder in (PAGES, PRINTS):
        folder.mkdir(parents=True, exist_ok=True)
    rules = "/* Written by `make faces`. */\n" + "".join(for_pages(face, source) for face in FACES)
    (PAGES / "faces.css").write_text(rules, encoding="utf-8")
    for_prints(source)
    for_titles(source)
    for face in FACES:
        shutil.copy(source / face.package / "package" / "LICENSE", PAGES / f"LICENSE.{face.family.lower()}")
    shutil.copy(PAGES / "LICENSE.atkinson", PRINTS / "LICENSE.atkinson")
    shutil.copy(source / ABROAD.package / "package" / "LICENSE", PRINTS / "LICENSE.noto-sans")


if __name__ == "__main__":
    main()
