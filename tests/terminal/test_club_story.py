"""How Million Club is told: what goes together in a line, with its amounts, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from millions.core.message import Event
from millions.core.table import BANK, Paid
from millions.games.club.colonies import ColonyBought, ColonyDiscarded, ColonyPicked
from millions.games.club.companies import CompanyBought, CompanyDiscarded, CompanyPicked
from millions.games.club.components import Company, Holding, Intrigue, Profile, Region, Sector, Spot, Tile
from millions.games.club.draft import CardsDrawn, ColoniesHanded, Searched
from millions.games.club.exchange import Settled, TakenOver
from millions.games.club.intrigue_colonies import ColoniesSwapped, ContractBought
from millions.games.club.intrigue_companies import CapitalRaised, CompaniesSwapped, CompetitionBegan, FaceTurned, Swap
from millions.games.club.intrigues import IntriguePlayed
from millions.games.club.lobby import PawnMoved
from millions.games.club.looks import ColoniesSeen, ColonyMoved, LookedAt
from millions.games.club.moves import Developed, Passed, Taxed
from millions.games.club.placement import PawnPlaced, RoundBegan
from millions.games.club.profiles import ProfileDealt
from millions.games.club.scoring import GameWon, HandsShown, PointsCounted
from millions.games.club.setup import ColonyDealt, CompanyDealt
from millions.games.club.table import CAPITAL, Score
from millions.terminal.club.story import Story
from millions.words import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot")
RESOURCE, INDUSTRY, TRANSPORT = Sector
AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region
I2, T3 = Company(INDUSTRY, 2), Company(TRANSPORT, 2, 1)


def story(lang: str = "en", me: int | None = 0) -> Story:
    return Story(Speaker(lang, "million-club", NAMES, me=me))


def tell(*events: Event, lang: str = "en", me: int | None = 0) -> list[str]:
    return [line.text.replace("\u00a0", " ") for line in story(lang, me).tell(events)]


TOLD: list[tuple[list[Event], str, str]] = [
    (
        [CompanyDealt(0, Company(RESOURCE)), CompanyDealt(1, Company(INDUSTRY))],
        "First companies: Ann Resource, Bob Industry.",
        "Premières sociétés : Ann Ressource, Bob Industrie.",
    ),
    (
        [ColonyDealt(0), ColonyPicked(0, ASIA), ColonyDealt(1)],
        "Everybody gets a hidden colony card. Only you know which: Asia.",
        "Chacun reçoit une carte Colonie cachée. Vous seul savez laquelle : Asie.",
    ),
    (
        [ProfileDealt(0, Profile.HEIR), ProfileDealt(1, Profile.SCHEMER)],
        "Profiles: Ann Heir, Bob Schemer.",
        "Profils : Ann Héritier, Bob Intrigant.",
    ),
    (
        [RoundBegan(4, Tile.EXCHANGE, 1)],
        "Round 4. Closed: Exchange. First player: Bob.",
        "Tour 4. Fermée : Bourse. Premier joueur : Bob.",
    ),
    (
        [PawnPlaced(0, Spot(Tile.LOBBY, INDUSTRY)), PawnPlaced(1, Spot(Tile.EXCHANGE, TRANSPORT))],
        "Pawns: Ann in the Lobby, Industry; Bob in the Exchange, Transport.",
        "Pions : Ann au Lobby, en Industrie ; Bob à la Bourse, en Transport.",
    ),
    ([PawnPlaced(2, Spot(Tile.COMPANIES))], "Cid places a pawn at Companies.", "Cid pose un pion aux Sociétés."),
    (
        [PawnMoved(0, RESOURCE, Spot(Tile.COLONIES))],
        "Privilege of the Lobby: Ann takes a pawn from Resource and places it at Colonies.",
        "Privilège du Lobby : Ann retire un pion en Ressource et le pose aux Colonies.",
    ),
    (
        [Developed(0, I2), Paid(BANK, 1, 4, "tax"), Taxed(1, T3), Passed(2), Passed(3)],
        "Ann develops an Industry company to level 2; Bob takes 4 M in tax, Transport goes down to level 3 "
        "(2 + 1 for a capital bill); Cid and Dot pass.",
        "Ann développe une société Industrie jusqu’au niveau 2 ; Bob taxe une société Transport et touche 4 M ; "
        "reste le niveau 3 (2 + 1 pour un billet de capital) ; Cid et Dot passent.",
    ),
    (
        [
            IntriguePlayed(0, Intrigue.RACKET),
            Paid(BANK, 0, 3, "racket"),
            Paid(1, BANK, 3, "racketed"),
            Paid(3, BANK, 1, "racketed"),
        ],
        "Ann plays Racket and takes 3 M. To the bank: Bob 3 M, Dot 1 M.",
        "Ann joue Racket et prend 3 M. À la banque : Bob 3 M, Dot 1 M.",
    ),
    (
        [IntriguePlayed(0, Intrigue.RACKET), Paid(BANK, 0, 3, "racket")],
        "Ann plays Racket and takes 3 M. Nobody has anything to pay.",
        "Ann joue Racket et prend 3 M. Personne n’a de quoi payer.",
    ),
    (
        [IntriguePlayed(1, Intrigue.CAPITALIZATION), Paid(BANK, 1, 6, "capitalization")],
        "Bob plays Capitalization and takes 6 M.",
        "Bob joue Capitalisation et prend 6 M.",
    ),
    (
        [
            *(IntriguePlayed(0, Intrigue.COLONIAL_CONTRACT), LookedAt(0, 1), ColoniesSeen(0, 1, (ASIA, ASIA))),
            *(ContractBought(0, 1), Paid(0, 1, 3, "contract"), ColonyMoved(0, 1, 0, ASIA)),
        ],
        "Ann plays Colonial contract. Ann looks at Bob’s colony cards. You see Bob’s colony cards: 2 Asia. "
        "Ann buys one of Bob’s colony cards for 3 M. Asia goes from Bob to Ann.",
        "Ann joue Contrat colonial. Ann regarde les cartes Colonie chez Bob. Cartes Colonie que vous voyez chez Bob : "
        "2 Asie. Ann achète une carte Colonie à Bob pour 3 M. Carte Asie : Bob la cède à Ann.",
    ),
    (
        [
            *(ColoniesSwapped(0, 1), ColonyMoved(0, 1, 0, ASIA), ColonyMoved(1, 1, 0, ASIA)),
            *(ColonyMoved(0, 0, 1, INDIA), ColonyMoved(1, 0, 1, INDIA)),
        ],
        "Ann swaps a colony card with Bob. Asia goes from Bob to Ann. India goes from Ann to Bob.",
        "Ann échange une carte Colonie avec Bob. Carte Asie : Bob la cède à Ann. Carte Inde : Ann la cède à Bob.",
    ),
    (
        [
            *(IntriguePlayed(0, Intrigue.UNFAIR_COMPETITION), CompetitionBegan(0, INDUSTRY)),
            *(FaceTurned(Holding(0, I2), +1), FaceTurned(Holding(2, Company(INDUSTRY)), -1)),
        ],
        "Ann plays Unfair competition. Ann chooses Industry. Ann’s Industry company goes up to level 2. "
        "Cid’s Industry company goes down to level 1.",
        "Ann joue Concurrence déloyale. Ann choisit Industrie. Une société Industrie chez Ann monte au niveau 2. "
        "Une société Industrie chez Cid tombe au niveau 1.",
    ),
    (
        [IntriguePlayed(0, Intrigue.DUMPING), CompaniesSwapped(0, Swap(I2, Holding(1, T3)))],
        "Ann plays Dumping. Ann swaps an Industry company of level 2 for Bob’s Transport company of level 3 "
        "(2 + 1 for a capital bill).",
        "Ann joue Dumping. Ann échange une société Industrie de niveau 2 contre une société Transport de niveau 3 "
        "(2 + 1 pour un billet de capital) chez Bob.",
    ),
    (
        [IntriguePlayed(0, Intrigue.CAPITAL_INCREASE), Paid(BANK, CAPITAL, 1, "capital"), CapitalRaised(0, T3)],
        "Ann plays Capital increase. Ann gets a capital bill under a Transport company: now level 3 "
        "(2 + 1 for a capital bill).",
        "Ann joue Augmentation de capital. Un billet de capital chez Ann, sous une société Transport : niveau 3 "
        "(2 + 1 pour un billet de capital).",
    ),
    (
        [IntriguePlayed(0, Intrigue.EXPANSION), Developed(0, I2), Passed(0)],
        "Ann plays Expansion. Ann develops an Industry company to level 2; Ann passes.",
        "Ann joue Expansion. Ann développe une société Industrie jusqu’au niveau 2 ; Ann passe.",
    ),
    (
        [
            *(CardsDrawn(Tile.COLONIES, 5), Paid(1, BANK, 2, "colony"), ColonyBought(1), ColonyDiscarded(2)),
            *(Paid(0, BANK, 2, "colony"), ColonyBought(0), ColonyPicked(0, INDIA)),
        ],
        "Colonies: 5 cards are drawn. Bob buys a colony for 2 M; Cid discards a card; "
        "Ann buys a colony for 2 M (India).",
        "Colonies : 5 cartes sont piochées. Bob achète une colonie pour 2 M ; Cid défausse une carte ; "
        "Ann achète une colonie pour 2 M (Inde).",
    ),
    (
        [
            *(Paid(1, BANK, 4, "company"), CompanyBought(1, Company(INDUSTRY))),
            *(CompanyDiscarded(0), CompanyPicked(0, TRANSPORT), CompanyDiscarded(2)),
        ],
        "Bob buys an Industry company for 4 M; Ann discards a card (Transport); Cid discards a card.",
        "Bob achète une société Industrie pour 4 M ; Ann défausse une carte (Transport) ; Cid défausse une carte.",
    ),
    (
        [Searched(1, Tile.COMPANIES), Passed(1)],
        "Bob looks through the rest of the deck: Companies. Bob passes.",
        "Bob parcourt le reste de la pioche : Sociétés. Bob passe.",
    ),
    (
        [
            *(Settled(0, 8), Paid(BANK, 0, 8, "exchange"), Settled(1, -2), Paid(1, BANK, 2, "exchange-loss")),
            *(Settled(2, -6), Paid(2, BANK, 1, "exchange-loss"), Settled(3, 0)),
        ],
        "Exchange: Ann earns 8 M; Bob loses 2 M; Cid owes 6 M, pays 1 M, all in hand; Dot wins and loses nothing.",
        "Bourse : Ann gagne 8 M ; Bob perd 2 M ; Cid doit 6 M, verse 1 M, tout son argent en main ; "
        "Dot ne gagne ni ne perd.",
    ),
    (
        [Settled(2, -2)],
        "Exchange: Cid owes 2 M and has nothing to pay.",
        "Bourse : Cid doit 2 M et n’a rien pour payer.",
    ),
    (
        [Paid(0, 1, 9, "takeover"), TakenOver(0, Holding(1, T3))],
        "Hostile takeover: Ann buys Bob’s Transport company of level 3 (2 + 1 for a capital bill) for 9 M.",
        "OPA hostile : Ann achète une société Transport de niveau 3 (2 + 1 pour un billet de capital) chez Bob "
        "pour 9 M.",
    ),
    (
        [LookedAt(1, 0), LookedAt(1, 2)],
        "Bob looks at the colony cards of Ann and Cid.",
        "Bob regarde les cartes Colonie chez Ann et Cid.",
    ),
    ([GameWon((1,), "points", ())], "Bob wins with the most points.", "Bob gagne avec le plus de points."),
    (
        [GameWon((1,), "money", (0, 1))],
        "Ann and Bob have the same points; Bob has more money in hand and wins.",
        "Ann et Bob ont autant de points ; avec plus d’argent en main, Bob gagne.",
    ),
    (
        [GameWon((0, 1), "shared", (0, 1, 2))],
        "Ann, Bob and Cid have the same points; Ann and Bob have the same money too: the victory is shared.",
        "Ann, Bob et Cid ont autant de points ; Ann et Bob ont aussi autant d’argent en main : victoire commune.",
    ),
]


@pytest.mark.parametrize(("events", "english", "french"), TOLD)
def test_what_belongs_together_is_told_as_one(events: list[Event], english: str, french: str) -> None:
    assert tell(*events) == [english]
    assert tell(*events, lang="fr") == [french]


def test_a_cards_moves_are_its_players_own() -> None:
    told = tell(IntriguePlayed(0, Intrigue.EXPANSION), Passed(0), Developed(1, I2))
    assert told == ["Ann plays Expansion. Ann passes.", "Bob develops an Industry company to level 2."]


def test_my_cards_are_told_in_a_replay_and_shown_at_the_table() -> None:
    handed = ColoniesHanded(0, (ASIA, ASIA, INDIA))
    assert tell(handed) == ["You are handed 2 Asia and India."]
    assert tell(handed, me=1) == ["Ann is handed 2 Asia and India."]
    assert not list(Story.of(Speaker("en", "million-club", NAMES, me=0), None).tell([handed]))


def test_what_waits_and_what_does_not() -> None:
    assert Story.can_wait(PawnPlaced(0, Spot(Tile.COLONIES)))
    assert Story.can_wait(ColonyBought(1))
    assert not Story.can_wait(RoundBegan(1, Tile.LOBBY, 0))
    assert not Story.can_wait(ColonyPicked(0, ASIA))


def drawn(event: Event, width: int = 80) -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(story().drawing(event))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()).replace("\ue000", " ")


def test_MC_X1_the_score_sheet() -> None:
    """The whole count on the rules page."""
    sheet = PointsCounted((Score(10, 3, 2, 4, 2, 0, 3), Score(9, 2, 0, 6, 3, 2, 5), Score(1, 0, 0, 1, 0, 0, 1)))
    speaker = Speaker("en", "million-club", NAMES[:3])
    console = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(Story(speaker).drawing(sheet))
    assert [line.split() for line in console.export_text().splitlines()] == [
        ["Ann", "Bob", "Cid"],
        ["companies", "10", "9", "1"],
        ["leadership", "3", "2", "0"],
        ["consortium", "2", "0", "0"],
        ["colonies", "4", "6", "1"],
        ["concession", "2", "3", "0"],
        ["globalisation", "0", "2", "0"],
        ["fortune", "3", "5", "1"],
        ["total", "24", "27", "3"],
    ]


def test_MC_S3_at_the_end_all_is_laid_open() -> None:
    shown = HandsShown((15, 21, 0, 4), ((AFRICA, ASIA, ASIA), (AMERICA,), (), (OCEANIA, OCEANIA)))
    assert drawn(shown).splitlines() == [
        "Name  Money  Colonies",
        "Ann    15 M  Africa and 2 Asia",
        "Bob    21 M  America",
        "Cid     0 M",
        "Dot     4 M  2 Oceania",
    ]
