"""Talk at a table, which binds nobody: what others say, and what one says oneself, in words or in phrases."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from millions.core.seat import Seat
from millions.terminal.joined.far import FarTable
from millions.terminal.names import Names
from millions.terminal.vocabulary import Unclear, fold, is_number, pick, spoken
from millions.wire.talk import AnyPhrase, Claims, Offers, Reacts, Requests, Utterance
from millions.words import Speaker

QUOTES = "\"'“”«»‘’"
LEAVE, STAY = "talk-leave", "talk-stay"

REQUESTS = {
    LEAVE: "leave",
    STAY: "stay",
    "talk-propose": "propose",
    "talk-accept": "accept",
    "talk-claim": "claim",
    "talk-hurry": "hurry",
    "talk-wait": "wait",
}
REACTIONS = {
    "talk-yes": "yes",
    "talk-no": "no",
    "talk-perhaps": "perhaps",
    "talk-thanks": "thanks",
    "talk-sorry": "sorry",
    "talk-laugh": "laugh",
    "talk-doubt": "doubt",
    "talk-surprise": "surprise",
}
"""What may be typed for each phrase stands in the catalogues under these names."""


# What others say


def told(said: Utterance, speaker: Speaker) -> str:
    """Something that was said, as a line."""
    words = _printable(said.text) if said.text is not None else _phrase(said.seat, said.phrase, speaker)
    to = said.phrase.to if isinstance(said.phrase, Offers | Requests | Reacts) else None
    if to is None:
        return speaker.text("talk-said", seat=speaker.seat(said.seat), said=words)
    return speaker.text("talk-said-to", seat=speaker.seat(said.seat), to=speaker.seat(to), said=words)


def _printable(text: str) -> str:
    """What can do no harm on a screen."""
    return "".join([letter if letter.isprintable() else " " for letter in text])


def _phrase(seat: Seat, phrase: AnyPhrase | None, speaker: Speaker) -> str:
    match phrase:
        case Claims(character=character, role=role):
            whose = "mine" if character // speaker.per_seat == seat and speaker.per_seat == 1 else "other"
            return speaker.text("phrase-claims", whose=whose, character=speaker.character(character), role=role)
        case Offers(amount=amount, if_you=wish):
            return speaker.text("phrase-offers", amount=amount, wish=wish)
        case Requests(what=wish, amount=amount):
            return speaker.text("phrase-requests", wish=wish, amount=amount or 0)
        case Reacts(what=what):
            return speaker.text("phrase-reacts", what=what)
        case None:
            return "…"


# What one says oneself


def say(table: FarTable, names: Names[Any] | None, speaker: Speaker, words: str) -> None:
    """Talk: in a language where the table is open, in phrases where it is not. Unclear if it is no phrase."""
    if table.seen.settings.talk != "structured":
        return table.say(words)
    if names is None:
        raise Unclear(speaker.text("talk-later"))
    Phrases(table, names).say(words.split())


class Phrases:
    """Understands phrases such as `offer Bob 3`, `Bob leave`, `thanks Bob`, `driver`."""

    def __init__(self, table: FarTable, names: Names[Any]) -> None:
        self.table, self.names, self.lang = table, names, names.speaker.lang

    def say(self, words: list[str]) -> None:
        """Say what these words mean."""
        numbers = [int(word) for word in words if is_number(word)]
        amount = numbers[0] if numbers else None
        words = [word for word in words if not is_number(word) and fold(word) not in self.names.small_words()]
        offers = bool(words) and fold(words[0]) in spoken(self.lang, "cmd-offer")
        request, left = self._one_of(REQUESTS, words[1:] if offers else words)
        if offers and amount is not None:
            return self.table.offer(self._whom(left), amount, request if request == "stay" else "leave")
        if request:
            return self.table.request(self._whom(left), request, amount)
        reaction, left = self._one_of(REACTIONS, words)
        if reaction:
            return self.table.react(reaction, self._whom(left) if left else None)
        self._claim(words)

    def _one_of(self, meanings: Mapping[str, str], words: list[str]) -> tuple[str, list[str]]:
        """What one of these words means, and the others."""
        for key, meaning in meanings.items():
            for word in words:
                if fold(word) in spoken(self.lang, key):
                    return meaning, [other for other in words if other is not word]
        return "", words

    def _whom(self, words: list[str]) -> Seat:
        if not words:
            raise self._unclear()
        return self.names.seat(" ".join(words), "say")

    def _claim(self, words: list[str]) -> None:
        """A role, one's own or somebody else's; only heists have roles."""
        roles: dict[str, Enum] = getattr(self.names, "role_names", dict)()
        named = [word for word in words if pick(word, roles) is not None]
        role = pick(named[0], roles) if named else None
        if role is None:
            raise self._unclear()
        place, rest = self.names.label([word for word in words if word not in named])  # type: ignore[attr-defined]
        seat = self.names.seat(" ".join(rest), "say") if rest else self.names.me
        character = seat * self.names.speaker.per_seat + (place or 0)
        self.table.claim(character, str(role.value))

    def _unclear(self) -> Unclear:
        return self.names.unclear("talk-phrases", roles="yes" if hasattr(self.names, "role_names") else "no")
