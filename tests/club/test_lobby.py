"""MC-1: the Lobby."""

import pytest

from millions.games.club.lobby import PawnMoved
from tests.club.pictures import CLOSED, NAMES, Scene, at, companies, gains, names, pawns, payments, picture, word

BOOK = "Ann: I1 I1 | Bob: I1 T1 | Cid: I2 T1"


def books_example() -> Scene:
    """Yellow, Blue and Red have a pawn in Industry each, Red another in Transport."""
    return at("lobby", BOOK, pawns="lobby industry: Ann Bob Cid | lobby transport: Cid")


def moves_granted(scene: Scene, who: str) -> int:
    """How many moves this player is asked for, one after the other, if all are used."""
    made = 0
    while scene.asked == f"{who} MakeMoves":
        made += 1
        deed = next(deed for deed in sorted(scene.may(who), reverse=True) if deed != "passes")
        scene.do(f"{who} {deed}")
    return made


# 1.1


def test_MC_1_1_the_books_example_3_moves_for_each_in_industry_and_1_in_transport() -> None:
    scene = books_example()
    assert scene.may("Ann") == {"develops I1", "passes"}
    scene.do("Ann develops I1", "Ann develops I1", "Ann develops I2")
    scene.do("Bob develops I1", "Bob develops I2", "Bob develops I3")
    assert scene.asked == "Cid ChooseSector"
    scene.do("Cid begins with industry", "Cid taxes I2", "Cid develops I1", "Cid taxes I2")
    assert scene.may("Cid") == {"develops T1", "passes"}
    scene.do("Cid develops T1")
    assert picture(scene) == "Ann 10: I2 I3 | Bob 10: I4 T1 | Cid 14: I1 T2"
    assert scene.asked == "Cid LobbyPrivilege"


def test_MC_1_3_the_books_example_red_moves_a_pawn_to_the_companies() -> None:
    scene = books_example().hurry("LobbyPrivilege")
    assert scene.asked == "Cid LobbyPrivilege"
    scene.do("Cid moves transport to companies")
    assert pawns(scene) == "lobby industry: Ann Bob Cid | companies: Cid"


@pytest.mark.parametrize(
    ("whose", "moves"),
    [
        ("Ann", 1),
        ("Ann Ann", 2),
        ("Ann Bob", 2),
        ("Ann Bob Bob", 3),
        ("Ann Ann Bob Cid", 4),
        ("Ann Ann Bob Bob Cid Cid", 6),
    ],
)
def test_MC_1_1_as_many_moves_as_there_are_pawns_of_all_players_once_per_sector(whose: str, moves: int) -> None:
    scene = at("lobby", "Ann: I2 | Bob: T1 | Cid: R1", pawns=f"lobby industry: {whose}")
    assert moves_granted(scene, "Ann") == moves
    assert scene.asked in ("Ann LobbyPrivilege", "Bob LobbyPrivilege", "Nature Pause")


def test_MC_1_1_pawns_in_other_sectors_do_not_count() -> None:
    scene = at(
        "lobby", "Ann: I2 | Bob: T1 R1", pawns="lobby industry: Ann | lobby transport: Bob | lobby resource: Bob"
    )
    assert moves_granted(scene, "Ann") == 1


def test_MC_1_1_with_12_pawns_in_a_sector_everybody_has_12_moves_once() -> None:
    text = " | ".join(f"{name}: R2" for name in NAMES)
    scene = at("lobby", text, pawns=f"lobby resource: {' '.join(NAMES * 2)}", first="Fay")
    for name in ("Fay", *NAMES[:5]):
        assert scene.asked == f"{name} MakeMoves"
        assert moves_granted(scene, name) == 12
    assert scene.asked == "Nature Pause"


def test_MC_1_1_only_own_companies_of_that_type_may_be_moved() -> None:
    scene = at("lobby", "Ann: I2 R2 T2 | Bob: I3", pawns="lobby industry: Ann | lobby resource: Bob")
    assert scene.may("Ann") == {"develops I2", "taxes I2", "passes"}


def test_MC_1_1_in_turn_order_from_the_first_player() -> None:
    scene = at(
        "lobby", "Ann: I2 | Bob: T1 | Cid: T1", pawns="lobby industry: Ann | lobby transport: Bob Cid", first="Bob"
    )
    assert scene.asked == "Bob MakeMoves"
    assert scene.do("Bob passes").asked == "Cid MakeMoves"
    assert scene.do("Cid passes").asked == "Ann MakeMoves"


@pytest.mark.parametrize(("first", "second"), [("resource", "transport"), ("transport", "resource")])
def test_MC_1_1_a_player_in_two_sectors_takes_them_in_the_order_they_choose(first: str, second: str) -> None:
    scene = at("lobby", "Ann: R2 T2 | Bob: -", pawns="lobby resource: Ann Bob | lobby transport: Ann Bob")
    assert scene.asked == "Ann ChooseSector"
    assert scene.may("Ann") == {"begins with resource", "begins with transport"}
    scene.do(f"Ann begins with {first}")
    letter = {"resource": "R", "transport": "T"}
    for sector in (first, second):
        assert scene.may("Ann") == {f"develops {letter[sector]}2", f"taxes {letter[sector]}2", "passes"}
        scene.do(f"Ann develops {letter[sector]}2", f"Ann taxes {letter[sector]}3")
    assert scene.asked == "Nature Pause"


