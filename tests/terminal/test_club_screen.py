"""The table of Million Club, as it is drawn: snapshots in both languages, wide and narrow."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest

from millions.core.seat import OPEN
from millions.games.club.colonies import PickColony, PickFromColonies
from millions.games.club.components import Company, Profile, Region, Sector, Tile
from millions.games.club.intrigue_companies import Dumping
from millions.games.club.lobby import MakeMoves
from millions.games.club.placement import PlacePawns
from millions.games.club.table import Draft, Look, Table
from millions.games.club.view import View, view
from millions.terminal.club.menu import rows
from millions.terminal.club.phases import AT
from millions.terminal.club.screen import Screen
from millions.terminal.screen import Colours
from millions.terminal.stage import HELD, Stage
from millions.words import Speaker
from tests.terminal.test_club_reading import placing
from tests.words.test_catalogues import asks

NAMES = ("Ann", "Bob", "Cid", "Jean Paul")
RESOURCE, INDUSTRY, TRANSPORT = Sector
AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region
OWNED = (
    (Company(RESOURCE, 2), Company(INDUSTRY, 3, 1)),
    (Company(RESOURCE), Company(RESOURCE, 4), Company(TRANSPORT)),
    (),
    (Company(INDUSTRY),),
)
PAWNS = ((), (1, 0, 0), (), (3,), (2, 1), (), (), (), (3,))


def seen(viewer: int, *agenda: Any, **fields: Any) -> View:
    """What one sees of a table in the middle of round 4."""
    table = cast("Table", placing().table.copy())
    table.agenda, table.round, table.first = agenda, 4, 1
    table.companies, table.pawns = OWNED, PAWNS
    table.colonies = ((ASIA, INDIA, INDIA), (AFRICA,), (), (OCEANIA, OCEANIA))
    table.money = (9, 4, 0, 12, *table.money[4:])
    for name, value in fields.items():
        setattr(table, name, value)
    return view(table, viewer)


def drawn(picture: View, lang: str = "en", width: int = 80, what: str = "draw") -> list[str]:
    """The lines of a drawing."""
    stage = Stage(pace=0)
    out = io.StringIO()
    stage.console.width, stage.console.file = width, out
    speaker = Speaker(lang, "million-club", NAMES, me=picture.viewer if picture.viewer >= 0 else None)
    stage.highlighter = Colours(speaker, Screen)
    getattr(Screen(stage, speaker), what)(picture)
    lines = out.getvalue().replace(HELD, " ").replace("\u00a0", " ").splitlines()
    assert all(len(line) <= width for line in lines)
    return [line.rstrip() for line in lines]


def test_the_whole_table() -> None:
    assert drawn(seen(0, MakeMoves(0, INDUSTRY, 3))) == [
        ">1 Lobby     Resource –   Industry Bob, Ann, Ann   Transport –",
        "             (most pawns: Ann)",
        " 2 Intrigues 1 Jean Paul   2 –   3 –   4 –   (most pawns: Jean Paul)",
        " 3 Colonies  1 Cid   2 Bob   3 –   4 –",
        " 4 Exchange  closed",
        " 5 Companies 1 Jean Paul   2 –   3 –   4 –   (most pawns: Jean Paul)",
        "",
        "Name          Resource  Industry  Transport  Colonies  Levels",
        "Ann           R2        I3+1      –                 3       6",
        "Bob*          R1 R4     –         T1                1       6",
        "Cid           –         –         –                 0       0",
        "Jean Paul     –         I1        –                 2       1",
        "Quotation     7         5         1",
        "A pawn earns  R−T: +6   I−R: −2   T−I: −4",
        "Cards in the decks: 8 intrigues, 26 colonies, 35 companies.",
        "",
        "You have 9 M. Your colonies: Asia and 2 India.",
    ]


def test_the_header_says_the_round_the_closed_tile_and_who_comes_first() -> None:
    lines = drawn(seen(0, MakeMoves(0, INDUSTRY, 3)), what="header")
    assert lines[1].startswith("Round 4 of 9 · Lobby ─")
    assert lines[2] == "Closed: Exchange. First player: Bob."
    lines = drawn(seen(0, PlacePawns()), "fr", what="header")
    assert lines[1].startswith("Tour 4 sur 9 · Pose des pions ─")
    assert lines[2] == "Fermée : Bourse. Premier joueur : Bob."


def test_in_French_with_profiles_and_what_is_remembered() -> None:
    draft: Draft[Region] = Draft((0, 1), 3, ((ASIA, INDIA, OCEANIA),), (ASIA,), (True,), (INDIA, OCEANIA))
    drafts = (placing().table.drafts[0], draft, placing().table.drafts[2])  # type: ignore[attr-defined]
    looks = (Look(0, 3, 2, (AFRICA, ASIA), (AFRICA,)), Look(0, 1, 4, (OCEANIA,), ()), Look(1, 0, 1, (ASIA,), (ASIA,)))
    profiles = (Profile.HEIR, Profile.COLONIST, Profile.LOBBYIST, Profile.CAPITALIST)
    lines = drawn(seen(0, Dumping(0), drafts=drafts, looks=looks, profiles=profiles), "fr")
    assert ">2 Intrigues 1 Jean Paul   2 –   3 –   4 –   (le plus de pions : Jean Paul)" in lines
    assert "Nom            Ressource  Industrie  Transport  Colonies  Niveaux  Profil" in lines
    assert "Ann            R2         I3+1       –                 3        6  Héritier" in lines
    assert lines[-6:] == [
        "Vous avez 9 M. Vos colonies : Asie et 2 Inde.",
        "Au tour 2, vous avez vu les colonies chez Jean Paul : Afrique et Asie.",
        "  Toujours là, à coup sûr : Afrique.",
        "Au tour 4, vous avez vu les colonies chez Bob : Océanie. Chacune a pu partir",
        "  depuis.",
        "Passées entre vos mains ce tour (Colonies) : Asie, Inde et Océanie.",
    ]


def test_MC_Z3_only_what_may_still_be_there_is_remembered() -> None:
    gone, taken, known = Look(0, 2, 1, (ASIA,), ()), Look(0, 3, 2, (), ()), Look(0, 1, 2, (AFRICA, ASIA), (AFRICA,))
    lines = drawn(seen(0, PlacePawns(), looks=(gone, taken, known)))
    assert lines[-2:] == ["You have 9 M. Your colonies: Asia and 2 India.", "You know Bob’s colonies: Africa."]


def test_the_hand_of_a_draft_and_the_rest_of_a_deck() -> None:
    table = placing().table
    hand: Draft[Region] = Draft((1, 0), 3, ((ASIA, INDIA, INDIA), (INDIA, INDIA)), (ASIA,), (True,), (INDIA, INDIA))
    drafts = (table.drafts[0], hand, table.drafts[2])  # type: ignore[attr-defined]
    assert drawn(seen(0, PickColony(1), drafts=drafts))[-1] == "You are handed: 2 India."
    assert "You are handed" not in " ".join(drawn(seen(1, PickColony(1), drafts=drafts)))
    rest: Draft[Region] = Draft(searched_by=0, rest=(AFRICA, AFRICA, ASIA))
    drafts = (table.drafts[0], rest, table.drafts[2])  # type: ignore[attr-defined]
    assert drawn(seen(0, PickFromColonies(0), drafts=drafts))[-1] == "In the rest of the deck: 2 Africa and Asia."
    assert "In the rest" not in " ".join(drawn(seen(1, PickFromColonies(0), drafts=drafts)))


def test_MC_S3_with_everything_open_all_hands_are_listed() -> None:
    lines = drawn(seen(OPEN, MakeMoves(0, INDUSTRY, 3)), what="replayed")
    assert lines[-4:] == [
        "Ann: 9 M; Asia and 2 India.",
        "Bob: 4 M; Africa.",
        "Cid: 0 M; no colony.",
        "Jean Paul: 12 M; 2 Oceania.",
    ]


@pytest.mark.parametrize("width", [40, 50, 60, 72, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_every_width(width: int, lang: str) -> None:
    profiles = (Profile.ENTREPRENEUR,) * 4
    lines = drawn(seen(0, PlacePawns(), profiles=profiles), lang, width)
    assert any("I3+1" in line for line in lines)
    assert any(line.startswith({"en": "Quotation ", "fr": "Cotation "}[lang]) for line in lines)
    assert " ".join(lines).count("Entrepreneur") == 4
    assert not any("…" in line for line in lines)


def test_every_question_has_a_place_on_the_table() -> None:
    game = placing().game
    placed = {step for steps in AT.values() for step in steps}
    elsewhere = {"TakeColony", "TakeCompany", "NameFirst", "PlacePawns", "LastMove"}
    nature = {"DealProfile", "DealCompany", "DealColony", "ChooseFirst", "DrawHand"}
    assert {ask.__name__ for ask in asks(game)} == {step.__name__ for step in placed} | elsewhere | nature


def test_the_menu_says_what_a_choice_would_come_to() -> None:
    picture, speaker = seen(0, MakeMoves(0, INDUSTRY, 3)), Speaker("en", "million-club", NAMES, me=0)
    table = cast("Table", placing().table.copy())
    table.companies, table.pawns, table.round = OWNED, PAWNS, 4
    made = rows(picture, MakeMoves(0, INDUSTRY, 3).options(table, 0), speaker)
    assert [(row.head, [entry.label for entry in row.entries]) for row in made] == [
        ("develop", ["I3+1→I4+1"]),
        ("tax", ["I3+1→I2+1 (+4 M)"]),
        ("pass", ["do nothing more"]),
    ]
    made = rows(picture, PlacePawns().options(table, 0), speaker)
    assert [(row.head, [entry.label for entry in row.entries]) for row in made] == [
        ("Lobby", ["Resource (1)", "Industry (4)", "Transport (1)"]),
        ("Intrigues", ["seat 2"]),
        ("Colonies", ["seat 3"]),
        ("Companies", ["seat 2"]),
    ]
    assert Tile.EXCHANGE is picture.closed
