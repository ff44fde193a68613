"""What is said about whole games, and how it reads."""

from __future__ import annotations

from random import Random

import pytest

from millions import GAMES, Match
from millions.core.errors import BadSetup
from millions.core.message import Event
from millions.core.seat import OPEN
from millions.core.table import Paid
from millions.games.dollars1.components import LootCard, LootTurned
from millions.games.dollars1.heist import Denounced
from millions.games.dollars1.intimidation import Saw
from millions.games.dollars2 import components as dollars2
from millions.games.heists.bargain import Proposed, Struck
from millions.games.heists.components import Claimed, Eliminated, Role
from millions.games.heists.negotiation import SaidReady
from millions.games.heists.planning import Placed, RolesShown
from millions.games.heists.terms import terms
from millions.terminal.registry import presenter_of
from millions.words import LANGUAGES, Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal")


def speaker(lang: str = "en", players: int = 5, me: int | None = None) -> Speaker:
    return Speaker(lang, "dollars-1e", NAMES[:players], 2 if players == 3 else 1, me)


TABLES = [
    *((game, players, {}) for game in GAMES for players in (3, 4, 5, 8) if players in GAMES[game].seat_counts),
    *(("million-club", players, {"profiles": True}) for players in (2, 6)),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_whole_games_are_told_without_a_hole(lang: str, game: str, players: int, options: dict[str, bool]) -> None:
    match, rng = Match.new(game, NAMES[:players], seed=players, options=options), Random(players)
    told = Speaker.of(match, lang, me=0)
    told.catalogue.troubles.clear()
    while not match.over:
        told.step(match.table.agenda[0])
        seat = rng.choice(match.awaited)
        forms = match.forms(seat)
        assert all(told.form(form) for form in forms)
        action = rng.choice(forms).sample(rng)
        assert told.action(action)
        match.play(seat, action)
    for event in match.heard(OPEN):
        assert told.event(event)
    story = presenter_of(game).story.of(told, match.view(OPEN))
    assert list(story.tell(match.heard(OPEN)))
    assert [told.standing(standing) for standing in match.standings]
    assert not told.catalogue.troubles


def test_a_card_says_nothing_of_a_role_that_is_not_in_play() -> None:
    turned = LootTurned(5, LootCard("First Bank", 8, 1, Role.MASTERMIND))
    for roles, said in ((("brute",), "8 to share, ante 1."), (("mastermind",), "1 more for a Mastermind who")):
        assert said in Speaker("en", "dollars-1e", NAMES[:4], roles=roles).event(turned)


def test_a_card_of_the_second_edition_names_only_roles_in_play() -> None:
    bonuses = (dollars2.Bonus(Role.ACROBAT, 4), dollars2.Bonus(Role.BRUTE, 2))
    turned = dollars2.LootTurned(1, dollars2.LootCard("Sky Gallery", 13, bonuses, brain=7))
    for roles, said in (
        (("brute", "driver"), "13 into the pot, bonus Brute +2."),
        (("mentalist", "driver"), "13 into the pot."),
        (("brute", "brain"), "13 into the pot, bonus Brute +2, Brain 7."),
    ):
        assert said in Speaker("en", "dollars-2e", NAMES[:4], roles=roles).event(turned)


SENTENCES: list[tuple[Event, str, str]] = [
    (Paid(1, 0, 1, "driver"), "Bob pays Ann 1 as the Driver’s fee.", "Bob verse 1 au Chauffeur d’Ann."),
    (Paid(8, 0, 2, "ante-back"), "Ann takes the ante back: 2.", "Ann reprend sa mise : 2."),
    (Paid(9, -1, 2, "ante-lost"), "Bob loses the ante: 2 to the reserve.", "Bob perd sa mise : 2 à la Réserve."),
    (Claimed(1, Role.CROOK), "Bob claims to be the Crook.", "Bob annonce l’Escroc."),
    (Denounced(0, Role.MASTERMIND), "Ann denounces the Masterminds.", "Ann dénonce les Cerveaux."),
    (
        Proposed(3, 0, terms([(0, 1, 2), (2, 1, 1)], [1]), (1, 2)),
        "Ann proposes deal 3: Ann pays Bob 2 and Cid pays Bob 1; Bob leaves.",
        "Ann propose l’accord n° 3 : Ann verse 2 à Bob et Cid verse 1 à Bob ; Bob part.",
    ),
    (
        Struck(3, terms([], [0, 1])),
        "Deal 3 is struck: Ann and Bob leave.",
        "Accord n° 3 conclu : Ann et Bob partent.",
    ),
    (
        LootTurned(2, LootCard("First Bank", 8, 1, Role.BRUTE)),
        "Round 2. First Bank: 8 to share, ante 1, 1 more for a Brute who stays to the end.",
        "Tour 2. Première Banque : 8 à partager, mise 1, 1 de plus pour le Rôle Brute s’il reste jusqu’au bout.",
    ),
    (
        RolesShown((Role.SNITCH, Role.DRIVER, Role.DRIVER)),
        "Roles sent: Snitch and 2 Drivers, and one more, drawn by chance, that stays hidden.",
        "Rôles envoyés : Balance et 2 Chauffeurs, et un autre, tiré au hasard, qui reste caché.",
    ),
    (SaidReady(4), "Eve is ready.", "Eve dit : « Prêt ! »"),
    (
        Eliminated(3, "denounced"),
        "Dot is out: denounced by the Snitch.",
        "Dot sort du casse : Rôle dénoncé par la Balance.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), SENTENCES)
def test_a_sentence_reads_well(event: Event, english: str, french: str) -> None:
    assert speaker("en").event(event).replace("\u00a0", " ") == english
    assert speaker("fr").event(event).replace("\u00a0", " ") == french


def test_what_only_I_see_is_said_to_me() -> None:
    saw = Saw(0, 1, Role.BRUTE)
    assert speaker(me=0).event(saw) == "You see that Bob is the Brute. Nobody else does."
    assert speaker(me=2).event(saw) == "Ann sees that Bob is the Brute."


def test_M1_T3_with_three_players_characters_have_labels() -> None:
    said = speaker(players=3).event(Placed(0, (Role.DRIVER, Role.BRUTE)))
    assert said == "Ann sends A Driver and B Brute."
    assert speaker(players=3).event(Claimed(3, Role.CROOK)) == "Bob\u00a0(B) claims to be the Crook."


def test_a_card_of_ones_own_keeps_its_name() -> None:
    card = LootCard("Tante Berthe", 9, 2)
    assert "Tante Berthe" in speaker("fr").event(LootTurned(1, card))


def test_errors_speak_french_by_their_code() -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new("dollars-1e", ["Ann", "Bob"])
    assert speaker("en").error(caught.value) == str(caught.value)
    assert speaker("fr").error(caught.value) == "dollars-1e se joue de 3 à 8 joueurs, pas à 2."
