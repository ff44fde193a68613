"""The second edition at the keyboard: one round told line by line, whole games, refusals, stopping and going on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.terminal.driving import millions, saved
from tests.terminal.test_play import ENDS, NO_DEALS, PATIENT, too_wide

pytestmark = pytest.mark.slow

GAME = ["play", "dollars-2e"]
FIVE = "me:Ann,random:Bob,random:Cid,random:Dot,random:Eve"
PEOPLE = "me:Ann,me:Bob,me:Cid,me:Dot,me:Eve"

ROLES = """
[roles]
3 = ["tech", "acrobat", "brute", "mentalist", "driver"]
4 = ["brute", "mentalist", "driver"]
5 = ["tech", "brute", "mentalist", "driver"]
6 = ["tech", "acrobat", "brute", "mentalist", "driver"]
7 = ["tech", "acrobat", "brute", "mentalist", "brain", "driver"]
8 = ["tech", "acrobat", "brute", "mentalist", "brain", "driver"]
"""


def deck_file(folder: Path, card: str) -> str:
    """A deck of five cards that differ only in their names."""
    cards = [f'[[cards]]\nname = "Hotel {number}"\n{card}\n' for number in range(1, 6)]
    file = folder / "mine.toml"
    file.write_text('name = "mine"\n' + ROLES + "\n".join(cards), encoding="utf-8")
    return str(file)


HOTEL = 'amount = 11\nbonuses = [{ role = "tech", amount = 3 }, { role = "brute", amount = 2 }]'


def passed(*lines: str) -> list[str]:
    """Several people, one line each: before every line the keyboard is passed with Enter."""
    return [typed for line in lines for typed in ("", line)]


# The round on the rules page, all five at one keyboard

ROUND = {
    "en": [
        *passed("driver", "driver", "mentalist", "tech", "brute"),
        *passed("driver", "driver", "brute", "tech", "mentalist"),
        *passed("offer Bob 2", "yes", "claim mentalist", "wait", "wait", "vote"),
        *passed("yes", "yes", "no", "no", "yes"),
        *passed("brute", "dot", "quit"),
    ],
    "fr": [
        *passed("chauffeur", "chauffeur", "mentaliste", "technicien", "brute"),
        *passed("chauffeur", "chauffeur", "brute", "technicien", "mentaliste"),
        *passed("offrir Bob 2", "oui", "déclarer mentaliste", "attendre", "attendre", "vote"),
        *passed("o", "oui", "n", "non", "o"),
        *passed("brute", "1", "quitter"),
    ],
}

TOLD = {
    "en": [
        "11 into the pot, bonuses Tech +3 and Brute +2. Leader: Ann.",
        "Everybody puts 2 into the pot: 21 in it.",
        "What do you claim? True or not.",
        "Cid claims to be the Brute.",
        "Deal 1 is struck: Ann pays Bob 2; Bob leaves.",
        "Bob leaves and takes 2 back out of the pot.",
        "Brute, then Mentalist",
        "Ann calls a vote: does the heist start now?",
        "A vote is running: 0 of 5 have voted.",
        "A vote is running: 4 of 5 have voted.",
        "3 for it: Ann, Bob and Cid. 2 against: Dot and Eve. The heist starts.",
        "The heist begins, with 19 in the pot. In it: Ann, Cid, Dot and Eve.",
        "Tech: Dot, the only one.",
        "You are the only Tech. Which role do you name?",
        "Dot names the Brutes: every one of them is out.",
        "Brute: Eve, named by the Tech. Out, but Eve takes 2 from the pot (17 left).",
        "The Tech has named the Brutes.",
        "You are the only Mentalist. From whom do you take 2?",
        "1 Dot Tech has 8",
        "Cid, the Mentalist, takes 2 from Dot.",
        "Driver: Ann, the only one, takes 1 for each one in: 3 from the pot (14 left).",
        "Bonus for the Tech: the reserve adds 3 to the pot (17 in it).",
        "17 to share between Ann, Cid and Dot: 6 each; the reserve adds the 1 missing.",
        "After this round: Ann 15 (+5), Bob 12 (+2), Cid 16 (+6), Dot 12 (+2), Eve 10 (=).",
        "Round 2 of 5 · Planning",
        "Leader: Eve.",
    ],
    "fr": [
        "11 dans le pot, primes Technicien +3 et Brute +2. Leader : Ann.",
        "Tout le monde met 2 dans le pot : il y a 21.",
        "Cid annonce la Brute.",
        "Brute, puis Mentaliste",
        "Vote en cours : 4 sur 5 ont voté.",
        "3 pour : Ann, Bob et Cid. 2 contre : Dot et Eve. Le casse commence.",
        "Dot désigne le Rôle Brute, qui est éliminé.",
        "Eve était la Brute désignée : éliminé, mais Eve prend 2 dans le pot (reste 17).",
        "1 Dot Technicien a 8",
        "Le Mentaliste de Cid prend 2 à Dot.",
        "Chauffeur : Ann, le seul, prend 1 par Personnage en jeu : 3 dans le pot (reste 14).",
        "Prime pour le Technicien : la Réserve ajoute 3 au pot (il y a 17).",
        "17 à partager entre Ann, Cid et Dot : 6 chacun (la Réserve ajoute 1).",
        "Après ce tour : Ann 15 (+5), Bob 12 (+2), Cid 16 (+6), Dot 12 (+2), Eve 10 (=).",
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_round_on_the_rules_page_is_told_line_by_line(tmp_path: Path, lang: str) -> None:
    table = ["--seats", PEOPLE, "--seed", "1", "--option", "leader=Ann", "--deck", deck_file(tmp_path, HOTEL)]
    ran = millions(tmp_path, *GAME, *table, "--lang", lang, lines=ROUND[lang])
    assert ran.code == 0
    at = 0
    for words in TOLD[lang]:
        assert words in ran.said, words
        at = max(at, ran.said.index(words))
    assert at == ran.said.index(TOLD[lang][-1])


def test_a_card_may_have_an_amount_for_the_brain(tmp_path: Path) -> None:
    deck = deck_file(tmp_path, "amount = 8\nbrain = 5")
    seats = ",".join(["me:Ann", *["random"] * 7])
    ran = millions(tmp_path, *GAME, "--seed", "2", "--seats", seats, "--deck", deck, lines=["brain"])
    assert "8 into the pot, Brain 5. Leader:" in ran.said


# Whole games


@pytest.mark.parametrize(
    ("lang", "columns", "players"),
    [("en", 80, 5), ("fr", 60, 3), ("fr", 60, 8)],
)
def test_a_whole_game_with_bots(tmp_path: Path, lang: str, columns: int, players: int) -> None:
    seats = ",".join(["me:Ann", *["random"] * (players - 1)])
    lines = ([*PATIENT[lang], "1"] * 3 + NO_DEALS) * 40
    ran = millions(tmp_path, *GAME, "--seed", "3", "--lang", lang, "--seats", seats, lines=lines, columns=columns)
    assert ran.code == 0, ran.err
    assert ENDS[lang] in ran.out
    assert not too_wide(ran.out, columns)
    file = str(saved(tmp_path))
    assert millions(tmp_path, "verify", file, "--lang", lang).code == 0
    again = millions(tmp_path, "replay", file, "--lang", lang, "--seat", "Ann", columns=columns)
    assert again.code == 0
    assert not too_wide(again.out, columns)
    told = [line for line in again.out.splitlines() if line.startswith(("Driver:", "Chauffeur :"))]
    assert told
    assert set(told) <= set(ran.out.splitlines())


@pytest.mark.slow
def test_bots_alone_can_be_watched_and_their_match_replayed(tmp_path: Path) -> None:
    ran = millions(tmp_path, *GAME, "--seed", "3", "--seats", "random:Ada,random:Bob,random:Cid,random:Dot")
    assert ran.code == 0
    assert "The end" in ran.out
    assert "claims to be the" in ran.out
    assert "sends" not in ran.out
    open_replay = millions(tmp_path, "replay", str(saved(tmp_path)))
    assert "The hidden card:" in open_replay.said
    assert "Ada sends the" in open_replay.said


# Talking, leaving, voting


def test_M2_N4_who_has_left_may_still_claim_and_vote(tmp_path: Path) -> None:
    lines = [
        *passed("driver", "driver", "mentalist", "tech", "brute"),
        *passed("tech", "tech", "tech", "tech", "tech"),
        *("", "leave", "n", "leave", "y"),
        *passed("ready", "ready", "wait", "wait"),
        *("", "ready", "claim brute"),
        *passed("wait", "wait"),
        *("", "vote", "", "no"),
        *passed("yes", "no", "no"),
        *("", "yes 3", "no"),
    ]
    table = ["--seats", PEOPLE, "--seed", "1", "--option", "leader=Ann", "--deck", deck_file(tmp_path, HOTEL)]
    ran = millions(tmp_path, *GAME, *table, lines=lines)
    assert ran.code == 0
    for words in [
        "With nobody left in you may still talk and vote, but strike no deals.",
        "You may also: claim ROLE or vote.",
        "You have left: until the round ends you may talk and vote, but not do that. [M2-N4]",
        "Ann claims to be the Brute.",
        "A vote is running:",
        "Not now. The vote: everybody says whether the heist starts. [M2-N5]",
        "That is not enough: the negotiation goes on.",
    ]:
        assert words in ran.said, words


def test_refusals_cite_the_editions_own_rules(tmp_path: Path) -> None:
    lines = [
        *("9", "ready", "driver", "9", "leave", "driver"),
        *("vote", "offer Bob 99", "deal me pays Bob 1", "yes 9", "back 9", "claim acrobat", "time", "what", "quit"),
    ]
    table = ["--seed", "3", "--seats", FIVE, "--option", "leader=Bob"]
    ran = millions(tmp_path, *GAME, *table, lines=lines)
    for words in [
        "Choose from Tech, Brute, Mentalist or Driver.",
        "Not now. Planning: everybody sends a character in secret. [M2-P2]",
        "Not now. First claims: Ann claims a role, true or not. [M2-N1]",
        "Only the Leader, Bob, may call a vote. [M2-N5]",
        "has only 8 in hand. [M2-N2]",
        "In a deal somebody must leave. [M2-N2]",
        "Deal 9 is not waiting for your answer. [M2-N2]",
        "Deal 9 is not an open proposal of yours. [M2-N2]",
        "The Acrobat is not in play with this number of players. [M2-S1]",
        "“time” means nothing here.",
        "Propose a deal: who pays whom how much, and who leaves [M2-N2]",
    ]:
        assert words in ran.said, words
    assert "[M1-" not in ran.said
    assert ran.code == 0


def test_french_refusals_and_help(tmp_path: Path) -> None:
    lines = ["chauffeur", "brute", "vote", "aide", "aide vote", "règles M2-N3", "règles", "quitter"]
    table = ["--seed", "3", "--lang", "fr", "--seats", FIVE, "--option", "leader=Bob"]
    ran = millions(tmp_path, *GAME, *table, lines=lines)
    for words in [
        "Seul le Leader, Bob, peut lancer un vote. [M2-N5]",
        "dix fois au plus par tour",
        "pour le Leader : lancer un vote",
        "règles [CHAPITRE ou M2-N5]",
        "M2-N3 Une fois toutes les annonces faites",
        "Chapitres :",
    ]:
        assert words in ran.said, words
    assert "carte Intimidation" not in ran.said


def test_M2_N1_three_players_announce_two_roles(tmp_path: Path) -> None:
    lines = ["driver driver", "driver brute", "tech", "tech tech", "claim B driver", "quit"]
    table = ["--seed", "3", "--seats", "me:Ann,random,random", "--option", "leader=Ann"]
    ran = millions(tmp_path, *GAME, *table, lines=lines, columns=60)
    for words in [
        "Choose two different roles",
        "Everybody puts 2 into the pot for each character",
        "Claim two roles, the same or not",
        "Ann claims to be A Tech and B Tech.",
        "Ann (B) claims to be the Driver.",
    ]:
        assert words in ran.said, words


# Stopping and going on


@pytest.mark.slow
def test_a_match_stopped_in_the_middle_of_a_vote_goes_on(tmp_path: Path) -> None:
    table = ["--seed", "3", "--seats", FIVE, "--option", "leader=Ann"]
    stopped = millions(tmp_path, *GAME, *table, lines=["driver", "brute", "vote", "quit"])
    assert "A vote is running: 4 of 5 have voted." in stopped.said
    file = str(saved(tmp_path))
    back = millions(tmp_path, "play", "--resume", file, lines=["log", "no", "quit"])
    for words in ["Welcome back, in round 1.", "Ann claims to be the Brute.", "You sent the Driver.", "against: Ann"]:
        assert words in back.said, words
    ended = millions(tmp_path, "play", "--resume", file, lines=(PATIENT["en"] * 3 + NO_DEALS) * 40)
    assert "The end" in ended.out
    assert millions(tmp_path, "verify", file).code == 0


# Files and arguments


def test_a_broken_deck_is_said_in_both_languages(tmp_path: Path) -> None:
    file = deck_file(tmp_path, 'amount = 10\nbonuses = [{ role = "driver", amount = 24 }]')
    ran = millions(tmp_path, *GAME, "--deck", file)
    assert (ran.code, "bonus of driver 24 is not within 1 to 20 [M2-S6]" in ran.said) == (1, True)
    french = millions(tmp_path, *GAME, "--deck", file, "--lang", "fr")
    assert "la prime vaut 24, hors des limites 1 à 20." in french.said


def test_the_rules_of_the_second_edition(tmp_path: Path) -> None:
    assert millions(tmp_path, "rules", "dollars-2e", "m2-n5").said.startswith("M2-N5 Once all announcements are made")
    assert "Le vote" in millions(tmp_path, "rules", "dollars-2e", "négociation", "--lang", "fr").out


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "lang", "players"), [(1, "en", 3), (2, "fr", 7)])
def test_a_wild_player_never_breaks_anything(tmp_path: Path, seed: int, lang: str, players: int) -> None:
    rng = Random(seed)
    wild = [
        *(
            "1",
            "2",
            "3 1",
            "5 5",
            "driver",
            "claim A driver",
            "claim brain",
            "",
            "ready",
            "yes",
            "no",
            "yes 2",
            "o",
            "n",
        ),
        *("offer Ada 1", "ask Bob 2", "leave\ny", "leave A\nn", "vote", "voter", "time", "look Bob", "skip", "back"),
        *("deal Ada leaves, me pays Ada 1\ny", "accord Bob part, je verse 1 à Bob\no", "what", "help vote", "log"),
        *("rules voting", "rules M2-N5", "table", "Ada", "Bob B", "\x00", "é" * 300, "[bold]", "{ $x }", "²"),
    ]
    lines = [rng.choice(wild) for _ in range(500)] + (PATIENT[lang] * 3 + NO_DEALS) * 60
    seats = ",".join(["me:Ann", *["random"] * (players - 1)])
    table = ["--seed", str(seed), "--lang", lang, "--seats", seats]
    ran = millions(tmp_path, *GAME, *table, lines=lines, columns=60)
    assert ran.code == 0
    assert ENDS[lang] in ran.out
    assert millions(tmp_path, "verify", str(saved(tmp_path))).code == 0


def test_a_replay_names_no_role_that_is_not_in_play(tmp_path: Path) -> None:
    ran = millions(
        tmp_path, "play", "dollars-2e", "--seed", "3", "--seats", "random:Ada,random:Bob,random:Cid,random:Dot"
    )
    assert ran.code == 0
    told = millions(tmp_path, "replay", str(saved(tmp_path))).said
    assert "into the pot, bonus" in told
    assert not re.search("Tech|Acrobat|Brain", told)