def test_MC_1_1_the_second_sector_is_open_even_if_the_first_was_passed() -> None:
    scene = at("lobby", "Ann: R2 T2 | Bob: -", pawns="lobby resource: Ann Bob | lobby transport: Ann Bob")
    scene.do("Ann begins with transport", "Ann passes")
    assert scene.may("Ann") == {"develops R2", "taxes R2", "passes"}


def test_MC_1_1_two_sectors_but_companies_of_one_type_only_that_one_is_asked() -> None:
    scene = at("lobby", "Ann: T2 | Bob: -", pawns="lobby resource: Ann Bob | lobby transport: Ann Bob")
    assert scene.asked == "Ann MakeMoves"
    assert moves_granted(scene, "Ann") == 2
    assert scene.asked == "Nature Pause"


def test_MC_1_1_both_pawns_in_one_sector_ask_for_no_order() -> None:
    scene = at("lobby", "Ann: R2 T2 | Bob: -", pawns="lobby resource: Ann Ann")
    assert scene.asked == "Ann MakeMoves"
    assert scene.may("Ann") == {"develops R2", "taxes R2", "passes"}


def test_MC_1_1_a_player_without_a_company_of_the_type_is_passed_over() -> None:
    scene = at("lobby", "Ann: T2 R1 | Bob: I1", pawns="lobby industry: Ann Bob")
    assert scene.asked == "Bob MakeMoves"
    assert moves_granted(scene, "Bob") == 2


# 1.2


def test_MC_1_2_moves_may_be_spread_over_companies_of_the_type() -> None:
    scene = at("lobby", "Ann: I1 I3 I4+1 | Bob: -", pawns="lobby industry: Ann Ann Bob")
    scene.do("Ann develops I1", "Ann taxes I3", "Ann taxes I4+1")
    assert picture(scene) == "Ann 18: I2 I2 I3+1 | Bob 10: -"
    assert payments(scene) == ["bank > Ann 3", "bank > Ann 5"]


def test_MC_1_2_moves_may_all_go_to_one_company_up_and_down() -> None:
    scene = at("lobby", "Ann 0: I2 I1 | Bob: -", pawns="lobby industry: Ann Ann Bob Bob")
    scene.do("Ann taxes I2", "Ann develops I1", "Ann taxes I2", "Ann develops I1")
    assert picture(scene) == "Ann 4: I1 I2 | Bob 10: -"


def test_MC_1_2_moves_need_not_be_used() -> None:
    scene = at("lobby", "Ann: I1 | Bob: I1 | Cid: -", pawns="lobby industry: Ann Bob Cid")
    assert scene.do("Ann passes").asked == "Bob MakeMoves"
    assert scene.do("Bob develops I1", "Bob passes").asked == "Nature Pause"
    assert companies(scene) == "Ann: I1 | Bob: I2 | Cid: -"


# 1.3


def privilege(pawns: str = "lobby industry: Ann Ann", text: str = "Ann: - | Bob: I1 | Cid: -", **more: int) -> Scene:
    """Ann has no company and the Lobby's privilege."""
    return at("lobby", text, pawns=pawns, **more).hurry("LobbyPrivilege")


@pytest.mark.parametrize("round", range(2, 9))
def test_MC_1_3_the_pawn_goes_to_any_other_open_tile(round: int) -> None:
    scene = privilege(round=round)
    places = {"intrigues", "colonies", "exchange resource", "exchange industry", "exchange transport", "companies"}
    there = {place for place in places if place.split()[0] != CLOSED[round - 1]}
    assert scene.asked == "Ann LobbyPrivilege"
    assert scene.may("Ann") == {f"moves industry to {place}" for place in there} | {"passes"}


def test_MC_1_3_only_where_a_seat_is_free() -> None:
    scene = privilege("lobby industry: Ann | intrigues: Bob Cid Bob | companies: Cid Ann", round=3)
    assert scene.may("Ann") == {
        "moves industry to companies",
        "moves industry to exchange resource",
        "moves industry to exchange industry",
        "moves industry to exchange transport",
        "passes",
    }


def test_MC_1_3_it_is_one_of_ones_own_pawns_of_a_sector_of_ones_choice() -> None:
    scene = privilege("lobby industry: Ann | lobby resource: Bob Ann", round=4)
    sectors = {deed.split()[1] for deed in scene.may("Ann") if deed != "passes"}
    assert sectors == {"industry", "resource"}
    scene.do("Ann moves resource to colonies")
    assert pawns(scene) == "lobby resource: Bob | lobby industry: Ann | colonies: Ann"
    assert [(told.seat, word(told.sector), word(told.spot)) for told in scene.told(PawnMoved)] == [
        (0, "resource", "colonies")
    ]


