"""Million Club: `guess` draws the worlds a viewer cannot exclude, as likely as they are.

Small situations, in which the viewer holds most of the cards, are unfolded through the engine itself: every answer of
chance, every choice of players who pick any card as gladly as any other. What `guess` draws is compared with that.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import Any

import pytest

from millions.core import play
from millions.core.message import Action
from millions.core.seat import NATURE, OPEN, SPECTATOR, Seat, Seats, Viewer
from millions.core.step import AnyStep
from millions.games.club import GAME
from millions.games.club.colonies import (
    BuyColony,
    ColoniesTile,
    ColonyPrivilege,
    DiscardColony,
    PickColony,
    PickFromColonies,
    ShuffleColonies,
)
from millions.games.club.companies import (
    BuyCompany,
    CompaniesTile,
    CompanyPrivilege,
    DiscardCompany,
    PickFromCompanies,
    ShuffleCompanies,
)
from millions.games.club.components import (
    AFRICA,
    ASIA,
    COLONIES,
    COLONY_CARDS,
    COMPANIES,
    COMPANY_CARDS,
    INDIA,
    INDUSTRY,
    INTRIGUES,
    OCEANIA,
    RESOURCE,
    TRANSPORT,
    Company,
    Intrigue,
    Spot,
    Tile,
)
from millions.games.club.end_of_round import LastMoves
from millions.games.club.exchange import ExchangeTile
from millions.games.club.guess import guess
from millions.games.club.intrigue_colonies import (
    BuyColonyFrom,
    BuyContract,
    ColonialContract,
    ColonialUnrest,
    LookAt,
    SwapColonies,
    SwapUnrest,
)
from millions.games.club.intrigues import IntriguePrivilege, IntriguesTile, PickFromIntrigues, PlayIntrigue
from millions.games.club.looks import look
from millions.games.club.moves import Pass
from millions.games.club.placement import put
from millions.games.club.profiles import ChooseColony, ChooseCompany, Colonist, Schemer
from millions.games.club.setup import DealColony, GiveFirst
from millions.games.club.table import Table
from millions.games.club.view import view
from tests.clubs import CLUB, club_table, in_order
from tests.walks import NAMES, Scene, frozen, walk

SAMPLES = 1_000

Worlds = list[tuple[Table, float]]
Script = Callable[[Table, Seat, Action], bool]
Until = Callable[[Table], bool]

SMALL_POOL = (AFRICA, AFRICA, AFRICA, ASIA, ASIA, INDIA)
"""The colony cards that the viewer of a situation does not hold."""

ME = 0


def situation(players: int, *agenda: AnyStep, pool: tuple[Any, ...] = SMALL_POOL) -> Table:
    """A table in the middle of round 3 or so, where I hold all colony cards but these."""
    table = GAME.set_up(NAMES[:players], GAME.options(), GAME.house_deck())
    table.agenda, table.round = agenda, 2
    table.hold(ME, in_order((Counter(COLONY_CARDS) - Counter(pool)).elements()))
    table.put_deck(COLONIES, in_order(pool))
    return table


def seated(table: Table, tile: Tile, *seats: Seat) -> Table:
    """Pawns on the numbered seats of a tile."""
    for seat in seats:
        put(table, seat, Spot(tile))
    return table


# Every way in which it can go


def copies(table: Table, seat: Seat, action: Action) -> int:
    """How many cards a player who takes any as gladly as any other would have in mind by this."""
    ask = table.agenda[0]
    match action:
        case BuyColony(card) | DiscardColony(card):
            among = table.deck(COLONIES) if isinstance(ask, PickFromColonies) else table.draft(COLONIES).hand
            return among.count(card)
        case BuyCompany(kind) | DiscardCompany(kind):
            among = table.deck(COMPANIES) if isinstance(ask, PickFromCompanies) else table.draft(COMPANIES).hand
            return among.count(kind)
        case ChooseColony(card):
            return table.deck(COLONIES).count(card)
        case BuyColonyFrom(card):
            return table.colonies[ask.owner].count(card)  # type: ignore[attr-defined]
        case SwapColonies(give, take):
            return table.colonies[seat].count(give) * table.colonies[ask.owner].count(take)  # type: ignore[attr-defined]
    return 1


def answers(table: Table, seat: Seat, script: Script) -> Iterable[tuple[Action, float]]:
    """All answers to the question that is open, and how likely each is (times a constant)."""
    for form in table.agenda[0].options(table, seat):
        for action in form:
            if seat == NATURE:
                yield action, float(form.chance(action))
            elif script(table, seat, action):
                yield action, float(copies(table, seat, action))


def unfold(start: Table, until: Until, script: Script) -> Worlds:
    """Every table to which this can come, as likely as it is (times a constant): equal ones are one.

    A script leaves out what players are known not to have done; it must not go by what is hidden.
    """
    play.run(start)
    found: Worlds = []
    frontier: Worlds = [(start, 1.0)]
    while frontier:
        layer: dict[bytes, tuple[Table, float]] = {}
        for table, weight in frontier:
            if until(table):
                found.append((table, weight))
                continue
            (seat,) = table.agenda[0].awaits(table)
            choices = list(answers(table, seat, script))
            total = sum(likely for _, likely in choices)
            for action, likely in choices:
                after = table.copy()
                play.answer(after, seat, action)
                key = frozen(after)
                before = layer[key][1] if key in layer else 0.0
                layer[key] = after, before + weight * likely / total
        frontier = list(layer.values())
    assert found
    return found


def at(step: type[AnyStep]) -> Until:
    """Until this question is asked."""
    return lambda table: isinstance(table.agenda[0], step)


def over(table: Table) -> bool:
    """Until nothing is left to do."""
    return not table.agenda


def verbs(*said: type[Action]) -> Script:
    """Chair by chair, whether what was picked was bought or discarded; further on the first that fits."""

    def script(table: Table, seat: Seat, action: Action) -> bool:
        chair = max(len(draft.picked) for draft in table.drafts)
        return isinstance(action, said[min(chair, len(said) - 1)])

    return script


# Compared


def hidden(table: Table) -> tuple[Any, ...]:
    """All that a table hides, less the purses."""
    return table.colonies, table.decks, table.drafts


def hidden_of(tile: Tile) -> Callable[[Table], tuple[Any, ...]]:
    """What a table hides of one deck."""
    return lambda table: (table.deck(tile), table.draft(tile), table.colonies if tile is COLONIES else ())


def believed(worlds: Worlds, table: Table, viewer: Viewer, tile: Tile) -> dict[Any, float]:
    """What the viewer should believe: the worlds that look the same, with their chances."""
    seen = view(table, viewer)
    fitting: dict[Any, float] = defaultdict(float)
    for world, weight in worlds:
        if view(world, viewer) == seen:
            fitting[hidden_of(tile)(world)] += weight
    total = sum(fitting.values())
    return {world: weight / total for world, weight in fitting.items()}


def check(worlds: Worlds, tile: Tile = COLONIES, viewers: Iterable[Viewer] = (ME,), tables: int = 1) -> None:
    """Nothing impossible is drawn, and frequencies pass a chi-square test, at some of the tables for each viewer."""
    rng, most = Random(7), 0
    for viewer in viewers:
        drawn = rng.choices([table for table, _ in worlds], [weight for _, weight in worlds], k=tables)
        for table in drawn:
            chances = believed(worlds, table, viewer, tile)
            seen = view(table, viewer)
            counts = Counter(hidden_of(tile)(guess(seen, rng)) for _ in range(SAMPLES if len(chances) > 1 else 10))
            assert set(counts) <= set(chances)
            assert_fits(counts, chances)
            most = max(most, len(chances))
    assert most > 1, "nothing is hidden here"


def assert_fits(counts: Counter[Any], chances: dict[Any, float]) -> None:
    """Chi-square; worlds too rare to be counted one by one are counted together. The bound is five standard errors."""
    drawn = counts.total()
    rare = {world for world, chance in chances.items() if chance * drawn < 8}
    cells = [(counts[world], chance * drawn) for world, chance in chances.items() if world not in rare]
    cells += [(sum(counts[world] for world in rare), sum(chances[world] for world in rare) * drawn)] if rare else []
    off = sum((count - expected) ** 2 / expected for count, expected in cells)
    free = len(cells) - 1
    assert off <= free + 5 * (2 * free) ** 0.5 + 5, (off, free)


# The Colonies: I am Ann, who holds most of the cards

BUY, DISCARD = BuyColony, DiscardColony


def colony_draft(*chairs: Seat, pool: tuple[Any, ...] = SMALL_POOL) -> Table:
    """A colony draft, after the others were dealt a card."""
    agenda = (DealColony(1), DealColony(2), ColoniesTile(), ColonyPrivilege(), ShuffleColonies())
    return seated(situation(3, *agenda, pool=pool), COLONIES, *chairs)


@pytest.mark.slow
@pytest.mark.parametrize("chairs", [(0, 1), (1, 0), (1, 2)])
@pytest.mark.parametrize("said", [(BUY, BUY), (BUY, DISCARD), (DISCARD, BUY)])
def test_MC_3_1_frequencies_after_a_colony_draft(chairs: Seats, said: tuple[type[Action], ...]) -> None:
    check(unfold(colony_draft(*chairs), over, verbs(*said)))


@pytest.mark.slow
@pytest.mark.parametrize("chairs", [(0, 1, 0), (1, 0, 2), (1, 2, 0), (0, 0, 1)])
def test_MC_3_1_frequencies_when_i_held_the_hand_once_or_twice(chairs: Seats) -> None:
    """While the last chair is still to pick, and after."""
    start = colony_draft(*chairs)
    said = verbs(BUY, DISCARD, BUY, Pass)
    check(unfold(start.copy(), lambda table: len(table.draft(COLONIES).picked) == 2, said))
    check(unfold(start.copy(), over, said))


@pytest.mark.slow
@pytest.mark.parametrize("after", [Pass, BuyColony])
@pytest.mark.parametrize("chairs", [(1, 1), (0, 0), (1, 0, 1), (0,)])
def test_MC_3_2_frequencies_when_somebody_searched_the_rest(chairs: Seats, after: type[Action]) -> None:
    start = colony_draft(*chairs, pool=(*SMALL_POOL, INDIA))
    said = verbs(*[DISCARD, BUY, BUY][: len(chairs)], after)
    check(unfold(start.copy(), at(PickFromColonies), said))
    check(unfold(start.copy(), over, said))


@pytest.mark.parametrize("chairs", [(1, 0, 2, 1), (1, 2, 1), (0, 1, 2, 0), (1, 2, 1, 0)])
def test_MC_3_3_frequencies_when_the_deck_runs_short(chairs: Seats) -> None:
    worlds = unfold(colony_draft(*chairs, pool=(AFRICA, AFRICA, ASIA, INDIA)), over, verbs(BUY, DISCARD, Pass))
    assert all(table.draft(COLONIES).drawn == 2 for table, _ in worlds)
    check(worlds)


# The Companies: those in play lie open, so anybody may be the viewer


def company_draft(*chairs: Seat) -> Table:
    """A company draft; seven cards are left in the deck."""
    left = (RESOURCE, RESOURCE, RESOURCE, INDUSTRY, INDUSTRY, TRANSPORT, TRANSPORT)
    table = situation(3, CompaniesTile(), CompanyPrivilege(), ShuffleCompanies(), LastMoves(), pool=())
    table.own(ME, tuple(Company(sector) for sector in (Counter(COMPANY_CARDS) - Counter(left)).elements()))
    table.put_deck(COMPANIES, left)
    return seated(table, COMPANIES, *chairs)


def picks(number: int, tile: Tile) -> Until:
    """Until this number of cards is picked."""
    return lambda table: len(table.draft(tile).picked) == number


@pytest.mark.slow
@pytest.mark.parametrize("chairs", [(0, 1, 2), (0, 1, 0)])
@pytest.mark.parametrize("said", [(DiscardCompany,), (BuyCompany, DiscardCompany), (DiscardCompany, BuyCompany)])
def test_MC_5_1_frequencies_while_companies_go_along_the_seats(chairs: Seats, said: tuple[type[Action], ...]) -> None:
    worlds = unfold(company_draft(*chairs), picks(2, COMPANIES), verbs(*said))
    check(worlds, COMPANIES, (*chairs[:2], SPECTATOR))


@pytest.mark.parametrize("chairs", [(0, 1, 0), (1, 1, 2)])
def test_MC_5_2_frequencies_when_somebody_searches_the_companies(chairs: Seats) -> None:
    worlds = unfold(company_draft(*chairs), at(PickFromCompanies), verbs(DiscardCompany))
    check(worlds, COMPANIES, (0, 1, SPECTATOR))


# The Intrigues: what is picked is shown


def intrigue_draft(*chairs: Seat) -> Table:
    return seated(situation(3, IntriguesTile(), IntriguePrivilege(), ExchangeTile()), INTRIGUES, *chairs)


def simple(table: Table, seat: Seat, action: Action) -> bool:
    """First a Capitalization is played, then a Racket."""
    first = not table.draft(INTRIGUES).picked
    return action == PlayIntrigue(Intrigue.CAPITALIZATION if first else Intrigue.RACKET)


@pytest.mark.parametrize("chairs", [(0, 1, 2), (1, 1, 0)])
def test_MC_2_1_frequencies_while_intrigues_go_along_the_seats(chairs: Seats) -> None:
    worlds = unfold(intrigue_draft(*chairs), picks(2, INTRIGUES), simple)
    check(worlds, INTRIGUES, (*chairs[:2], SPECTATOR))


@pytest.mark.parametrize("chairs", [(0, 0), (1, 1)])
def test_MC_2_3_frequencies_when_somebody_searches_the_intrigues(chairs: Seats) -> None:
    worlds = unfold(intrigue_draft(*chairs), at(PickFromIntrigues), simple)
    check(worlds, INTRIGUES, (1 - chairs[0], SPECTATOR))


# Looks

POOL_WITH_OCEANIA = (AFRICA, AFRICA, AFRICA, ASIA, ASIA, OCEANIA)


def after_a_look(card: type[AnyStep], seat: Seat, owner: Seat, verb: type[Action]) -> Worlds:
    """Somebody looks at a hand and does this. Then Bob, who was dealt two cards, buys a third in a draft."""

    def script(table: Table, seat: Seat, action: Action) -> bool:
        match table.agenda[0], action:
            case _, LookAt(whose):
                return whose == owner
            case SwapUnrest(), SwapColonies(give, take) if ME in (seat, owner):  # of my many cards, this one goes
                return (give if seat == ME else take) is OCEANIA
            case BuyContract(), BuyColonyFrom(region) if owner == ME:
                return region is OCEANIA
            case ((BuyContract() | SwapUnrest()), _):
                return isinstance(action, verb)
        return isinstance(action, BuyColony if isinstance(table.agenda[0], PickColony) else Pass)

    dealt = (DealColony(1), DealColony(1), DealColony(2), card(seat))
    start = situation(3, *dealt, ColoniesTile(), ColonyPrivilege(), ShuffleColonies(), pool=POOL_WITH_OCEANIA)
    return unfold(seated(start, COLONIES, 1), over, script)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("card", "verb"), [(ColonialContract, Pass), (ColonialContract, BuyColonyFrom), (ColonialUnrest, SwapColonies)]
)
@pytest.mark.parametrize(("seat", "owner"), [(ME, 1), (1, ME), (2, 1)])
def test_MC_2_c_MC_2_e_frequencies_after_a_look(
    card: type[AnyStep], verb: type[Action], seat: Seat, owner: Seat
) -> None:
    """I look and know; or Bob takes from me, and I know what; or two others do it, and I know little."""
    check(after_a_look(card, seat, owner, verb), tables=3)


def test_MC_2_e_who_is_given_back_what_was_taken_knows_that_it_is_still_there() -> None:
    """Bob swaps an Oceania of his for one of mine: I cannot have seen his, but he still has one."""
    table = situation(3, SwapUnrest(1, ME), pool=(OCEANIA,))
    table.put_deck(COLONIES, ())
    table.hold(1, (OCEANIA,))
    play.answer(table, 1, SwapColonies(OCEANIA, OCEANIA))
    assert {guess(view(table, ME), Random(n)).colonies[1] for n in range(20)} == {(OCEANIA,)}
    (look,) = [look for look in table.looks if look.by == ME]
    assert look.sure == (OCEANIA,)


@pytest.mark.parametrize("question", [BuyContract, SwapUnrest])
def test_MC_2_c_MC_2_e_a_player_who_has_just_looked_at_a_hand_knows_it(
    question: type[BuyContract | SwapUnrest],
) -> None:
    """Bob chooses among the cards of Cid, which I cannot know: in each of my guesses Bob has seen the cards there."""
    table = situation(3, question(1, 2))
    table.hold(1, (AFRICA,))
    table.hold(2, (AFRICA, ASIA))
    table.put_deck(COLONIES, (AFRICA, ASIA, INDIA))
    look(table, 1, 2)
    for number in range(10):
        guessed = guess(view(table, ME), Random(number))
        assert view(guessed, ME) == view(table, ME)
        (seen,) = view(guessed, 1).looks
        assert (seen.whose, seen.saw, seen.sure) == (2, guessed.colonies[2], guessed.colonies[2])


# Set-up by profiles


@pytest.mark.parametrize("colonist", [ME, 2])
def test_MC_Z2_frequencies_when_the_colonist_has_chosen(colonist: Seat) -> None:
    """The Colonist knows which cards the others have together; they know nothing of the Colonist's second card."""
    check(unfold(situation(3, DealColony(1), DealColony(2), Colonist(colonist)), over, lambda *_: True))


