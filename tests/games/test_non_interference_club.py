"""Million Club: nothing that reaches a viewer depends on what that viewer may not know.

The other table is made by hand (tests/clubs.py), not by `guess`: two hidden cards change places, another player is
richer or poorer, others have forgotten what they saw. Then both tables are played on, a few answers long, everybody
doing the same on both, until the viewer lawfully learns a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from millions import GAMES
from millions.core.form import Forms
from millions.core.message import Action, Secret
from millions.core.seat import NATURE, SPECTATOR, Seat, Viewer
from millions.core.step import AnyStep
from millions.core.table import Paid
from millions.games.club import GAME
from millions.games.club.colonies import BuyColony, ColonyPicked, DiscardColony
from millions.games.club.companies import DiscardCompany
from millions.games.club.components import AFRICA, ASIA, INDIA, PILES, Intrigue
from millions.games.club.draft import ColoniesHanded, DrawColonies, DrawCompanies, DrawIntrigues
from millions.games.club.end_of_round import LastMove
from millions.games.club.exchange import ExchangeTile, HostileTakeover
from millions.games.club.intrigue_colonies import BuyColonyFrom, BuyContract, LookAt, SwapColonies, SwapUnrest
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.looks import look
from millions.games.club.profiles import ChooseColony
from millions.games.club.setup import DealColony, GiveColony
from millions.games.club.table import Table
from millions.games.club.view import View, view
from tests.clubs import (
    CLUB,
    Kinds,
    club_table,
    forgotten,
    in_order,
    other_deals,
    other_purses,
    put_together,
    take_apart,
    with_purses,
)
from tests.walks import Scene, answered, offered, picture, scenes, told, walk

FEW_ANSWERS = 6
RICH = 200

HIDDEN = (GiveColony, ChooseColony, BuyColony, DiscardColony, DiscardCompany, BuyColonyFrom, SwapColonies)
"""What is done face down: nobody but those concerned learns which card it was."""

DRAWN = (DrawIntrigues, DrawColonies, DrawCompanies)

LOOKING = (Intrigue.COLONIAL_CONTRACT, Intrigue.COLONIAL_UNREST)


def moments(scene: Scene, luck: Random, often: float) -> Iterator[tuple[Table, Seat, Action, Viewer]]:
    """Some moments of a random game, each with a viewer."""
    for now, seat, action in walk(scene.table(), Random(scene.seed)):
        if luck.random() < often:
            yield club_table(now), seat, action, luck.choice([SPECTATOR, *range(scene.players)])


# The same answer on both tables


def twin(action: Action, forms: Forms, kinds: Kinds) -> Action | None:
    """The same thing done on the other table: where a hidden card has another face there, with that face."""
    for one in (action, *twins(action, kinds)):
        if any(one in form for form in forms):
            return one
    return None


def twins(action: Action, kinds: Kinds) -> Iterator[Action]:
    """What a face-down action may be on a table where two kinds have changed places."""
    if isinstance(action, HIDDEN):
        fields = structs.astuple(action)
        for faces in product(*[kinds if field in kinds else (field,) for field in fields]):
            yield type(action)(*faces)
    if isinstance(action, DRAWN):
        for gone in kinds & set(action.cards):
            for come in kinds - {gone}:
                cards: list[Any] = list(action.cards)
                cards[cards.index(gone)] = come
                yield type(action)(in_order(cards))


def may_learn(before: Table, after: Table, viewer: Viewer, seat: Seat, action: Action) -> bool:
    """Is this an answer after which the viewer lawfully sees cards not seen before?"""
    ask = before.agenda[0]
    for tile in PILES:
        was, now = before.draft(tile), after.draft(tile)
        handed = now.handed if now.chairs != was.chairs or not was.handed else now.handed[len(was.handed) :]
        chairs = now.chairs[len(now.handed) - len(handed) : len(now.handed)]
        if viewer in chairs or (now.searched_by == viewer and was.searched_by != viewer):
            return True
    looks = isinstance(action, LookAt) or (
        before.players == 2 and isinstance(action, PlayIntrigue) and action.card in LOOKING
    )
    party = isinstance(ask, BuyContract | SwapUnrest) and viewer in (ask.seat, ask.owner)
    dealt = isinstance(ask, DealColony) and viewer == ask.seat
    return bool(after.scores) or party or dealt or (looks and seat == viewer)


def after(table: Table, seat: Seat, action: Action) -> Table:
    """The table after an answer."""
    return club_table(answered(table, seat, action))


def paid(table: Table) -> list[Paid]:
    """The payments of the last answer: they are public (MC-S3)."""
    return [event for event in table.news or () if isinstance(event, Paid)]


def sent(table: Table, viewer: Viewer) -> bytes:
    """Every byte a viewer is sent after an answer."""
    return msgspec.json.encode([event for event in table.news or () if event.seen_by(viewer)]) + picture(table, viewer)


def alike(table: Table, other: Table, viewer: Viewer, kinds: Kinds, rng: Random, answers: int = FEW_ANSWERS) -> int:
    """The two look the same to the viewer, now and for a few answers; returns how many answers were compared."""
    assert picture(other, viewer) == picture(table, viewer)
    for compared in range(answers):
        if not table.agenda:
            return compared
        seat, form = rng.choice(offered(table))
        action = form.sample(rng)
        same = twin(action, other.agenda[0].options(other, seat), kinds)
        if same is None:
            return compared
        before, table, other = table, after(table, seat, action), after(other, seat, same)
        if may_learn(before, table, viewer, seat, action) or (not kinds and paid(table) != paid(other)):
            return compared
        assert sent(other, viewer) == sent(table, viewer)
    return answers


@given(scenes(CLUB), st.integers(0, 10**6))
def test_MC_S3_others_purses_change_nothing_a_viewer_is_sent_until_a_payment_differs(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for table, _, _, viewer in moments(scene, rng, 0.06):
        alike(table, other_purses(table, viewer, rng), viewer, frozenset(), rng)


@given(scenes(CLUB), st.integers(0, 10**6))
def test_MC_S3_where_all_are_rich_how_rich_changes_nothing_at_all(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for table, _, _, viewer in moments(scene, rng, 0.01):
        strangers = [seat for seat in range(scene.players) if seat != viewer]
        rich = with_purses(table, dict.fromkeys(strangers, RICH))
        richer = with_purses(table, {seat: RICH + rng.randint(1, 30) for seat in strangers})
        alike(rich, richer, viewer, frozenset(), rng)


@given(scenes(CLUB), st.integers(0, 10**6))
def test_MC_2_4_hidden_cards_change_nothing_a_viewer_is_sent(scene: Scene, luck: int) -> None:
    """Hands, decks, what goes along a draft, what was picked face down, what others found in a rest."""
    rng = Random(luck)
    for table, _, _, viewer in moments(scene, rng, 0.03):
        for other, kinds in other_deals(table, viewer, rng):
            alike(table, other, viewer, kinds, rng)


@given(scenes(CLUB), st.integers(0, 10**6))
def test_MC_2_c_MC_2_e_what_others_saw_changes_nothing_a_viewer_is_sent(scene: Scene, luck: int) -> None:
    rng = Random(luck)
    for table, _, _, viewer in moments(scene, rng, 0.02):
        if len(table.looks) > len(forgotten(table, viewer).looks):
            alike(table, forgotten(table, viewer), viewer, frozenset(), rng)


@given(scenes(CLUB), st.integers(0, 10**6))
def test_MC_3_1_which_card_is_taken_face_down_is_the_same_to_everybody_else(scene: Scene, luck: int) -> None:
    """Dealt, drawn for a draft, bought, discarded, swapped: only those concerned learn which."""
    rng = Random(luck)
    for table, seat, action, _ in moments(scene, rng, 0.2):
        if not isinstance(action, (*HIDDEN, *DRAWN)):
            continue
        (form,) = [form for form in table.agenda[0].options(table, seat) if action in form]
        few = {form.sample(rng) for _ in range(4)} if isinstance(action, DRAWN) else set(form)
        for viewer in (SPECTATOR, *range(scene.players)):
            if viewer != seat and not may_learn(table, after(table, seat, action), viewer, seat, action):
                assert len({told(table, viewer, seat, one) for one in few}) == 1
        if seat != NATURE:
            assert len({told(table, seat, seat, one) for one in few}) == form.count()


@pytest.mark.parametrize("card", [BuyContract, SwapUnrest])
def test_MC_2_c_MC_2_e_who_has_looked_before_does_not_learn_what_others_take_now(card: type[AnyStep]) -> None:
    """Cid has seen both hands. Then Ann takes a card of Bob's: which of them, Cid cannot tell."""
    table = club_table(Scene(CLUB, 3, {}, 1).table())
    table.agenda, table.round = (card(0, 1), ExchangeTile()), 2
    table.colonies = ((AFRICA, AFRICA, ASIA, ASIA), (AFRICA, AFRICA, ASIA, ASIA, INDIA), ())
    for owner in (0, 1):
        look(table, 2, owner)
    form = table.agenda[0].options(table, 0)[0]
    assert (form.count() or 0) > 2
    for viewer in (2, SPECTATOR):
        assert len({told(table, viewer, 0, action) for action in form}) == 1