def test_MC_1_3_one_pawn_is_moved_once_and_the_privilege_may_be_declined() -> None:
    scene = privilege()
    assert scene.do("Ann moves industry to colonies").asked == "Nature Pause"
    assert pawns(scene) == "lobby industry: Ann | colonies: Ann"
    declined = privilege().do("Ann passes")
    assert pawns(declined) == "lobby industry: Ann Ann"


def test_MC_1_3_it_comes_after_all_moves() -> None:
    scene = at("lobby", "Ann: I1 | Bob: T1", pawns="lobby industry: Ann Ann | lobby transport: Bob")
    scene.do("Ann develops I1", "Ann develops I2")
    assert scene.asked == "Bob MakeMoves"
    assert scene.do("Bob passes").asked == "Ann LobbyPrivilege"


def test_MC_1_3_it_takes_the_next_free_seat_as_the_last() -> None:
    scene = privilege("lobby industry: Ann Ann | colonies: Cid Bob").do("Ann moves industry to colonies").go_on()
    assert pawns(scene) == "lobby industry: Ann | colonies: Cid Bob Ann"
    scene.do("Nature draws africa asia asia india", "Cid discards asia", "Bob discards asia")
    assert scene.asked == "Ann PickColony"
    assert scene.may("Ann") == {"buys africa", "discards africa", "buys india", "discards india"}


@pytest.mark.parametrize(
    ("tile", "drawn", "taken", "privilege_asked"),
    [
        ("intrigues", "capitalization dumping", "plays capitalization", "Ann PickFromIntrigues"),
        ("colonies", "africa asia", "discards asia", "Ann PickFromColonies"),
        ("companies", "industry transport", "buys transport", "Ann PickFromCompanies"),
    ],
)
def test_MC_1_3_on_an_empty_tile_it_has_the_first_seat_and_the_privilege(
    tile: str, drawn: str, taken: str, privilege_asked: str
) -> None:
    scene = privilege(round=4).do(f"Ann moves industry to {tile}").go_on()
    scene.do(f"Nature draws {drawn}", f"Ann {taken}")
    assert scene.asked == privilege_asked


def test_MC_1_3_the_moved_pawn_counts_for_the_number_of_cards() -> None:
    scene = privilege("lobby industry: Ann Ann | companies: Cid").do("Ann moves industry to companies").go_on()
    assert all(len(deed.split()) == 4 for deed in scene.may("Nature"))


def test_MC_1_3_the_moved_pawn_earns_on_the_exchange_and_ties_its_privilege() -> None:
    scene = privilege("lobby industry: Ann Ann | exchange industry: Bob", "Ann 1: - | Bob: I2 I1 | Cid: -", round=2)
    scene.do("Ann moves industry to exchange industry").go_on()
    assert gains(scene) == "Ann +3 | Bob +3"
    assert scene.asked == "Bob LastMove"


def test_MC_1_3_the_moved_pawn_makes_two_on_the_exchange_and_so_a_privilege() -> None:
    scene = privilege("lobby industry: Ann | exchange industry: Ann Bob", "Ann 0: - | Bob: I2 I1 | Cid: -", round=2)
    scene.do("Ann moves industry to exchange industry").go_on()
    assert scene.asked == "Ann HostileTakeover"
    assert gains(scene) == "Ann +6 | Bob +3"
    assert scene.may("Ann") == {"takes over Bob's I1", "takes over Bob's I2", "passes"}


def test_MC_1_3_the_moved_pawn_takes_a_privilege_from_somebody_by_a_tie() -> None:
    moved = privilege("lobby industry: Ann Ann | colonies: Bob").do("Ann moves industry to colonies").go_on()
    moved.do("Nature draws asia asia asia", "Bob discards asia", "Ann discards asia")
    assert moved.asked == "Bob LastMove"
    stayed = privilege("lobby industry: Ann Ann | colonies: Bob").do("Ann passes").go_on()
    stayed.do("Nature draws asia asia", "Bob discards asia")
    assert stayed.asked == "Bob PickFromColonies"


def test_MC_1_3_with_two_players_a_tile_with_two_pawns_is_full() -> None:
    scene = privilege("lobby industry: Ann | companies: Bob Ann | colonies: Bob", "Ann: - | Bob: I1", round=2)
    assert "moves industry to colonies" in scene.may("Ann")
    assert "moves industry to companies" not in scene.may("Ann")
    assert names(scene.table.pawns[-1]) == ("Bob", "Ann")


def test_MC_1_3_a_tie_in_the_lobby_gives_nobody_the_move() -> None:
    scene = at("lobby", "Ann: - | Bob: -", pawns="lobby industry: Ann | lobby transport: Bob")
    assert scene.asked == "Nature Pause"
