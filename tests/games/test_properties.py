"""What holds at every table, whatever the game, the seats, the option and the luck."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from millions import GAMES, Match
from millions.core import play, record
from millions.core.errors import IllegalAction
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.core.seat import OPEN, SPECTATOR
from millions.core.step import Ask
from millions.games.club.colonies import PickColony, PickFromColonies, ShuffleColonies
from millions.games.club.components import (
    COLONIES,
    COMPANIES,
    INTRIGUES,
    SPOTS,
    Company,
    Intrigue,
    Region,
    Sector,
    Tile,
)
from millions.games.club.table import CAPITAL, Table
from millions.games.club.view import AnyStep, view
from millions.words.rulebook import statements
from tests.clubs import CLUB, club_table
from tests.walks import Scene, frozen, offered, scenes, stretch, walk, walk_match

LONGEST_GAME = 5_000


@given(scenes())
def test_money_is_conserved_and_every_game_ends(scene: Scene) -> None:
    table = scene.table()
    total = sum(table.money)
    for answers, (now, _, _) in enumerate(walk(table, Random(scene.seed))):
        assert sum(now.money) == total
        assert min(now.money[:-1]) >= 0
        assert answers < LONGEST_GAME
    assert sum(table.money) == total
    assert any(standing.won for standing in GAMES[scene.game].standings(table))


@given(scenes())
def test_fields_that_are_for_nobody_alone_look_the_same_to_everybody(scene: Scene) -> None:
    game = GAMES[scene.game]
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        openly = game.view(now, SPECTATOR)
        for viewer in (*range(scene.players), OPEN):
            alone = {of.__name__: of(now, viewer) for of in game.alone or ()}
            told = msgspec.structs.asdict(msgspec.structs.replace(openly, viewer=viewer, **alone))
            if game.alone is not None:
                assert told == msgspec.structs.asdict(game.view(now, viewer))


@given(scenes())
def test_who_is_awaited_may_act_and_who_may_act_has_something_to_do(scene: Scene) -> None:
    rng = Random(scene.seed)
    for now, _, _ in walk(scene.table(), rng):
        ask = now.agenda[0]
        may = ask.open_to(now)
        assert set(ask.awaits(now)) <= set(may)
        for seat in may:
            assert ask.options(now, seat)


@given(scenes(), st.integers(0, 60))
def test_who_may_not_act_is_offered_nothing(scene: Scene, steps: int) -> None:
    match = scene.match()
    stretch(match, Random(scene.seed), steps)
    for name in match.seats:
        assert bool(match.forms(name)) == (name in match.open)


@given(scenes(), st.integers(0, 150))
def test_every_offered_form_can_be_played_and_a_copy_is_independent(scene: Scene, skip: int) -> None:
    rng = Random(scene.seed)
    for now, _, _ in islice(walk(scene.table(), rng), skip, skip + 8):
        before = frozen(now)
        for seat, form in offered(now):
            actions = list(form) if form.count() is not None else [form.sample(rng) for _ in range(5)]
            assert len(actions) == (form.count() or 5)
            assert form.sample(rng) in form
            for action in actions:
                assert action in form
                copy = now.copy()
                play.answer(copy, seat, action)
                assert frozen(copy) != before
        assert frozen(now) == before


@given(scenes(), st.integers(0, 60))
def test_nothing_unoffered_is_accepted_and_a_refusal_changes_nothing(scene: Scene, steps: int) -> None:
    match, rng = scene.match(), Random(scene.seed)
    stretch(match, rng, steps)
    before, lines = frozen(match.table), len(match.log)
    for _ in range(40):
        seat, action = rng.randrange(scene.players), wild_action(match.game, rng)
        if any(action in form for form in match.forms(seat)):
            continue
        with pytest.raises(IllegalAction) as refused:
            match.play(seat, action)
        assert match.over or refused.value.facts["rule"] in statements(match.game)
        assert match.seats[seat] in str(refused.value)
    assert frozen(match.table) == before
    assert len(match.log) == lines


def wild_action(game: AnyGame, rng: Random) -> Action:
    """Any action that could be written down, sensible or not."""
    verb = rng.choice(game.actions)
    hints = msgspec.inspect.type_info(verb)
    assert isinstance(hints, msgspec.inspect.StructType)
    data = {field.encode_name: wild(field.type, rng) for field in hints.fields}
    return msgspec.convert({"verb": verb.__name__, **data}, verb)


def wild(kind: msgspec.inspect.Type, rng: Random) -> Any:
    """Any plain value of a type."""
    match kind:
        case msgspec.inspect.Metadata():
            return wild(kind.type, rng)
        case msgspec.inspect.IntType():
            return rng.randint(kind.ge or 0, kind.lt - 1 if kind.lt else (kind.ge or 0) + 5)
        case msgspec.inspect.EnumType():
            return rng.choice(list(kind.cls)).value
        case msgspec.inspect.StrType():
            return rng.choice(["First Bank", "nonsense"])
        case msgspec.inspect.VarTupleType():
            low, high = kind.min_length or 0, min(kind.max_length or 3, 3)
            return [wild(kind.item_type, rng) for _ in range(rng.randint(low, high))]
        case msgspec.inspect.UnionType():
            return wild(rng.choice(kind.types), rng)
        case msgspec.inspect.StructType():
            return {field.encode_name: wild(field.type, rng) for field in kind.fields}
        case msgspec.inspect.NoneType():
            return None
        case msgspec.inspect.BoolType():
            return rng.random() < 0.5
    raise AssertionError(kind)


@given(scenes(), st.integers(0, 120), st.integers(0, 10**6))
def test_stored_and_resumed_anywhere_it_is_the_same_match(scene: Scene, steps: int, luck: int) -> None:
    match = scene.match()
    stretch(match, Random(scene.seed), steps)
    resumed = Match.read(record.encode(match))
    assert frozen(resumed.table) == frozen(match.table)
    assert (resumed.awaited, resumed.open, resumed.over) == (match.awaited, match.open, match.over)
    for name in match.seats:
        assert resumed.view(name) == match.view(name)
        assert resumed.forms(name) == match.forms(name)
    stretch(match, Random(luck), 10)
    stretch(resumed, Random(luck), 10)
    assert record.encode(resumed) == record.encode(match)


@given(scenes())
@settings(max_examples=min(60, settings().max_examples))  # whole matches
def test_a_finished_match_replays_and_verifies(scene: Scene) -> None:
    match = scene.match()
    stretch(match, Random(scene.seed), LONGEST_GAME)
    assert match.over
    assert not match.awaited
    assert not match.open
    match.verify()
    assert Match.read(record.encode(match)).standings == match.standings


@given(scenes(), st.integers(0, 60))
def test_watching_needs_no_rules(scene: Scene, steps: int) -> None:
    """The changed fields of the open view, line by line, add up to the open view."""
    match = scene.match()
    stretch(match, Random(scene.seed), steps)
    picture: dict[str, Any] = {}
    for line in match.log:
        picture.update(line.changes)
    assert picture == msgspec.to_builtins(match.view(OPEN))


@given(scenes())
def test_a_view_survives_the_wire(scene: Scene) -> None:
    match = scene.match()
    for seat, _ in walk_match(match, Random(scene.seed), 60):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


# Million Club


@given(scenes(CLUB))
def test_MC_S1_cards_are_conserved(scene: Scene) -> None:
    """8 intrigues, 30 colonies, 39 companies, over hands, decks, what goes along the seats, and discards."""
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        table = club_table(now)
        owned = [company.sector for held in table.companies for company in held]
        held = [region for hand in table.colonies for region in hand]
        played = [card for card in [table.draft(INTRIGUES).played] if card]
        assert cards(table, INTRIGUES) + Counter(table.draft(INTRIGUES).picked) + Counter(played) == Counter(Intrigue)
        assert cards(table, COLONIES) + Counter(held) == Counter(dict.fromkeys(Region, 6))
        assert cards(table, COMPANIES) + Counter(owned) == Counter(dict.fromkeys(Sector, 13))


def cards(table: Table, tile: Tile) -> Counter[Any]:
    """The cards of a deck that nobody has: undrawn, on their way along the seats, or discarded."""
    draft = table.draft(tile)
    if tile is COLONIES and ShuffleColonies() not in table.agenda:  # only remembered: all is shuffled together
        return Counter(table.deck(tile))
    discards = [card for card, bought in zip(draft.picked, draft.bought, strict=True) if not bought]
    return Counter([*table.deck(tile), *draft.hand, *discards])


@given(scenes(CLUB))
def test_MC_S4_faces_quotations_capital_and_numbered_seats_are_as_they_must_be(scene: Scene) -> None:
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        table = club_table(now)
        companies = [company for held in table.companies for company in held]
        assert all(1 <= company.face <= 4 and company.bills >= 0 for company in companies)
        assert table.money[CAPITAL] == sum(company.bills for company in companies)
        levels = Counter(dict.fromkeys(Sector, 0))
        for company in companies:
            levels[company.sector] += company.face + company.bills
        seen = view(table, SPECTATOR)
        assert seen.quotations == tuple(levels[sector] for sector in Sector)
        assert seen.capital == table.money[CAPITAL]
        on = {tile: [table.pawns[at] for at, spot in enumerate(SPOTS) if spot.tile is tile] for tile in Tile}
        assert all(len(on[tile][0]) <= scene.players for tile in (INTRIGUES, COLONIES, COMPANIES))
        assert table.round == 0 or not any(on[seen.closed])
        assert all(number <= 2 for number in Counter(seat for standing in table.pawns for seat in standing).values())


@given(scenes(CLUB))
def test_MC_2_c_MC_2_e_MC_Z3_what_a_looker_is_sure_of_is_really_there(scene: Scene) -> None:
    for now, _, _ in walk(scene.table(), Random(scene.seed)):
        table = club_table(now)
        assert len({(look.by, look.whose) for look in table.looks}) == len(table.looks)
        for look in table.looks:
            assert look.by != look.whose
            assert Counter(look.sure) <= Counter(table.colonies[look.whose])


def test_the_steps_of_million_club_can_hold_no_secret() -> None:
    """No step of the agenda has room for a colony card, an intrigue or a purse: that they tell nothing else, see
    test_non_interference_club, where the agenda is part of every view."""
    steps = get_args(AnyStep)
    kinds = {hint for step in steps for hint in get_type_hints(step).values() if get_origin(hint) is not ClassVar}
    assert {ask for ask in steps if issubclass(ask, Ask)} > {PickColony, PickFromColonies}
    assert kinds == {int, Tile, Sector, Company}
    numbers = {field for step in steps for field in step.__struct_fields__}
    assert numbers == {"seat", "owner", "tile", "chair", "sector", "left", "by", "company"}


def test_a_match_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    match = Scene("dollars-1e", 4, {}, 1).match()
    file = tmp_path / "evening.jsonl"
    match.save(file)
    stretch(match, Random(1), 10)
    match.save(file)
    assert frozen(Match.load(file).table) == frozen(match.table)
    assert [path.name for path in tmp_path.iterdir()] == ["evening.jsonl"]
