"""Two matches over real sockets where the same is done, but for what some viewers may not know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import permutations
from random import Random
from typing import Any

import pytest

from millions.core import play
from millions.core.message import Action
from millions.core.referee import Position, Referee
from millions.core.seat import NATURE, Seat, Viewer
from millions.games.heists.negotiation import OpenNegotiation, Withdraw
from millions.games.heists.planning import ChooseCharacters
from tests.clubs import Kinds, club_table
from tests.games.test_non_interference_club import HIDDEN, may_learn, twin
from tests.server.parties import Evening, serving
from tests.walks import offered

BOB, CID = 1, 2
PEOPLE = 5
A_WHILE = 10
"""Steps between comparisons: a leak is noticed soon, and ends the test."""

Step = tuple[Seat, Action, Action]
"""Who acts, how, and how at the other table."""

PUBLIC_ADDRESSES = (
    *("", "{table}", "{table}/record", "{table}/verification"),
    *(
        "{table}/story?eyes=open",
        "{table}/story?eyes=everybody",
        "{table}/story?eyes=1",
        "{table}/happened",
        "{table}/review",
        "{table}/practice?seed=1",
    ),
)


class Noticed(Exception):
    """A viewer got other bytes at the other table."""


class Twins:
    """Two evenings that some viewers cannot tell apart."""

    def __init__(self, one: Evening, other: Evening, seed: int) -> None:
        self.one, self.other, self.rng = one, other, Random(seed)
        self.alike = set(one.clients)
        self.people = len([viewer for viewer in one.clients if viewer >= 0])
        self.steps = 0
        self.since_fork: dict[Viewer, int] = dict.fromkeys(one.clients, 0)
        self._marks = dict.fromkeys(one.clients, 0)

    async def both(self, do: Callable[[Evening], Awaitable[object]]) -> None:
        """The same at both tables."""
        for evening in (self.one, self.other):
            await do(evening)

    async def play(self, seat: Seat, action: Action, other: Action | None = None) -> None:
        """Somebody acts, perhaps otherwise at the other table."""
        await self.one.play(seat, action)
        await self.other.play(seat, action if other is None else other)
        self.steps += 1

    # Comparing

    async def compare(self) -> None:
        """Everybody who may not know of the difference has got the same bytes."""
        await self.both(lambda evening: evening.all_told())
        for viewer in self.alike:
            ours, theirs = self.one.seen_by(viewer), self.other.seen_by(viewer)
            if ours != theirs:
                at = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), -1)
                raise Noticed(f"{viewer} after {self.steps} steps: {ours[at]!r} or {theirs[at]!r}")
            self._marks[viewer] = sum(map(len, ours))
        for evening in (self.one, self.other):
            assert not any(client.wrong_numbers for client in evening.clients.values())

    def differs(self, viewer: Viewer) -> bool:
        """Is the comparison able to see anything?"""
        return self.one.seen_by(viewer) != self.other.seen_by(viewer)

    @property
    def bytes(self) -> int:
        """The number of messages compared, at each of the two tables."""
        return sum(self._marks.values())

    async def lawfully_differs(self, viewer: Viewer) -> None:
        """From now on this viewer may know of it; until now they did not."""
        if viewer in self.alike:
            await self.compare()
            self.alike.discard(viewer)

    # Besides the game

    async def aside(self) -> None:
        """Something besides the game, at both tables: coming back, looking, asking for what is not granted, talk."""
        viewer = self.rng.choice(sorted(self.one.clients))
        seat = self.rng.randrange(self.people)
        match self.rng.randrange(7):
            case 0 | 1:
                back = self.rng.choice([None, 0, 1, 5, 1000])
                await self.both(lambda evening: come_back(evening, viewer, back))
            case 2:
                for path in ("{table}", self.rng.choice(PUBLIC_ADDRESSES)):
                    await self.both(lambda evening, path=path: evening.fetch(path))  # type: ignore[misc]
                await self.both(lambda evening: evening.look_back(viewer))
            case 3:
                wish = self.rng.choice(never_granted(max(viewer, 0), self.people))
                await self.both(lambda evening: evening.clients[viewer].do("Play", action=wish))
            case 4:
                await self.both(lambda evening: evening.clients[seat].do("Say", text="Who is who?"))
            case 5:
                await self.both(lambda evening: step_away(evening, seat))
            case 6:
                wish = self.rng.choice(never_granted(seat, self.people))
                await self.both(lambda evening: ask_as_a_model(evening, seat, wish))


async def besides(twins: Twins, asides: float) -> None:
    """After a step: perhaps something besides the game, and now and then a comparison."""
    if twins.rng.random() < asides:
        await twins.aside()
    if twins.steps % A_WHILE == 0:
        await twins.compare()


async def come_back(evening: Evening, viewer: Viewer, back: int | None) -> None:
    """The line breaks and is mended: with everything after a number, or a fresh snapshot."""
    await evening.all_told([viewer])
    client = evening.clients[viewer]
    await client.close()
    await client.connect(None if back is None else max(0, client.n - back))
    await evening.all_told([viewer])


async def step_away(evening: Evening, seat: Seat) -> None:
    """A steward stands by for a moment."""
    for wish in ("StepAway", "ComeBack"):
        await evening.clients[seat].do(wish)


async def ask_as_a_model(evening: Evening, seat: Seat, wish: dict[str, Any]) -> None:
    """A language model at this seat looks, waits, reads the match so far, and asks for what is not granted."""
    fields = {name: value for name, value in wish.items() if name != "verb"}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("tools/call", {"name": "look", "arguments": {"after": 3}}),
        ("tools/call", {"name": "wait", "arguments": {"after": 0, "seconds": 0}}),
        ("tools/call", {"name": "act", "arguments": {"verb": wish["verb"], "fields": fields}}),
        ("resources/read", {"uri": "millions://match"}),
    ]
    for method, params in calls:
        await evening.ask_model(seat, method, params)


def never_granted(seat: Seat, people: int) -> list[dict[str, Any]]:
    """Wishes that are refused whatever is hidden."""
    other = (seat + 1) % people * (2 if people == 3 else 1)
    return [
        {"verb": "Accept", "proposal": 99},
        {"verb": "Withdraw", "character": other},
        {"verb": "Choose", "roles": []},
        {"verb": "Claim", "character": other, "role": "brute"},
        {"verb": "NoSuchThing", "of": "mine"},
        {"verb": "BuyColony", "region": "nowhere"},
    ]


@asynccontextmanager
async def twins(game: str, seed: int, people: int = PEOPLE, **settings: Any) -> AsyncIterator[Twins]:
    """Two tables of the same dealer, each in a server of its own."""
    secret = Random(seed).randbytes(32)
    async with serving() as one, serving() as other:
        evenings = [await Evening.begin(server, game, people, secret, **settings) for server in (one, other)]
        try:
            yield Twins(evenings[0], evenings[1], seed)
        finally:
            for evening in evenings:
                await evening.close()


# Heists: Bob and Cid change roles, and leave before anybody sees them


def heist_steps(twins: Twins) -> Iterator[Step]:
    """A whole match at random. In every round Bob and Cid have each other's role at the other table, and leave."""
    rng, hands = twins.rng, dict[Seat, Any]()
    while twins.one.match_table().agenda:
        table = twins.one.match_table()
        step = table.agenda[0]
        choice = [(seat, form) for seat, form in offered(table) if seat != NATURE]
        leavers = [character for character in table.crew if table.owner(character) in (BOB, CID)]
        if isinstance(step, ChooseCharacters):
            if not any(table.roles):
                possible = list(permutations(table.roles_in_play, table.per_seat))
                hands = dict(zip((BOB, CID), rng.sample(possible, 2), strict=True))
            seat, form = rng.choice([(seat, form) for seat, form in choice if seat in step.awaits(table)])
            if seat in hands:
                yield seat, form.verb(hands[seat]), form.verb(hands[BOB + CID - seat])
                continue
        elif leavers and isinstance(step, OpenNegotiation):
            leave = Withdraw(leavers[0])
            yield table.owner(leavers[0]), leave, leave
            continue
        else:
            seat, form = rng.choice(choice)
        action = form.sample(rng)
        yield seat, action, action


