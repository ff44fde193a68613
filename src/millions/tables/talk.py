"""What may be said at a table, and when: talk binds nobody."""

from __future__ import annotations

from collections import deque
from collections.abc import Set as AbstractSet
from math import inf

from millions.bots.talk import Restraint
from millions.core.match import Match
from millions.core.seat import SPECTATOR, Seat
from millions.games.heists.components import names_in_play
from millions.games.heists.terms import parties
from millions.tables.customs import customs_of
from millions.tables.entries import Said
from millions.tables.occupant import Occupant
from millions.wire.answers import Refused
from millions.wire.commands import Say, Signal
from millions.wire.fields import LONGEST_TEXT
from millions.wire.settings import TalkMode
from millions.wire.talk import AnyPhrase, Claims, Comments, Explains, Offers, Reacts, Replies, Requests, Says

TALK = (Say, Signal)
"""The commands that say something."""

UNASKED = (Explains, Comments)
"""What bots say by themselves."""

MOST_SAYINGS, FLOOD_WINDOW_MS = 10, 10_000
"""One seat may say this many things within this time."""

MOST_SAYINGS_PER_ADDRESS = 2 * MOST_SAYINGS
"""All seats of one address at a table together."""


Sentence = tuple[str, int, int | None]
"""What a bot says, in which wording, and at which price if that makes a difference."""

ASKS_BACK = frozenset({"pardon", "puzzled", "dodge"})
"""Answers to what a bot has not understood."""

PRICED = frozenset({"more", "less", "pays", "still", "moved", "revised", "counter", "agreed"})
"""What is another sentence at another price."""

REMEMBERED = 100
"""Things said that are shown to a player who comes later."""

MOST_LINES = 10
"""Lines of one message: a message must not push everything else off the screen."""


def check_mode(mode: TalkMode, free_text: bool, bots: bool = False) -> None:
    """Is this kind of talk allowed at this table? `bots`: bots sit there, and people may write to them in any room."""
    if mode == "same-room" and not (free_text and bots):
        raise Refused("talk-same-room", "everybody is in the same room: talk aloud instead")
    if mode == "structured" and free_text:
        raise Refused("talk-structured", "this table allows claims, offers and requests only")


def check_silence(match: Match | None, seat: Seat) -> None:
    """May this seat talk now? M1-N3: a player with no character left in is silent until the end of the round."""
    if match is not None and not match.over and customs_of(match.game).silent(match.table, seat):
        name = match.seats[seat]
        raise Refused("talk-silent", f"{name} has left and is silent until the end of the round [M1-N3]", who=name)


def check_muted(speaker: Occupant, muted: AbstractSet[str]) -> None:
    """Refuse talk of a person whom the host of the server has silenced, by a fingerprint of theirs."""
    if not muted.isdisjoint({speaker.key, speaker.person}):
        raise Refused("talk-muted", "the host of this server has silenced you")


def check_text(text: str) -> None:
    """Printable characters and new lines only."""
    if not text.strip() or not text.replace("\n", "").isprintable():
        raise Refused("talk-text", f"a message has 1 to {LONGEST_TEXT} printable characters", most=LONGEST_TEXT)
    if text.count("\n") >= MOST_LINES:
        raise Refused("talk-lines", f"a message has at most {MOST_LINES} lines", most=MOST_LINES)


def check_phrase(phrase: AnyPhrase, seat: Seat, match: Match | None, seats: int) -> None:
    """Do the seats, characters and roles it names exist here?"""
    view = match.view(SPECTATOR) if match else None
    roles = names_in_play(view)
    match phrase:
        case Claims(character=character, role=role):
            fits = role in roles and character < seats * getattr(view, "per_seat", 1)
        case Explains(to=to, role=role):
            fits = to < seats and to != seat and (role is None or role in roles)
        case Says(whom=whom):
            fits = whom < seats and whom != seat
        case Replies(to=to, role=role, deal=deal, about=about):
            fits = to < seats and to != seat and (about is None or about < seats) and (role is None or role in roles)
            fits = fits and (deal is None or parties(deal, getattr(view, "per_seat", 1)) == (*sorted((seat, to)),))
        case Offers(to=to) | Requests(to=to) | Reacts(to=to) | Comments(to=to):
            fits = to is None or (to < seats and to != seat)
    if not fits:
        raise Refused("talk-phrase", "this names a seat, character or role that is not at this table, or your own seat")


def check_flood(times: list[int], now: int) -> None:
    """Limit how often a seat talks."""
    if len(times) >= MOST_SAYINGS and now - times[-MOST_SAYINGS] < FLOOD_WINDOW_MS:
        raise _flood(MOST_SAYINGS)


def crew_of(match: Match | None) -> int:
    """How many characters are in the heist; 0 where there is none."""
    return len(getattr(match and match.table, "crew", ()))


