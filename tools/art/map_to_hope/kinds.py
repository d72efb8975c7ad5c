"""A picture for each kind of card and of Location."""

from dataclasses import replace

from companion.kit.papercut import (
    SheetStyle,
    cloud,
    disc,
    figure,
    flame,
    house,
    picture,
    pines,
    rain,
    ridge,
    road,
    stars,
)
from tools.art.map_to_hope.styles import FOLD, GREEN, MORNING, NIGHT, PARCHMENT, TEAL, WAY


def blocked() -> str:
    """Where strength is tested: a barrier of beams across the road."""
    far, middle, near, black = TEAL.layers
    return picture(
        "A road that is blocked",
        TEAL,
        disc(350, 110, 22, TEAL.light),
        ridge("bl1", 190, 110, far, jagged=True),
        ridge("bl2", 212, 30, middle),
        road(206, black, "#d8bf86"),
        '<path d="M150 226l170-74 6 13-170 74zM154 152l170 74-6 13-170-74zM168 132h14v112h-14zM298'
        ' 132h14v112h-14z"'
        f' fill="{near}" stroke="{black}" stroke-width="3"/>',
        f'<path d="M176 162l124 0 0 16-124 0z" fill="{WAY}"/>'
        '<path d="M196 162l14 0-12 16h-14zM232 162l14 0-12 16h-14zM268 162l14 0-12 16h-14z"'
        f' fill="{PARCHMENT}"/>',
        ridge("bl3", 300, 18, black),
    )


def crossing() -> str:
    """Where wits are tested: a signpost at a crossing, in the night."""
    far, middle, near, black = NIGHT.layers
    return picture(
        "A crossing, and signs that point everywhere",
        NIGHT,
        stars("c", 50, 150),
        disc(130, 90, 20, "#dfe8d2"),
        ridge("c1", 200, 70, far),
        cloud(40, 206, 30, middle),
        cloud(320, 200, 34, middle),
        ridge("c2", 232, 30, near),
        f'<path d="M236 270v-178h9v178z" fill="{black}"/>'
        f'<path d="M244 104h74l18 13-18 13h-74zM236 140h-80l-18 13 18 13h80zM244 176h58l16 12-16 12h-58z"'
        f' fill="{FOLD}" stroke="{black}" stroke-width="3"/>',
        ridge("c3", 266, 24, black),
    )


def mast() -> str:
    """Where craft is tested: a mast with cables, and a shed."""
    far, middle, near, black = GREEN.layers
    return picture(
        "A mast that somebody could mend",
        GREEN,
        disc(330, 96, 22, "#7c8f2e"),
        ridge("m1", 206, 80, far, jagged=True),
        ridge("m2", 232, 26, middle),
        house(330, 250, 1.8, near, black, "#d6f08a"),
        '<path d="M196 252l36-176h16l36 176M212 176l58 36M268 176l-58 36M222 126l44 50M258 126l-44 50'
        "M204 214h72"
        f'M150 92h180" fill="none" stroke="{black}" stroke-width="6"/>'
        f'<path d="M150 92Q80 120 0 112M330 92q70 28 150 22M150 92v16M330 92v16" fill="none" stroke="{black}"'
        ' stroke-width="3"/>',
        '<circle cx="240" cy="72" r="7" fill="#d6f08a"/><circle cx="240" cy="72" r="40" fill="url(#glow)"/>',
        ridge("m3", 290, 22, black),
    )


def rays() -> str:
    """Radiation: the sign of three blades over dead trees."""
    far, middle, near, black = GREEN.layers
    blades = "".join(
        f'<path d="M-15-26A30 30 0 0 1 15-26L38-66A76 76 0 0 0-38-66z" transform="rotate({turn})"/>'
        for turn in (60, 180, 300)
    )
    return picture(
        "The air that nobody should breathe",
        GREEN,
        ridge("r1", 214, 90, far, jagged=True),
        rain("r", 60, "#d6f08a"),
        pines("r2", 262, 90, 16, middle, (120, 360)),
        '<circle cx="240" cy="160" r="150" fill="url(#glow)"/>',
        f'<g transform="translate(240 160)" fill="{black}" stroke="#d6f08a" stroke-width="4"><circle'
        ' r="84" fill="#7c8f2e"/>'
        f'{blades}<circle r="14"/></g>',
        ridge("r3", 300, 24, near),
    )