async def play_heists(twins: Twins, steps: int, asides: float) -> None:
    """Plays this number of steps; everybody but Bob and Cid gets the same bytes, to the end if it comes."""
    twins.alike -= {BOB, CID}
    for _, (seat, action, other) in zip(range(steps), heist_steps(twins), strict=False):
        await twins.play(seat, action, other)
        await besides(twins, asides)
    await twins.compare()


# The club: Bob takes another card face down


class Fork:
    """The moment from which the two tables differ, and which two kinds of cards have changed places since."""

    def __init__(self, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.after, self.kinds = after, Kinds()
        self._other: Evening | None = None
        self._one: Evening | None = None
        self._usual = Referee.natures_answer
        monkeypatch.setattr(Referee, "natures_answer", lambda *asked: self._natures_answer(*asked))

    def watch(self, twins: Twins) -> None:
        """Nature answers at the other table as at the first one, with the changed kinds in each other's places."""
        self._one, self._other = twins.one, twins.other

    def _natures_answer(self, referee: Referee, position: Position) -> Action:
        other = self._other.table.state.match if self._other is not None else None
        if self._one is None or other is None or referee is not other.referee or not self.kinds:
            return self._usual(referee, position)
        first = self._one.table.state.match
        assert first is not None
        answers = [line.action for line in first.log if line.seat == NATURE]
        same = twin(answers[position.dealt], position.table.agenda[0].options(position.table, NATURE), self.kinds)
        if same is None:
            raise NoTwin
        return same

    def other_card(self, seat: Seat, action: Action, forms: Any) -> Action | None:
        """If this is the moment: what is done at the other table instead."""
        if self.kinds or self.after > 0 or not isinstance(action, HIDDEN):
            return None
        for form in forms:
            for other in form if action in form else ():
                if other != action:
                    self.kinds = frozenset(
                        getattr(one, name) for one in (action, other) for name in one.__struct_fields__
                    )
                    return other  # type: ignore[no-any-return]
        return None


class NoTwin(Exception):
    """The same thing cannot be done at the other table: the comparison ends here."""


async def play_club(twins: Twins, fork: Fork, steps: int, asides: float) -> None:
    """Plays this number of random steps; viewers get the same bytes until they lawfully see a card that differs."""
    fork.watch(twins)
    for _ in range(steps):
        table = twins.one.match_table()
        if not table.agenda or not twins.alike:
            break
        seat, form = twins.rng.choice([pair for pair in offered(table) if pair[0] != NATURE])
        action = form.sample(twins.rng)
        try:
            await club_step(twins, fork, seat, action)
        except NoTwin:
            break
        await besides(twins, asides)
    await twins.compare()


async def club_step(twins: Twins, fork: Fork, seat: Seat, action: Action) -> None:
    """One answer at both tables; viewers who may learn something from it are no longer compared."""
    before, there = twins.one.match_table(), twins.other.match_table()
    fork.after -= 1
    same = fork.other_card(seat, action, before.agenda[0].options(before, seat))
    if same is not None:
        twins.alike.discard(seat)
    elif fork.kinds:
        same = twin(action, there.agenda[0].options(there, seat), fork.kinds)
        if same is None:
            raise NoTwin
    if fork.kinds:
        await _stop_those_who_learn(twins, seat, action)
        for viewer in twins.alike:
            twins.since_fork[viewer] += 1
    await twins.play(seat, action, same)


async def _stop_those_who_learn(twins: Twins, seat: Seat, action: Action) -> None:
    """Viewers who are about to see cards lawfully, by this answer or nature's next ones, are compared up to here."""
    match = twins.one.table.state.match
    assert match is not None
    table = club_table(match.table)
    for line in match.decide(seat, action).lines:
        after = table.copy()
        play.answer(after, line.seat, line.action)
        for viewer in sorted(twins.alike):
            if may_learn(table, after, viewer, line.seat, line.action):
                await twins.lawfully_differs(viewer)
        table = after