class Conversation:
    """What was said at a table."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=REMEMBERED)
        self._times: dict[str, list[int]] = {}
        """When each person last spoke, by the fingerprint of their key: it goes with them to another seat."""
        self._replied: dict[Seat, tuple[int, int]] = {}
        """The round in which each bot last answered what was said, and how often it has done so in it."""
        self.stamps: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        """For each line, the round, and how many characters were in the heist."""
        self._person_spoke = False
        self._explained: dict[Seat, tuple[int, list[tuple[str, str | None, int | None]]]] = {}
        """The reasons that each bot has given in a round."""
        self.restraint = Restraint()
        self._answers: set[tuple[Seat, str]] = set()
        """What each bot has answered in the match."""
        self._sentences: dict[Seat, list[Sentence]] = {}
        """What each bot has said in the match, each sentence once: the one that it said last comes last."""
        self._last_to: dict[tuple[Seat, Seat], Sentence] = {}
        """The last sentence of a bot to a player."""
        self._reason_in: dict[str, int] = {}
        """The round in which some bot last gave each reason."""
        self._asked_back: dict[Seat, int] = {}
        """The round in which each bot last asked what a player meant."""

    def hear(self, said: Said, key: str | None, round: int, crew: int = 0) -> None:
        """Somebody said something: a person with this key, or a bot. `crew`: how many characters were in the heist."""
        self.lines.append(said)
        self.stamps.append((round, crew))
        asked = self._person_spoke
        if not isinstance(said.phrase, UNASKED):
            self._person_spoke = key is not None
        if isinstance(said.phrase, Comments) and key is None:
            self.restraint.note(said.seat, round, said.phrase.what, said.phrase.tone, said.phrase.wording)
        if isinstance(said.phrase, Explains | Replies):
            self._note_sentence(said.seat, said.phrase, round)
        if isinstance(said.phrase, Replies):
            self._answers.add((said.seat, said.phrase.what))
            if said.phrase.what in ASKS_BACK:
                self._asked_back[said.seat] = round
        if isinstance(said.phrase, Explains):
            self._explained[said.seat] = round, [*self._reasons(said.seat, round), _words_of(said.phrase)]
        if key is not None:
            self._times[key] = [*self.times(key)[-MOST_SAYINGS + 1 :], said.at]
        elif isinstance(said.phrase, Replies) and asked:  # else it says why it declines a deal
            self._replied[said.seat] = round, self.replied(said.seat, round) + 1

    def _note_sentence(self, seat: Seat, phrase: Explains | Replies, round: int) -> None:
        one = sentence_of(phrase)
        self._sentences[seat] = [*(other for other in self.sentences(seat) if other != one), one]
        self._last_to[seat, phrase.to] = one
        self._reason_in[one[0]] = round

    def sentences(self, seat: Seat) -> list[Sentence]:
        """What this bot has said in the match: what it said last comes last."""
        return self._sentences.get(seat, [])

    def last_sentence(self, seat: Seat, to: Seat) -> Sentence | None:
        """The last sentence of this bot to this player."""
        return self._last_to.get((seat, to))

    def rounds_since(self, why: str, round: int) -> float:
        """How many rounds ago some bot last gave such a reason."""
        return round - self._reason_in[why] if why in self._reason_in else inf

    def times(self, key: str | None) -> list[int]:
        """When the owner of this key last spoke."""
        return [] if key is None else self._times.get(key, [])

    def _reasons(self, seat: Seat, round: int) -> list[tuple[str, str | None, int | None]]:
        when, reasons = self._explained.get(seat, (round, []))
        return reasons if when == round else []

    def explained(self, seat: Seat, round: int, phrase: Explains) -> bool:
        """Has this bot said these words in this round, to whomever?"""
        return _words_of(phrase) in self._reasons(seat, round)

    def gave(self, seat: Seat, round: int, why: str) -> bool:
        """Has this bot given such a reason in this round, to whomever and at whatever price?"""
        return any(given == why for given, _, _ in self._reasons(seat, round))

    def answered(self, seat: Seat | None, what: str) -> bool:
        """Has this bot (any bot, if none is named) given such an answer in the match?"""
        return any(said == what and seat in (None, who) for who, said in self._answers)

    def asked_back(self, round: int, seat: Seat | None = None) -> float:
        """How many rounds ago this bot (any bot, if none is named) last asked what a player meant."""
        asked = [when for who, when in self._asked_back.items() if seat in (None, who)]
        return round - max(asked) if asked else inf

    def replied(self, seat: Seat, round: int) -> int:
        """How often has this bot answered something in this round?"""
        when, times = self._replied.get(seat, (round, 0))
        return times if when == round else 0

    def doubled(self, round: int, role: str | None) -> bool:
        """Has somebody said in this round that two players are of this role?"""
        reasons = [one for when, said in self._explained.values() if when == round for one in said]
        return any((why, about) == ("double", role) for why, about, _ in reasons)

    def of_round(self, round: int) -> list[tuple[Said, int]]:
        """What was said in this round, as far as it is remembered, and how many characters were in the heist then."""
        stamped = zip(self.lines, self.stamps, strict=True)
        return [(said, crew) for said, (when, crew) in stamped if when == round]


def sentence_of(phrase: Explains | Replies) -> Sentence:
    """What makes a phrase another sentence: not the role that it names, for the rest is the same."""
    what: str = phrase.why if isinstance(phrase, Explains) else phrase.what
    return what, phrase.wording, phrase.amount if what in PRICED else None


def _words_of(phrase: Explains) -> tuple[str, str | None, int | None]:
    """What makes a reason another sentence."""
    return phrase.why, phrase.role, phrase.amount


class Sayings:
    """Limits how often an address talks at one table, with whatever seats and keys: a new key is quickly made."""

    def __init__(self) -> None:
        self._times: dict[str, list[int]] = {}

    def count(self, address: str | None, now: int) -> None:
        """Something was said from this address, if that is known. Raises Refused if it is one saying too many."""
        if address is None:
            return
        self._times = {
            one: recent
            for one, times in self._times.items()
            if (recent := [at for at in times if now - at < FLOOD_WINDOW_MS])
        }
        mine = self._times.setdefault(address, [])
        if len(mine) >= MOST_SAYINGS_PER_ADDRESS:
            raise _flood(MOST_SAYINGS_PER_ADDRESS)
        mine.append(now)


def _flood(most: int) -> Refused:
    seconds = FLOOD_WINDOW_MS // 1000
    sentence = f"{most} messages in {seconds} seconds are the limit; wait a little"
    return Refused("talk-flood", sentence, most=most, seconds=seconds)