# The comparison is not blind


@given(scenes(CLUB))
def test_a_table_taken_apart_and_put_together_is_the_same(scene: Scene) -> None:
    for table, _, _, _ in moments(scene, Random(scene.seed), 0.05):
        for tile in PILES:
            assert put_together(table, take_apart(table, tile)) == table


def differences(answers: int, players: int = 4, games: int = 8) -> Iterator[bool]:
    """Moments of seeded games: does a viewer notice a difference there, or this number of answers later?"""
    for seed in range(games):
        rng = Random(seed)
        for table, _, _, viewer in moments(Scene(CLUB, players, {"profiles": True}, seed), rng, 0.25):
            same = [(other, Kinds()) for other in (other_purses(table, viewer, rng), forgotten(table, viewer))]
            for other, kinds in (*same, *other_deals(table, viewer, rng)):
                try:
                    alike(table, other, viewer, kinds, rng, answers)
                except AssertionError:
                    yield True
                else:
                    yield False


Leak = Callable[[View, Table], View]


def leaking_draft(at: int, name: str, field: str) -> Leak:
    """A view in which a field of a draft is laid open."""
    return lambda seen, table: structs.replace(
        seen, **{name: structs.replace(getattr(seen, name), **{field: getattr(table.drafts[at], field)})}
    )


