"""MC-R: the closed tile, placing pawns, the order of the tiles, and who has a privilege."""

import pytest

from millions.games.club.components import Tile
from millions.games.club.moves import Passed
from millions.games.club.placement import PawnPlaced, RoundBegan
from tests.club.pictures import CLOSED, COUNTS, NAMES, Scene, at, companies, gains, names, pawns, word

EVERYWHERE = {
    "places lobby resource",
    "places lobby industry",
    "places lobby transport",
    "places intrigues",
    "places colonies",
    "places exchange resource",
    "places exchange industry",
    "places exchange transport",
    "places companies",
}


def table_for(players: int) -> str:
    return " | ".join(f"{name}: I1" for name in NAMES[:players])


def beginning(players: int, round: int = 1, first: str = "Ann") -> Scene:
    """A round that begins, its pawns not yet placed; then a pause."""
    return at("start", table_for(players), round=round - 1, first=first)


# R1


@pytest.mark.parametrize(("round", "closed"), list(enumerate(CLOSED, 1)))
def test_MC_R1_each_round_has_its_closed_tile(round: int, closed: str) -> None:
    scene = beginning(3, round)
    assert scene.table.round == round
    assert scene.view("Nobody").closed is Tile(closed)
    assert scene.may("Ann") == {deed for deed in EVERYWHERE if deed.split()[1] != closed}
    assert [(told.round, word(told.closed), word(told.first)) for told in scene.told(RoundBegan)] == [
        (round, closed, "Ann")
    ]


def test_MC_R1_the_order_in_which_tiles_close_is_1_to_5_and_back_from_4() -> None:
    order = [tile.value for tile in Tile]
    assert [order.index(tile) + 1 for tile in CLOSED] == [1, 2, 3, 4, 5, 4, 3, 2, 1]


# R2


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", ["Ann", "Bob", "last"])
def test_MC_R2_each_places_one_then_each_the_second_in_the_same_order(players: int, first: str) -> None:
    begins = NAMES[players - 1] if first == "last" else first
    scene, placed = beginning(players, 2, begins), []
    while scene.asked.endswith("PlacePawns"):
        (who, _) = scene.asked.split()
        assert all(not scene.may(other) for other in NAMES[:players] if other != who)
        placed.append(who)
        scene.do(f"{who} places lobby industry")
    start = NAMES.index(begins)
    clockwise = [NAMES[(start + n) % players] for n in range(players)]
    assert placed == clockwise + clockwise
    assert names(told.seat for told in scene.told(PawnPlaced)) == tuple(placed)


def test_MC_R2_a_pawn_must_be_placed() -> None:
    assert beginning(2).may("Ann") == {deed for deed in EVERYWHERE if "lobby" not in deed}


def test_MC_R2_a_broke_player_without_a_company_places_pawns_all_the_same() -> None:
    scene = at("start", "Ann 0: - | Bob: I1", round=4)
    assert scene.asked == "Ann PlacePawns"
    assert scene.may("Ann") == {deed for deed in EVERYWHERE if "companies" not in deed}


# R3


@pytest.mark.parametrize("tile", ["intrigues", "colonies", "companies"])
@pytest.mark.parametrize("players", COUNTS)
def test_MC_R3_there_are_as_many_seats_as_players(tile: str, players: int) -> None:
    scene = beginning(players, 9)
    for name in NAMES[:players]:
        assert f"places {tile}" in scene.may(name)
        scene.do(f"{name} places {tile}")
    assert pawns(scene) == f"{tile}: {' '.join(NAMES[:players])}"
    assert f"places {tile}" not in scene.may("Ann")
    assert len(scene.may("Ann")) == 5


def test_MC_R3_seats_are_filled_in_order() -> None:
    scene = beginning(4, 2, "Cid")
    scene.do("Cid places colonies", "Dot places companies", "Ann places colonies", "Bob places lobby resource")
    scene.do("Cid places companies", "Dot places colonies", "Ann places companies", "Bob places colonies")
    assert pawns(scene) == "lobby resource: Bob | colonies: Cid Ann Dot Bob | companies: Dot Cid Ann"


def test_MC_R3_a_player_may_take_several() -> None:
    scene = beginning(2, 2)
    scene.do("Ann places companies", "Bob places lobby industry", "Ann places companies")
    assert "places companies" not in scene.may("Bob")
    assert pawns(scene) == "lobby industry: Bob | companies: Ann Ann"


def test_MC_R3_full_tiles_are_full_for_everybody_and_each_on_its_own() -> None:
    scene = beginning(2, 9)
    scene.do("Ann places intrigues", "Bob places intrigues")
    assert scene.may("Ann") == {d for d in EVERYWHERE if "lobby" not in d} - {"places intrigues"}
    scene.do("Ann places companies")
    assert scene.may("Bob") == {d for d in EVERYWHERE if "lobby" not in d} - {"places intrigues"}


# R4


@pytest.mark.parametrize("where", ["lobby transport", "exchange resource"])
@pytest.mark.parametrize("players", [2, 6])
def test_MC_R4_a_sector_has_no_limit_and_both_pawns_may_share_it(where: str, players: int) -> None:
    scene = beginning(players, 2)
    for name in NAMES[:players] * 2:
        scene.do(f"{name} places {where}")
    everybody = " ".join(NAMES[:players] * 2)
    assert scene.told(PawnPlaced)[-1].spot.tile.value == where.split()[0]
    assert len(scene.told(PawnPlaced)) == 2 * players
    assert pawns(scene) == f"{where}: {everybody}"


