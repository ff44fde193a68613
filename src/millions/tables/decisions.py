"""Which entries a command leads to, or why it is refused. Nothing changes here: entries are stored, then applied."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

import msgspec
from msgspec import Raw, Struct

from millions.bots import steward_of, usual_bot
from millions.core.errors import Malformed
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.message import Action
from millions.core.record import Line
from millions.core.referee import Outcome
from millions.core.seat import Seat, Seats
from millions.tables import talk
from millions.tables.entries import (
    AnyEntry,
    Began,
    CameBack,
    Closed,
    Filled,
    Played,
    Said,
    Salted,
    Sat,
    Stewarded,
    StoodUp,
    TimeUp,
    WishedPause,
    WishedResume,
    encode,
)
from millions.tables.settings import free_name
from millions.tables.state import MOST_GESTURES, State
from millions.tables.store import NOTHING_TO_FILE, Filing
from millions.wire.answers import Refused
from millions.wire.commands import (
    AddSalt,
    AnyCommand,
    ComeBack,
    Leave,
    Play,
    Rematch,
    Say,
    Signal,
    StepAway,
    WishPause,
    WishResume,
)
from millions.wire.fields import LONGEST_SALT, SALT, Salt
from millions.wire.keys import Key

GESTURES_WINDOW_MS = 60_000
"""The time in which a seat may make `MOST_GESTURES`."""


class Decision(Struct):
    """Entries to store, what comes of the last of them in the game, and what to file."""

    entries: Sequence[AnyEntry]
    outcome: Outcome | None = None
    filing: Filing = NOTHING_TO_FILE


# Before the match


def sit(
    state: State, now: int, key: Key, name: str | None, seat: Seat | None, person: Key | None, salt: Salt | None
) -> Decision:
    """A person sits down at this seat, or at any free one. When the last seat is taken the match begins."""
    _must_be_open(state)
    _check_salt(salt)
    free = [one for one in state.people if not state.seats[one].taken]
    if seat is not None and seat not in free:
        raise Refused("seat-taken", f"seat {seat + 1} is not free", seat=seat + 1)
    if not free:
        raise Refused("table-full", "every seat at this table is taken")
    seat = free[0] if seat is None else seat
    name = state.settings.chairs[seat].name or (name or "").strip()
    others = [one.name or f"({place})" for place, one in enumerate(state.seats) if place != seat]
    state.game.check_seats((name, *others))
    whose = person.fingerprint if person else None
    sat = Sat(at=now, seat=seat, name=name, key=key.fingerprint, person=whose, salt=salt)
    filing = Filing(people=((whose, seat),) if whose else ())
    return _begin(state, now, [sat], filing) if free == [seat] else Decision([sat], filing=filing)


def _check_salt(salt: str | None) -> None:
    """A salt has no separator in it, so that two different lists of salts never look alike."""
    if salt is not None and not re.fullmatch(SALT, salt):
        raise Malformed("bad-salt", f"a salt is 1 to {LONGEST_SALT} letters, digits, - or _", most=LONGEST_SALT)


def begin(state: State, now: int) -> Decision:
    """The host begins the match: bots take the free seats."""
    _must_be_open(state)
    names = [one.name for one in state.seats if one.name]
    fillings: list[AnyEntry] = []
    for seat, one in enumerate(state.seats):
        if not one.taken:
            name = one.name or free_name(names)
            names.append(name)
            fillings.append(Filled(at=now, seat=seat, bot=usual_bot(state.game), name=name))
    return _begin(state, now, fillings, NOTHING_TO_FILE)


def _begin(state: State, now: int, arrivals: list[AnyEntry], filing: Filing) -> Decision:
    """Every seat is taken: begin the match."""
    names, salts = [one.name for one in state.seats], [one.salt for one in state.seats]
    for entry in arrivals:
        match entry:
            case Sat(seat=seat, name=name, salt=salt):
                names[seat], salts[seat] = name, salt
            case Filled(seat=seat, name=name):
                names[seat] = name
    settings = state.settings
    dealer = msgspec.structs.replace(state.dealer(), salts=tuple(salt for salt in salts if salt))
    deck = None if settings.deck is None else state.game.read_deck(settings.deck)
    match = Match.new(state.game, [str(name) for name in names], options=settings.options, deck=deck, dealer=dealer)
    began = Began(at=now, header=match.header, lines=_raw(match.log))
    outcome = Outcome(tuple(match.log), match.position)
    return Decision([*arrivals, began], outcome, Filing("playing", filing.people))


def close(state: State, now: int) -> Decision:
    """The host closes the table before its match begins."""
    _must_be_open(state)
    return Decision([Closed(at=now)], filing=Filing("over"))


def _must_be_open(state: State) -> None:
    if state.stage != "open":
        raise Refused("match-begun", "the match at this table has begun already, or the table is closed")


# At the table


def decide(
    state: State, seat: Seat, command: AnyCommand, now: int, connected: Collection[Seat] = frozenset()
) -> Decision:
    """What a command of a seat leads to; a command that would change nothing leads to no entry.

    `connected` are the seats whose players are connected now.
    """
    match command:
        case Play(action=action):
            return _play(state, seat, command, read_action(state, action), now)
        case Say(text=text):
            talk.check_mode(state.settings.talk, free_text=True)
            talk.check_text(text)
            return _say(state, Said(at=now, by=seat, command=command.id, seat=seat, text=text))
        case Signal(phrase=phrase):
            talk.check_mode(state.settings.talk, free_text=False)
            talk.check_phrase(phrase, seat, state.match, len(state.seats))
            return _say(state, Said(at=now, by=seat, command=command.id, seat=seat, phrase=phrase))
        case AddSalt(salt=salt):
            _must_be_open(state)
            _check_gestures(state, seat, now)
            return Decision([Salted(at=now, by=seat, command=command.id, seat=seat, salt=salt)])
        case Leave() if state.match is None:
            _must_be_open(state)
            return Decision([StoodUp(at=now, seat=seat)])
        case Rematch():
            raise AssertionError("`TableManager.do` handles this")
    playing = _must_be_playing(state)
    attended = [] if playing.over else _attend(state, seat, command, now, connected)
    if attended:
        _check_gestures(state, seat, now)
    return Decision(attended)


def _check_gestures(state: State, seat: Seat, now: int) -> None:
    """Limit how often a seat makes the log longer without playing or talking."""
    times = state.gestures.get(seat)
    if times is not None and len(times) >= MOST_GESTURES and now - times[0] < GESTURES_WINDOW_MS:
        seconds = GESTURES_WINDOW_MS // 1000
        raise Refused(
            "too-often",
            f"step away, come back or wish for a pause at most {MOST_GESTURES} times in {seconds} seconds",
            most=MOST_GESTURES,
            seconds=seconds,
        )


def _attend(state: State, seat: Seat, command: AnyCommand, now: int, connected: Collection[Seat]) -> list[AnyEntry]:
    """Stewards and pauses."""
    away = seat in state.stewards
    match command:
        case StepAway() if not away:
            return [Stewarded(at=now, by=seat, command=command.id, seat=seat, why="request")]
        case Leave() if not away:
            return [Stewarded(at=now, by=seat, command=command.id, seat=seat, why="left")]
        case ComeBack() if away:
            return [CameBack(at=now, by=seat, command=command.id, seat=seat)]
        case WishPause() if not state.paused and seat not in state.pause_wishes and not away:
            return [WishedPause(at=now, by=seat, command=command.id, seat=seat)]
        case WishResume() if state.paused and not away:
            absent = _absent(state, seat, connected)
            if seat not in state.resume_wishes or state.would_resume(state.resume_wishes, absent):
                return [WishedResume(at=now, by=seat, command=command.id, seat=seat, absent=absent)]
    return []


def _absent(state: State, seat: Seat, connected: Collection[Seat]) -> Seats:
    """The players who are not connected; nobody, if the player who asks is not connected either."""
    return tuple([other for other in state.present if other not in connected]) if seat in connected else ()


def _play(state: State, seat: Seat, command: Play[Raw], action: Action, now: int) -> Decision:
    match = _must_be_playing(state)
    if state.paused:
        raise Refused("paused", "the table has agreed to pause")
    outcome = match.decide(seat, action)
    back = [CameBack(at=now, seat=seat)] if seat in state.stewards else []
    played = Played(at=now, by=seat, command=command.id, lines=_raw(outcome.lines))
    return Decision([*back, played], outcome, _filing(outcome))


def _filing(outcome: Outcome) -> Filing:
    return Filing("over") if outcome.position.over else NOTHING_TO_FILE


def _say(state: State, said: Said) -> Decision:
    talk.check_silence(state.match, said.seat)
    talk.check_flood(state.spoke.get(state.seats[said.seat].key, []), said.at)
    return Decision([said])


def _must_be_playing(state: State) -> Match:
    if state.match is None:
        raise Refused("match-not-begun", "the match has not begun: seats are free")
    return state.match


@cache
def _actions_of(game: str) -> msgspec.json.Decoder[Action]:
    return msgspec.json.Decoder(game_named(game).any_action)


def read_action(state: State, action: bytes) -> Action:
    """An action of this game, as it comes over the wire."""
    try:
        return _actions_of(state.game.name).decode(action)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        game = state.game.name
        raise Malformed(
            "unreadable-action", f"this is not an action of {game} ({error})", game=game, error=str(error)
        ) from None


def _raw(lines: Sequence[Line]) -> tuple[Raw, ...]:
    return tuple([Raw(encode(line)) for line in lines])


# By itself


class BotsTurn(Struct, frozen=True):
    """A bot, or a person's steward, is to act: which kind of bot."""

    seat: Seat
    kind: str


