"""The text of a card names each thing that it gives or takes."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

import pytest

from companion import games
from companion.engine.phrasebook.card_file import Lines, read_card_file
from companion.engine.phrasebook.nested import texts


@dataclass(frozen=True)
class Telling:
    """The lines of a section that tell (`later/2` is the second text), and the effects that they tell of."""

    section: str
    text: tuple[str, ...]
    effects: tuple[str, ...]


TELLINGS: Mapping[str, tuple[Telling, ...]] = {
    "hopes_end": (
        *(Telling("morality", (f"later/{n}",), (f"later {n}",)) for n in (1, 2, 3)),
        Telling("history", ("title", "text"), ("effects",)),
    ),
    "hope_inhumanity": (
        Telling(
            "scenes", ("title", "callout"), ("succeed", "bonus", "accept", "fail", "refuse", "all refuse")
        ),
    ),
    "map_to_hope": (Telling("locations", ("title", "or"), ("or price",)),),
    "human_punishment": (
        Telling("objectives", ("title", "text"), ("wants",)),
        *(
            Telling(pile, ("title", "text"), ("do", "success", "failure", "A", "B"))
            for pile in ("I", "II", "III", "EX")
        ),
    ),
}
FOOD = (
    r"food bread bak soup \beat meal meat fish apple fruit \btin ration mussel \bhare \bhold\b hungr "
    "supper loa kitchen biscuit cheese cake honey eggs potato sandwich mushroom steak mackerel"
)
FOOD_DE = (
    r"essen\b esst isst brot back bäck suppe fisch äpfel konserve proviant muschel hase dose laderaum "
    "fleisch hung satt küche laib mahl keks käse kuchen honig eiern kartoffel pilz steak makrele "
    "lebensmittel"
)
DANGER = (
    r"blood kni gun rifle armed crossbow axe\b chain broke burn fire smoke water sea\b tide swell snow "
    r"ice cold fall rope ledge ladder climb gorge lake mine cough dark saw men\b man\b shot thief "
    "noise prison glass sticks cars mushroom dog bear bite fox bees cow mare"
)
DANGER_DE = (
    "blut messer gewehr bewaffn armbrust axt kette gebrochen brenn feuer brand rauch wasser meer flut "
    r"dünung schne kalt \beis eiszapfen fall seil sims leiter klett schlucht see\b mine husten hustet "
    r"dunkel säge mann\b männer lärm scheibe gefängnis köhler stöcke räuber autos pilz wunde hund "
    r"bär\b biss fuchs bienen kuh stute"
)
THINGS = "box cabinet bag pack shel jar container pocket tool square blanket pouch book map"
THINGS_DE = "kiste schrank tasche sack regal gläser container viereck decke kasse block karte"
WORDS: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("hopes_end", "en"): {
        r"ruins? \d": "fell fall burn broke torn rubble fire gave blown caved",
        r"repairs? \d": "mend",
        r"spares? \d": "guard spare prop held hold warn protect safe save watch",
        r"lays? \d": "build built house",
        r"scores? \d more": "thank grateful praise proud pride trust honour cheer respect toast drink",
        r"scores? \d fewer": "blame curse laugh shame",
    },
    ("hopes_end", "de"): {
        r"zerstör\w* \d": "brann brenn brach stürz fiel fall abgerissen schutt spreng zünd steckte bro",
        r"wieder auf": "flick besser reparier deckt",
        r"verschon\w* \d": "wach schütz schon stütz hält hielt warn rett sicher",
        r"\bleg\w* \d": "bau haus",
        r"bekomm\w* \d Punkte? mehr": "dank lob stolz vertrau ehr jubel acht trink",
        r"bekomm\w* \d Punkte? weniger": "schuld fluch flucht lach schande",
    },
    ("hope_inhumanity", "en"): {
        r"recovers? from \d hunger": FOOD,
        r"suffers? \d hunger": f"{FOOD} day night morning hour week march tide",
        r"recovers? from \d harm": "wound doctor nurse medicine bandage bed boots slept sleep dress",
        r"suffers? \d harm|\bdie\b": DANGER,
        r"(draws|gets|loses|hands|has) (an|the) asset": THINGS,
        r"(\d|a) trait": "miss what learn teach know",
        r"\d hunted": "hunter notice faces name boots dogs whistle roofs fires sticks light",
        r"sits? out": "stays works",
    },
    ("hope_inhumanity", "de"): {
        r"\d Hunger los": FOOD_DE,
        r"erleide\w+ \d Hunger": f"{FOOD_DE} tag nacht abend morgen früh stunde woche",
        r"\d Wunden? los": "wunde arzt krankenschwester verb bett stiefel schlaf",
        r"erleide\w+ \d Wunde|stirbt|sterben": DANGER_DE,
        r"(zieht|bekommt|verliert|gibt|hat) (ein|das) Fundstück": THINGS_DE,
        r"\d Eigenschaft|eine Eigenschaft": "fehlen was weiß kennt lern lehr",
        r"\bJagd\b": "jäger zettel anschl gesicht name stiefel hunde pfeife dächer feuer stöcke licht",
        r"setz\w+ \d Z": "bleibt arbeitet",
    },
    ("map_to_hope", "en"): {
        r"lose \d Time": "walk wait round road bench deliver stay dig try lunch",
        r"you discard|lose \d [a-zI]": "pocket trade throw sell pass share burn order",
        r"take \d damage": "climb snow rubble bare",
        r"heal \d": r"\beat\b warm supper glass garden lunch",
        r"take \d Radiation": r"\beat\b drink straight",
        r"lose \d Radiation": "lead",
    },
    ("map_to_hope", "de"): {
        r"verlierst \d Zeit": (
            "laufen warten außen straße weile austragen bleiben graben hinauf ufer probieren"
        ),
        r"wirfst|verlierst \d (ausl|Geg)": (
            "tasche tauschen werfen verkaufen reichen teilen verheizen bestellen"
        ),
        r"erleidest \d": "steigen schnee geröll bloß",
        r"heilst \d": "essen verheizen glas garten",
        r"erhältst \d": "essen trinken vorbei",
        r"verlierst \d Strahlung": "blei",
    },
    ("human_punishment", "en"): {
        r"end Morale": "cheer",
        r"end Resource": "shelves",
        r"have at least \d Wound": "wound",
        r"never be wounded": "piece scratch",
        r"you are the Leader|Area of the Leader": "hands leads power",
        r"you are the General": "general",
        r"hold no badge": "badge service lead stand",
        r"lies? in the Junkyard|drop chips": "deep junkyard throw",
        r"you have at least \d Program|use a Program": "program sleeve machine glitter",
        r"buy a weapon": "weapon",
        r"act in the City": "square heard",
        r"be detained once": "sit",
        r"alone in": "alone leave",
        r"with an Enemy": "among come through",
        r"never attack": "open",
        r"chip that you carry|^bring": "carry bring",
        r"action left": "one thing more",
        r"different Areas": "door area",
        r"for a Censure": "names accuse",
        r"New Leader \d": "vote",
        r"nothing into": "no card nothing",
        r"player (after|before) you": "where behind",
        r"others$": "together",
        r"Med Center \d": "med center",
        r"Nexus \d": "nexus",
        r"is destroyed": "blow blue smoke wire asking dam",
        r"are set free": "open exchange cells gate",
    },
    ("human_punishment", "de"): {
        r"Ende steht die Moral": "jubel",
        r"Ende stehen die Vorräte": "regal",
        r"mindestens \d Wunde": "wunde",
        r"nie verwundet": "heil",
        r"bist du in der Führung|Bereich der Führung": "händen führt macht",
        r"bist du General": "general",
        r"weder in der Führung": "abzeichen dienst führen trittst",
        r"liegen .* auf dem Schrottplatz|Chips auf dem Schrottplatz ablegen": "tief schrottplatz wirfst",
        r"mindestens \d Programm|Programm benutzen": "programm ärmel maschine glitzert",
        r"Waffe kaufen": "waffe",
        r"in der Stadt handeln": "platz gehört",
        r"einmal eingesperrt": "sitzen",
        r"allein in": "allein gehst",
        r"mit einem Feind": "unter ihnen durchbrechen",
        r"nie angreifen": "offen",
        r"mit einem Chip|^bring": "trägst bringst",
        r"Aktion übrig": "handgriff",
        r"verschiedenen Bereichen": "tür bereich",
        r"Anklage erheben": "namen klagst",
        r"Führung neu wählen": "wählen",
        r"Proben? nichts": "keine karte nichts",
        r"Person (nach|vor) dir": "wohin hinter",
        r"zwei anderen": "beisammen",
        r"Med-Center heilen": "med-center",
        r"im Nexus": "nexus",
        r"wird zerstört": "spreng rauch draht damm",
        r"kommen frei": "öffnet außen austausch",
    },
}
"""Patterns of words that tell of an effect, by game and language and the sentence of the effect.