LEAKS: dict[str, Leak] = {
    "a purse": lambda seen, table: structs.replace(seen, money=table.money[: table.players]),
    "a hand": lambda seen, table: structs.replace(seen, colonies=table.colonies),
    "a hand, by its fingerprint": lambda seen, table: structs.replace(
        seen, colony_counts=tuple(map(hash, table.colonies))
    ),
    "a look": lambda seen, table: structs.replace(seen, looks=table.looks),
    "a deck": lambda seen, table: structs.replace(seen, deck_sizes=tuple(map(hash, table.decks))),
    **{
        f"{name}, {field}": leaking_draft(at, name, field)
        for at, name in enumerate(("intrigue_draft", "colony_draft", "company_draft"))
        for field in ("handed", "picked", "rest")
        if (name, field) != ("intrigue_draft", "picked")  # intrigues are picked openly
    },
}


def test_without_a_leak_nobody_notices_anything() -> None:
    found = list(differences(1, games=2))
    assert len(found) > 300
    assert not any(found)


@pytest.mark.parametrize("leak", LEAKS)
def test_the_test_would_notice_a_leaking_view(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = replace(GAME, view=lambda table, viewer: LEAKS[leak](view(table, viewer), table))
    monkeypatch.setitem(GAMES, CLUB, leaky)
    assert any(differences(0))


@pytest.mark.slow
@pytest.mark.parametrize("event", [ColonyPicked, ColoniesHanded])
def test_the_test_would_notice_a_leaking_event(event: type[Secret], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, viewer: True)
    assert any(differences(FEW_ANSWERS))


def test_the_test_would_notice_a_question_that_is_asked_only_of_the_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = HostileTakeover.awaits
    monkeypatch.setattr(
        HostileTakeover,
        "awaits",
        lambda self, table: tuple(seat for seat in asked(self, table) if table.money[seat] >= 3),
    )
    assert any(differences(1, players=3))


def test_the_test_would_notice_a_question_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = LastMove.awaits
    monkeypatch.setattr(
        LastMove,
        "awaits",
        lambda self, table: tuple(seat for seat in asked(self, table) if AFRICA in table.colonies[seat]),
    )
    assert any(differences(1, players=3))


def test_the_comparison_goes_on_for_several_answers() -> None:
    lengths = []
    for table, _, _, viewer in islice(moments(Scene(CLUB, 4, {}, 1), Random(1), 0.5), 120):
        rng = Random(2)
        lengths += [alike(table, other, viewer, kinds, rng) for other, kinds in other_deals(table, viewer, rng)]
    assert sum(lengths) / len(lengths) > FEW_ANSWERS / 2