def clock_ran_out(state: State, now: int) -> Decision | None:
    """What happens if a clock has run out."""
    timing = state.timing
    if (when := timing.next_deadline) is None or when > now:
        return None
    if timing.negotiation_ends is not None and timing.negotiation_ends <= now:
        return Decision([TimeUp(at=now)])
    seat = next(seat for seat, deadline in timing.deadlines.items() if deadline <= now)
    return Decision([Stewarded(at=now, seat=seat, why="clock")])


def bots_turn(state: State, now: int) -> BotsTurn | None:
    """The bot or steward that is to act now, if any."""
    timing = state.timing
    if (when := timing.next_turn) is None or when > now:
        return None
    seat = min(timing.dues, key=timing.dues.__getitem__)
    by_steward = seat in state.people or seat in state.stewards
    return BotsTurn(seat, steward_of(state.game) if by_steward else state.seats[seat].kind)


def replace_failed(state: State, turn: BotsTurn, now: int) -> Decision | None:
    """A bot has failed: a steward takes its seat. None if a steward has it already, and failed itself."""
    if turn.seat in state.people or turn.seat in state.stewards:
        return None
    return Decision([Stewarded(at=now, seat=turn.seat, why="failed")])


def take_turn(state: State, turn: BotsTurn, action: Action, now: int) -> Decision:
    """A bot or a steward has decided."""
    assert state.match is not None
    outcome = state.match.decide(turn.seat, action)
    return Decision([Played(at=now, lines=_raw(outcome.lines))], outcome, _filing(outcome))