Humanity and Hope have none: they are the price of a deed, not a thing that a text can show.
"""
DECKS = tuple(
    (game, file.name)
    for game in TELLINGS
    for file in sorted(
        files(games.find(game).meta.package).joinpath("decks").iterdir(), key=lambda one: one.name
    )
)


def untold(game: str, file: str, text: str) -> Iterator[str]:
    """Cards with an effect of which their text has no word."""
    words, sections = WORDS[game, file.split(".")[-2]], read_card_file(file, text).sections
    for telling in TELLINGS[game]:
        for card in sections.get(telling.section, ()):
            said = " ".join(_text(card, line) for line in telling.text).lower()
            for effect in (one for line in telling.effects for one in texts(card.get(line, ()))):
                if not _is_told(effect, said, words):
                    yield f"{_text(card, 'id') or _text(card, 'title')}: {effect}"


def _is_told(effect: str, said: str, words: Mapping[str, str]) -> bool:
    meant = [some for pattern, some in words.items() if re.search(pattern, effect)]
    return all(any(re.search(word, said) for word in some.split()) for some in meant)


def _text(card: Lines, line: str) -> str:
    name, _, place = line.partition("/")
    found = tuple(texts(card.get(name, ())))
    return "".join(found[int(place) - 1 : int(place)]) if place else " ".join(found)


@pytest.mark.parametrize(("game", "file"), DECKS)
def test_each_tangible_effect_has_its_word_in_the_text_that_gives_it(game: str, file: str) -> None:
    text = files(games.find(game).meta.package).joinpath("decks", file).read_text(encoding="utf-8")
    assert list(untold(game, file, text)) == []


def test_an_effect_that_the_text_is_silent_about_is_found() -> None:
    deck = (
        "deck: D\nlanguage: en\nhistory:\n"
        "  - id: calm\n    text: {text}\n    effects: everyone ruins 1 of their tiles\n"
    )
    assert list(untold("hopes_end", "d.en.yaml", deck.format(text="Nothing."))) == [
        "calm: everyone ruins 1 of their tiles"
    ]
    assert list(untold("hopes_end", "d.en.yaml", deck.format(text="It burned."))) == []


def test_every_game_with_decks_is_held_to_it() -> None:
    with_decks = {
        name for name in games.names() if files(games.find(name).meta.package).joinpath("decks").is_dir()
    }
    assert with_decks == {*TELLINGS}
