"""Which entries a command leads to, or why it is refused. Nothing changes here: entries are stored, then applied."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from msgspec import Raw

from millions.bots import steward_of
from millions.bots.talk import Remark
from millions.core.errors import IllegalAction
from millions.core.match import Match
from millions.core.message import Action
from millions.core.problem import Problem
from millions.core.referee import Outcome
from millions.core.seat import Seat, Seats
from millions.games.heists.bargain import Propose
from millions.games.heists.negotiation import Withdraw
from millions.tables import listening, manners, seating, talk
from millions.tables.customs import Verbs
from millions.tables.decision import Decision
from millions.tables.entries import (
    MOST_GESTURES,
    AnyEntry,
    CameBack,
    Held,
    Paced,
    Played,
    Said,
    Stewarded,
    TimeUp,
    WishedPause,
    WishedResume,
    raw,
)
from millions.tables.state import State
from millions.tables.store import NOTHING_TO_FILE, Filing
from millions.wire.answers import Refused
from millions.wire.commands import (
    AnyCommand,
    BeginWithout,
    CallSteward,
    ComeBack,
    Commit,
    Hold,
    Leave,
    Nudge,
    Play,
    Reveal,
    Say,
    SetPace,
    Signal,
    StepAway,
    WaitFor,
    WishPause,
    WishResume,
)
from millions.wire.games import read_action

GESTURES_WINDOW_MS = 60_000
"""The time in which a seat may make `MOST_GESTURES`."""


# At the table


def decide(
    state: State, seat: Seat, command: AnyCommand, now: int, connected: Collection[Seat] = frozenset()
) -> Decision:
    """What a command of a seat leads to; a command that would change nothing leads to no entry.

    `connected` are the seats whose players are connected now.
    """
    match command:
        case Play(action=action):
            return _play(state, seat, command, read_action(state.game, action), now)
        case Say(text=text):
            talk.check_mode(state.settings.talk, free_text=True, bots=len(state.people) < len(state.seats))
            talk.check_text(text)
            return _say(state, Said(at=now, by=seat, command=command.id, seat=seat, text=text))
        case Signal(phrase=phrase):
            talk.check_mode(state.settings.talk, free_text=False)
            talk.check_phrase(phrase, seat, state.match, len(state.seats))
            return _say(state, Said(at=now, by=seat, command=command.id, seat=seat, phrase=phrase))
        case Commit():
            check_gestures(state, seat, now)
            return seating.commit(state, seat, command, now)
        case Reveal():
            return seating.reveal(state, seat, command, now)
        case BeginWithout():
            return seating.begin_without(state, seat, command, now)
        case Leave() if state.match is None:
            return seating.leave(state, seat, command, now)
        case Nudge() | CallSteward() | WaitFor():
            raise AssertionError("`LiveTable` handles these")
    playing = _must_be_playing(state)
    attended = [] if playing.over else _attend(state, seat, command, now, connected)
    if attended and not _lets_bots_go_on(command):
        check_gestures(state, seat, now)
    return Decision(attended)


def check_gestures(state: State, seat: Seat, now: int) -> None:
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
        case Hold():
            return _hold(state, seat, command, now)
        case SetPace():
            _must_be_alone(state, seat)
            return [Paced(at=now, by=seat, command=command.id, pace=command.pace)]
        case WishPause() if not state.paused and seat not in state.wishes.pause and not away:
            return [WishedPause(at=now, by=seat, command=command.id, seat=seat)]
        case WishResume() if state.paused and not away:
            absent = _absent(state, seat, connected)
            if seat not in state.wishes.resume or state.wishes.resumes(state.present, absent):
                return [WishedResume(at=now, by=seat, command=command.id, seat=seat, absent=absent)]
    return []


def _lets_bots_go_on(command: AnyCommand) -> bool:
    """Never refused: bots would wait for a player who has read the tip."""
    return isinstance(command, Hold) and not command.seconds


def _hold(state: State, seat: Seat, command: Hold, now: int) -> list[AnyEntry]:
    """Bots wait for the only person at the table, or not any longer."""
    _must_be_alone(state, seat)
    if not command.seconds and state.timing.held_until <= now:
        return []
    return [Held(at=now, by=seat, command=command.id, until=now + command.seconds * 1000)]


def _must_be_alone(state: State, seat: Seat) -> None:
    if state.people != [seat]:
        raise Refused("not-alone", "bots wait only for a player who plays alone with them")


def _absent(state: State, seat: Seat, connected: Collection[Seat]) -> Seats:
    """The players who are not connected; nobody, if the player who asks is not connected either."""
    return tuple([other for other in state.present if other not in connected]) if seat in connected else ()


def problem(state: State, seat: Seat, action: Raw) -> Problem | None:
    """Why the rules would refuse this action of a seat now; None if they would not. Nothing is done."""
    match = _must_be_playing(state)
    try:
        match.check(seat, read_action(state.game, action))
    except IllegalAction as refused:
        return refused.problem
    return None


def _play(state: State, seat: Seat, command: Play[Raw], action: Action, now: int) -> Decision:
    match = _must_be_playing(state)
    if state.paused:
        raise Refused("paused", "the table has agreed to pause")
    outcome = say_ready_again(state, match.decide(seat, action), {seat})
    back = [CameBack(at=now, seat=seat)] if seat in state.stewards else []
    played = Played(at=now, by=seat, command=command.id, lines=raw(outcome.lines))
    return Decision([*back, played, *manners.of_fate(state, outcome, now)], outcome, _filing(state, outcome))


def say_ready_again(state: State, outcome: Outcome, back: Collection[Seat] = ()) -> Outcome:
    """People who were ready before an offer asked them something are ready again once nobody waits for their answer.

    `back`: a player for whom a steward does not play any more from now on.
    """
    standing = state.standing
    if standing is None or state.timing.time_up:
        return outcome
    standing = standing.after([event for line in outcome.lines for event in line.events])
    due = standing.due(outcome.position.table)
    automatic = state.automatic().difference(back) if due else ()
    for seat in due:
        if seat not in automatic:
            assert state.match is not None
            again = state.match.referee.decide(outcome.position, seat, standing.word)
            outcome = Outcome(outcome.lines + again.lines, again.position)
    return outcome


def _filing(state: State, outcome: Outcome) -> Filing:
    """When the match is over, the register is told so, and how it ended for each person with a history."""
    if not outcome.position.over:
        return NOTHING_TO_FILE
    standings = state.game.standings(outcome.position.table)
    theirs = [(state.seats[one.seat].person, one) for one in reversed(standings)]  # of two seats, the better one stays
    return Filing("over", results=tuple([(person, msgspec.json.encode(one)) for person, one in theirs if person]))


def _say(state: State, said: Said) -> Decision:
    talk.check_silence(state.match, said.seat)
    talk.check_flood(state.talk.times(state.seats[said.seat].key), said.at)
    return Decision([said])


def _must_be_playing(state: State) -> Match:
    if state.match is None:
        raise Refused("match-not-begun", "the match has not begun: seats are free")
    return state.match


# By itself


class BotsTurn(NamedTuple):
    """A bot, or a person's steward, is to act: which kind of bot."""

    seat: Seat
    kind: str
    without: Verbs = ()
    """What it may not do now, although the rules would let it."""