@pytest.mark.parametrize("colonist", [ME, 1])
def test_MC_Z3_frequencies_when_the_schemer_has_chosen(colonist: Seat) -> None:
    """After the Colonist, Schemer Cid has searched too; Cid has seen all, the others know only that Cid looked."""

    def script(table: Table, seat: Seat, action: Action) -> bool:
        return action in (ChooseCompany(RESOURCE), GiveFirst(ME)) or isinstance(action, ChooseColony)

    worlds = unfold(situation(4, DealColony(1), DealColony(3), Colonist(colonist), Schemer(2)), over, script)
    check(worlds)
    for table, _ in islice(worlds, 5):
        assert hidden(guess(view(table, 2), Random(1))) == hidden(table)


# Elsewhere


def test_MC_X2_laid_open_there_is_nothing_to_guess() -> None:
    for now, _, _ in walk(Scene(CLUB, 4, {"profiles": True}, 4).table(), Random(4)):
        table = club_table(now)
        assert hidden(guess(view(table, OPEN), Random(1))) == hidden(table)
        assert guess(view(table, OPEN), Random(1)).money == table.money


def test_MC_S3_purses_are_guessed_by_a_player_who_counts() -> None:
    """Without a hint, anything from nothing to 14; the own purse is known, and so are the bills under companies."""
    table = situation(3, LastMoves())
    play.run(table)
    seen = view(table, 1)
    drawn = Counter(guess(seen, Random(n)).money[0] for n in range(SAMPLES))
    assert set(drawn) == set(range(15))
    assert max(drawn.values()) < 1.5 * SAMPLES / 15
    assert {guess(seen, Random(n)).money[1] for n in range(20)} == {7}
    assert guess(seen, Random(1), lambda _, seat, __: 3 + seat).money[:3] == (3, 7, 5)
