"""The words that cards and pages print in one language, and which words of a card file they are."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.engine.phrasebook.card_editor_spec import CardKind, Fill, LineForm
from companion.engine.phrasebook.outline import did_you_mean
from companion.engine.words import Message, Words, say


@dataclass(frozen=True)
class OwnWords:
    """Parser for people who know the printed words alone; `speak` says them in their language."""

    speak: Callable[[Words], str]

    def section(self, kinds: tuple[CardKind, ...]) -> dict[str, str]:
        """Each word for a kind of card, folded, and the section that it means."""
        words = ((kind, (kind.section, self.speak(kind.label), self.speak(kind.many))) for kind in kinds)
        return {word.casefold(): kind.section for kind, many in words for word in many}

    def read(self, form: LineForm, text: str) -> tuple[str, tuple[Message, ...]]:
        """The line as a card file holds it, and what is wrong with each word that is in no list."""
        if not form.choices:
            return text, ()
        words = [one.strip() for one in text.split(",")] if form.fill is Fill.SEVERAL else [text]
        known = {word.casefold(): meant for meant, word in self._both(form)}
        meant = (known.get(word.casefold(), word) for word in words)
        return ", ".join(one for one in meant if one), tuple(self._unknown(form, words, known))

    def _unknown(self, form: LineForm, words: list[str], known: dict[str, str]) -> Iterator[Message]:
        """Nothing of a list of numbers: its reader says how many it takes."""
        if any(meant.isdigit() for meant, _ in form.choices):
            return
        printed = [self.speak(label) for _, label in form.choices]
        for word in words:
            if word.casefold() not in known:
                yield say("fault-word", word=word, hint=did_you_mean(word, printed))

    def _both(self, form: LineForm) -> Iterator[tuple[str, str]]:
        for meant, label in form.choices:
            yield meant, self.speak(label)
        for meant, _ in form.choices:
            yield meant, meant