def people(*, leads: bool) -> str:
    """One with a lamp before others, or two side by side."""
    far, middle, _, black = TEAL.layers
    others = (180, 152, 128) if leads else (276,)
    return picture(
        "Somebody goes ahead" if leads else "Somebody comes along",
        replace(TEAL, light="#ffe0a0"),
        stars("p", 24, 90),
        disc(90, 110, 18, TEAL.light),
        ridge("p1", 206, 100, far, jagged=True),
        ridge("p2", 226, 26, middle),
        *(figure(x, 216, 1.5 if leads else 2.1, black, mirrored=not leads) for x in others),
        figure(262 if leads else 212, 218, 2.3, black, "#ffe2a0"),
        ridge("p3", 222, 12, black),
    )


def item() -> str:
    """Item: a rucksack beside a lamp."""
    far, middle, near, black = TEAL.layers
    return picture(
        "What can be carried",
        replace(TEAL, light="#ffe0a0"),
        ridge("i1", 190, 90, far, jagged=True),
        ridge("i2", 222, 26, middle),
        f'<path d="M186 232v-66q0-48 46-48t46 48v66z" fill="{near}" stroke="{black}" stroke-width="4"/>'
        f'<path d="M198 232v-40h68v40zM214 118q18-30 36 0M186 172h92M226 192v14h12v-14" fill="{FOLD}"'
        ' fill-opacity=".55"'
        f' stroke="{black}" stroke-width="4"/><path d="M180 116h104v18H180z" fill="{WAY}"'
        f' stroke="{black}" stroke-width="4"/>',
        '<circle cx="330" cy="196" r="70" fill="url(#glow)"/><path d="M314 232v-44h32v44zM318'
        ' 188q12-30 24 0" fill="none"'
        f' stroke="{black}" stroke-width="5"/><circle cx="330" cy="208" r="11" fill="#ffe2a0"/>',
        ridge("i3", 240, 10, black),
    )


def boost() -> str:
    """Boost: a fire that is lit."""
    far, middle, near, black = MORNING.layers
    return picture(
        "A fire that somebody lit",
        MORNING,
        ridge("bo1", 190, 100, far, jagged=True),
        cloud(60, 150, 24, "#dfe6cf"),
        ridge("bo2", 224, 30, middle),
        flame(240, 226, 2.4, "#e8843c", "#fff0bf"),
        f'<path d="M190 220l100 20-4 14-100-20zM290 220l-100 20 4 14 100-20z" fill="{black}"/>',
        ridge("bo3", 252, 20, near),
    )


def action() -> str:
    """Action: a runner, and dust that rises."""
    far, middle, near, black = MORNING.layers
    return picture(
        "Now, and at once",
        MORNING,
        disc(350, 120, 26, MORNING.light),
        ridge("a11", 196, 110, far, jagged=True),
        ridge("a12", 220, 30, middle),
        f'<g fill="{black}"><circle cx="268" cy="112" r="13"/><path d="M256 126l-34 48 22 14 22-30z"/></g>'
        '<path d="M258 132l34 26 24-14M252 134l-36 6-16 26M236 176l34 20-4 34M228 174l-26 34-34 0"'
        ' fill="none"'
        f' stroke="{black}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="M60 150h90M40 176h80M74 202h64" stroke="{near}" stroke-width="5" stroke-linecap="round"/>',
        ridge("a13", 238, 14, black),
    )


def camp(title: str, style: SheetStyle) -> str:
    """Camp Hope: two tents and a fire."""
    far, middle, near, black = style.layers
    return picture(
        title,
        style,
        disc(240, 96, 36, style.light),
        ridge("w1", 204, 110, far, jagged=True),
        ridge("w2", 236, 26, middle),
        f'<path d="M120 262l44-74 44 74zM280 262l50-84 50 84z" fill="{near}"/>',
        f'<path d="M154 262l10-22 10 22zM318 262l12-26 12 26z" fill="{black}"/>',
        flame(244, 264, 0.9, "#e8843c", "#fff0bf"),
        *(figure(x, 272, 0.9, black, mirrored=x > 240) for x in (220, 274)),
        ridge("w3", 304, 26, near),
    )