def test_MC_R4_the_pawn_goes_to_one_of_three_sectors() -> None:
    scene = beginning(3, 2)
    scene.do("Ann places lobby industry", "Bob places lobby resource", "Cid places exchange transport")
    assert pawns(scene) == "lobby resource: Bob | lobby industry: Ann | exchange transport: Cid"


# R5


def test_MC_R5_the_open_tiles_are_resolved_in_order() -> None:
    """Whatever the order in which they were taken; the second round has no Intrigues."""
    scene = beginning(3, 2)
    scene.do("Ann places companies", "Bob places exchange industry", "Cid places colonies")
    scene.do("Ann places lobby industry", "Bob places colonies", "Cid places companies").go_on()
    asked = []
    while not scene.asked.endswith("PlacePawns"):
        asked.append(scene.asked)
        scene.pass_by()
    assert asked == [
        "Ann MakeMoves",
        "Ann LobbyPrivilege",
        "Nature DrawHand",
        "Cid PickColony",
        "Bob PickColony",
        "Bob HostileTakeover",
        "Nature DrawHand",
        "Ann PickCompany",
        "Cid PickCompany",
        "Ann LastMove",
        "Bob LastMove",
        "Cid LastMove",
    ]


def test_MC_R5_the_intrigues_come_between_lobby_and_colonies() -> None:
    scene = at("lobby", table_for(3), pawns="lobby industry: Ann | intrigues: Bob | colonies: Cid", round=4)
    assert scene.asked == "Ann MakeMoves"
    scene.hurry("Pause").go_on()
    assert scene.asked == "Nature DrawHand"
    assert scene.do("Nature draws racket capitalization").asked == "Bob PickIntrigue"
    assert scene.hurry("PickFromIntrigues").do("Bob passes").asked == "Nature DrawHand"
    assert scene.do("Nature draws asia asia").asked == "Cid PickColony"


@pytest.mark.parametrize(("first", "order"), [("Ann", "Ann Bob Cid"), ("Bob", "Bob Cid Ann"), ("Cid", "Cid Ann Bob")])
def test_MC_R5_turn_order_is_from_the_first_player_clockwise(first: str, order: str) -> None:
    scene = at("lobby", table_for(3), pawns="lobby industry: Ann Bob Cid", first=first)
    asked = []
    while scene.asked.endswith("MakeMoves"):
        asked.append(scene.asked.split()[0])
        scene.do(f"{asked[-1]} passes")
    assert " ".join(asked) == order
    assert names(scene.table.turn_order()) == tuple(order.split())


def test_MC_R5_a_tile_without_pawns_does_nothing() -> None:
    scene = at("lobby", table_for(2), pawns="exchange industry: Ann Bob", round=2)
    assert scene.asked == "Nature Pause"
    assert scene.go_on().asked == "Ann LastMove"
    assert gains(scene) == "Ann +2 | Bob +2"


# R6

PRIVILEGES = {
    "lobby": "LobbyPrivilege",
    "intrigues": "PickFromIntrigues",
    "colonies": "PickFromColonies",
    "exchange": "HostileTakeover",
    "companies": "PickFromCompanies",
}
CASES = [
    ("Bob", "Bob"),
    ("Bob Bob", "Bob"),
    ("Ann Bob", ""),
    ("Ann Bob Ann", "Ann"),
    ("Bob Ann Cid Bob", "Bob"),
    ("Ann Bob Bob Ann", ""),
    ("Ann Bob Bob Cid Ann", ""),
    ("Ann Bob Cid Dot Eve Fay", ""),
    ("Fay Ann Bob Cid Dot Fay", "Fay"),
]


def with_pawns(tile: str, whose: str) -> Scene:
    """Six players; on Lobby and Exchange a player's second pawn is in another sector."""
    if tile in ("lobby", "exchange"):
        seats = whose.split()
        second = [who for n, who in enumerate(seats) if who in seats[:n]]
        ones = [who for n, who in enumerate(seats) if who not in seats[:n]]
        text = f"{tile} industry: {' '.join(ones)}" + (f" | {tile} resource: {' '.join(second)}" if second else "")
    else:
        text = f"{tile}: {whose}"
    return at(tile, table_for(6), pawns=text)


@pytest.mark.parametrize("tile", PRIVILEGES)
@pytest.mark.parametrize(("whose", "privileged"), CASES)
def test_MC_R6_strictly_most_pawns_have_the_privilege_and_tied_nobody_has(
    tile: str, whose: str, privileged: str
) -> None:
    scene = with_pawns(tile, whose).hurry(PRIVILEGES[tile])
    assert scene.asked == (f"{privileged} {PRIVILEGES[tile]}" if privileged else "Nature Pause")


@pytest.mark.parametrize("tile", PRIVILEGES)
def test_MC_R6_all_privileges_are_optional(tile: str) -> None:
    scene = with_pawns(tile, "Bob").hurry(PRIVILEGES[tile])
    before, money, passed = companies(scene), scene.table.money, scene.told(Passed)
    assert {"passes"} < scene.may("Bob")
    assert scene.do("Bob passes").asked == "Nature Pause"
    assert (companies(scene), scene.table.money) == (before, money)
    assert scene.told(Passed) == [*passed, Passed(1)]


@pytest.mark.parametrize("tile", PRIVILEGES)
def test_MC_R6_a_tile_with_no_pawns_gives_nobody_a_privilege(tile: str) -> None:
    assert at(tile, table_for(2), round=2 if tile != "intrigues" else 1).asked == "Nature Pause"
