"""Talk at a table: showing what players say, and reading what this player types."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeVar, get_args

from millions.client import Player
from millions.core.seat import Seat
from millions.terminal.names import Names
from millions.terminal.remarks import phrase_text
from millions.terminal.vocabulary import Unclear, fold, is_number, pick, spoken
from millions.wire.talk import (
    AnyPhrase,
    Claims,
    Comments,
    Explains,
    Offers,
    Reaction,
    Reacts,
    Replies,
    Request,
    Requests,
    Saying,
    Says,
    Utterance,
)
from millions.words import Speaker

QUOTES = "\"'“”«»‘’"
REQUESTS: tuple[Request, ...] = get_args(Request)
SAYINGS: tuple[Saying, ...] = get_args(Saying)
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
"""The catalogues list what may be typed for each of these under `talk-` and its name."""

W = TypeVar("W", Request, Saying, Reaction)


# What others say


def told(said: Utterance, speaker: Speaker) -> str:
    """An utterance as a line of text."""
    words = _printable(said.text) if said.text is not None else _phrase(said.seat, said.phrase, speaker)
    to = None if said.phrase is None else _told_to(said.phrase)
    if to is None:
        return speaker.text("talk-said", seat=speaker.seat(said.seat), said=words)
    return speaker.text("talk-said-to", seat=speaker.seat(said.seat), to=speaker.seat(to), said=words)


def _told_to(phrase: AnyPhrase) -> Seat | None:
    """To whom a phrase is said; None for everybody."""
    if isinstance(phrase, Says):
        return None if phrase.what == "ahead" else phrase.whom
    return None if isinstance(phrase, Claims) else phrase.to


def _printable(text: str) -> str:
    """A text without control characters, which could spoil the screen."""
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
        case Says(what=what, whom=whom):
            return speaker.text("phrase-says", what=what, whom=speaker.seat(whom))
        case Explains() | Replies() | Comments():
            return phrase_text(phrase, speaker)
        case None:
            return "…"


# What the player says


def say(player: Player, names: Names[Any] | None, speaker: Speaker, words: str) -> None:
    """Say something: in free text at an open table, otherwise as a phrase. Raises Unclear if it is no phrase."""
    if player.replica.settings.talk != "structured":
        return player.say(words)
    if names is None:
        raise Unclear(speaker.text("talk-later"))
    player.signal(Phrases(names).read(words.split()))


class Phrases:
    """Reads phrases such as `offer Bob 3`, `Bob leave`, `thanks Bob`, `driver`."""

    def __init__(self, names: Names[Any]) -> None:
        self.names, self.lang = names, names.speaker.lang

    def read(self, words: list[str]) -> AnyPhrase:
        """The phrase that these words mean; raises Unclear."""
        numbers = [int(word) for word in words if is_number(word)]
        amount = numbers[0] if numbers else None
        words = [word for word in words if not is_number(word) and fold(word) not in self.names.small_words()]
        offers = bool(words) and fold(words[0]) in spoken(self.lang, "cmd-offer")
        request, left = self._one_of(REQUESTS, words[1:] if offers else words)
        if offers and amount is not None:
            return Offers(self._whom(left), amount, "stay" if request == "stay" else "leave")
        if request is not None:
            return Requests(self._whom(left), request, amount)
        saying, left = self._one_of(SAYINGS, words)
        if saying is not None:
            return Says(saying, self._whom(left))
        reaction, left = self._one_of(REACTIONS, words)
        if reaction is not None:
            return Reacts(reaction, self._whom(left) if left else None)
        return self._claim(words)

    def _one_of(self, meanings: tuple[W, ...], words: list[str]) -> tuple[W | None, list[str]]:
        """The first of these meanings that one of the words has, and the other words."""
        for meaning in meanings:
            for word in words:
                if fold(word) in spoken(self.lang, f"talk-{meaning}"):
                    return meaning, [other for other in words if other is not word]
        return None, words

    def _whom(self, words: list[str]) -> Seat:
        if not words:
            raise self._unclear()
        return self.names.seat(" ".join(words), "say")

    def _claim(self, words: list[str]) -> Claims:
        """A claim about a role, of the player's own character or another; only heists have roles."""
        roles: dict[str, Enum] = getattr(self.names, "role_names", dict)()
        named = [word for word in words if pick(word, roles) is not None]
        role = pick(named[0], roles) if named else None
        if role is None:
            raise self._unclear()
        place, rest = self.names.label([word for word in words if word not in named])  # type: ignore[attr-defined]
        seat = self.names.seat(" ".join(rest), "say") if rest else self.names.me
        return Claims(seat * self.names.speaker.per_seat + (place or 0), str(role.value))

    def _unclear(self) -> Unclear:
        return self.names.unclear("talk-phrases", roles="yes" if hasattr(self.names, "role_names") else "no")