def clock_ran_out(state: State, now: int, connected: Collection[Seat]) -> Decision | None:
    """What happens if a clock has run out. A player who was not connected plays again by connecting."""
    timing = state.timing
    if (when := timing.next_deadline) is None or when > now:
        return None
    if timing.negotiation_ends is not None and timing.negotiation_ends <= now:
        return Decision([TimeUp(at=now)])
    seat = next(seat for seat, deadline in timing.deadlines.items() if deadline <= now)
    return Decision([Stewarded(at=now, seat=seat, why="clock" if seat in connected else "absent")])


def bots_turn(state: State, now: int) -> BotsTurn | None:
    """The bot or steward that is to act now, if any."""
    timing = state.timing
    if (when := timing.next_turn) is None or when > now:
        return None
    turns = timing.turns
    seat = min(turns, key=turns.__getitem__)
    by_steward = seat in state.people or seat in state.stewards
    kind = steward_of(state.game) if by_steward else state.seats[seat].kind
    return BotsTurn(seat, kind, _too_early(state, seat))


def _too_early(state: State, seat: Seat) -> Verbs:
    """What a bot does not do now: hurry people who are deciding, or leave before it has answered their offer."""
    present = {*state.present}
    answers_first = any(one.proposer in present and seat in one.awaiting for one in listening.proposals(state))
    leaving = (Withdraw,) if answers_first and not state.timing.time_up else ()
    return (state.customs.hurries if {*state.awaited} & present else ()) + leaving


def replace_failed(state: State, turn: BotsTurn, now: int) -> Decision | None:
    """A bot has failed: a steward takes its seat. None if a steward has it already, and failed itself."""
    if turn.seat in state.people or turn.seat in state.stewards:
        return None
    return Decision([Stewarded(at=now, seat=turn.seat, why="failed")])


def answer(state: State, seat: Seat, remark: Remark | None, now: int) -> Decision:
    """A bot answers what a person said, if it has an answer; it proposes at once what they have agreed on in talk."""
    assert state.match is not None
    said = manners.say(state, seat, remark, now)
    if not said or remark is None or remark.deal is None:
        return Decision(said)
    try:
        outcome = say_ready_again(state, state.match.decide(seat, Propose(remark.deal)))
    except IllegalAction:
        return Decision([])
    return Decision([*said, Played(at=now, lines=raw(outcome.lines))], outcome)


def take_turn(state: State, turn: BotsTurn, action: Action, now: int, remark: Remark | None = None) -> Decision:
    """A bot or a steward has decided, and perhaps says something with it: after it, if that counts its own claim."""
    assert state.match is not None
    said = manners.say(state, turn.seat, remark, now)
    outcome = say_ready_again(state, state.match.decide(turn.seat, action))
    played = Played(at=now, lines=raw(outcome.lines))
    counts = remark is not None and remark.what == "crowd"
    first, then = ([], said) if counts else (said, [])
    return Decision([*first, played, *then, *manners.of_fate(state, outcome, now)], outcome, _filing(state, outcome))
