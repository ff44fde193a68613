"""Million Club at the keyboard: whole games in both languages, refusals, help, stopping and going on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.terminal.driving import millions, saved
from tests.terminal.test_play import ENDS, too_wide

pytestmark = pytest.mark.slow

GAME = ["play", "million-club"]
FOUR = "me:Ann,random:Bob,random:Cid,random:Dot"
LONG = (
    "me:Maximilian von Hohenzoll,random:Anne-Charlotte Duvivier,random:Jean Paul,random:Bob,random:Élisabeth-Marie d’Ys"
)


def numbers(seed: int, count: int = 400) -> list[str]:
    """Somebody who picks from the menus; a number that is too high is met with a hint."""
    rng = Random(seed)
    return [str(rng.randrange(1, 7)) for _ in range(count)]


# Whole games


@pytest.mark.parametrize(
    ("lang", "columns", "seats", "more"),
    [
        ("fr", 60, "me:Ann,random", []),
        ("en", 40, f"{LONG},random", ["--option", "profiles"]),
    ],
)
def test_a_whole_game_with_bots(tmp_path: Path, lang: str, columns: int, seats: str, more: list[str]) -> None:
    table = ["--seed", "4", "--lang", lang, "--seats", seats, *more]
    ran = millions(tmp_path, *GAME, *table, lines=numbers(1), columns=columns)
    assert ran.code == 0, ran.err
    ending = ran.out.rpartition(f"\n{ENDS[lang]} ")[2]
    assert {"en": "wins", "fr": "victoire"}[lang] in ending
    assert not too_wide(ran.out, columns)
    file = str(saved(tmp_path))
    assert millions(tmp_path, "verify", file, "--lang", lang).code == 0
    again = millions(tmp_path, "replay", file, "--lang", lang, columns=columns)
    assert again.code == 0
    assert not too_wide(again.out, columns)
    assert ending.split("\n\n")[0] in again.out


def test_the_score_sheet_comes_before_the_winner_and_nobody_elses_secret_is_told(tmp_path: Path) -> None:
    ran = millions(tmp_path, *GAME, "--seed", "4", "--seats", FOUR, lines=numbers(1))
    assert not too_wide(ran.out, 80)
    no_secret_told(ran.out.partition("Everybody lays money")[0])
    lines = ["companies", "leadership", "consortium", "colonies", "concession", "globalisation", "fortune", "total"]
    sheet = ran.out.partition("The points:")[2]
    found = [re.search(rf"^{line} +(\d+) +(\d+) +(\d+) +(\d+)", sheet, re.MULTILINE) for line in lines]
    rows = [[int(number) for number in one.groups()] for one in found if one]
    assert len(rows) == len(lines)
    assert rows[-1] == [sum(column) for column in zip(*rows[:-1], strict=True)]
    best = max(rows[-1])
    assert f": {best} points, wins" in sheet.partition("\nThe end ")[2]


@pytest.mark.slow
def test_bots_alone_can_be_watched_and_their_match_replayed(tmp_path: Path) -> None:
    ran = millions(tmp_path, *GAME, "--seed", "3", "--seats", "random:Ada,random:Bob,random:Cid")
    assert ran.code == 0
    assert "Round 9 of 9" in ran.out
    assert "Only you know" not in ran.out
    assert not re.search(r"(Ada|Bob|Cid)’s card:", ran.out)
    watched = millions(tmp_path, "replay", str(saved(tmp_path)))
    assert re.search(r"Ada: \d+ M; ", watched.out)
    assert "is handed" in watched.out
    mine = millions(tmp_path, "replay", str(saved(tmp_path)), "--seat", "ada")
    assert "You are handed" in mine.out
    assert "Bob is handed" not in mine.out


def no_secret_told(played: str) -> None:
    assert "Only you know which:" in played
    assert not re.search(r"(Bob|Cid|Dot)’s card|(Bob|Cid|Dot) is handed|(Bob|Cid|Dot): \d+ M", played)
    assert not re.search(r"(Bob|Cid|Dot) buys a colony for 2 M \(", played)


def test_several_people_share_the_keyboard(tmp_path: Path) -> None:
    lines = ["", "colonies", "", "colonies", "", "companies", "", "companies", "", "quit"]
    ran = millions(tmp_path, *GAME, "--seed", "3", "--seats", "me:Ann,me:Bob", lines=lines)
    assert ran.code == 0
    first, second = re.split("Pass the keyboard to (?:Ann|Bob), who presses Enter", ran.out)[1:3]
    assert ("Ann> " in first) != ("Bob> " in first)
    assert ("Ann> " in second) != ("Ann> " in first)


# Typing, help and refusals

TYPED = {
    "en": (
        [
            "pass",
            "lobby industry",
            "xyzzy",
            "lob",
            "exchange",
            "",
            "?",
            "what",
            "rules MC-2.d",
            "rules mc-r3",
            "0",
            "99",
        ],
        [
            "Every pawn must be placed. [MC-R2]",
            "The Lobby is closed this round. [MC-R1]",
            "“xyzzy” means nothing here. Type ? for help. Now: intrigues,",
            "Which one? exchange resource, exchange industry or exchange transport.",
            "The game is waiting for you. Placing: everybody places two pawns",
            "take Bob T3",
            "Place a pawn: Intrigues, Colonies, Exchange (Resource, Industry or Transport), Companies",
            "For example: intrigues",
            "MC-2.d Unfair competition:",
            "MC-R3 Intrigues, Colonies and Companies have numbered seats",
            "Type a number from 1 to 6, or words: intrigues",
        ],
    ),
    "fr": (
        ["passer", "lobby industrie", "xyzzy", "bourse", "", "?", "règles MC-2.d", "99", "lobby en industrie"],
        [
            "Chaque pion doit être posé. [MC-R2]",
            "Le Lobby est fermé ce tour-ci. [MC-R1]",
            "« xyzzy » ne veut rien dire ici.",
            "Lequel ? bourse ressource, bourse industrie ou bourse transport.",
            "Le jeu vous attend. Pose : chacun pose deux pions",
            "opa Bob T3",
            "Poser un pion : Intrigues, Colonies, Bourse (Ressource, Industrie ou Transport), Sociétés",
            "MC-2.d Concurrence déloyale",
            "Tapez un numéro de 1 à 6, ou des mots : intrigues",
        ],
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_answered_at_the_prompt(tmp_path: Path, lang: str) -> None:
    lines, answers = TYPED[lang]
    ran = millions(tmp_path, *GAME, "--seed", "3", "--lang", lang, "--seats", FOUR, lines=[*lines, "quit"])
    assert ran.code == 0
    for words in answers:
        assert words in ran.said, words
    assert "Ann places" not in ran.said
    assert "Ann pose" not in ran.said


def test_help_on_one_command_and_the_log(tmp_path: Path) -> None:
    lines = ["help take", "colonies", "log", "table", "quit"]
    ran = millions(tmp_path, *GAME, "--seed", "3", "--seats", FOUR, lines=lines)
    assert "take a company over: take Bob T3" in ran.said
    assert ran.out.count("Round 1 of 9 · Placing pawns") >= 2
    assert "Round 1. Closed: Lobby. First player:" in ran.said


# Stopping, going on, arguments


@pytest.mark.slow
def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    millions(tmp_path, *GAME, "--seed", "3", "--seats", FOUR, lines=["colonies", "colonies", "quit"])
    file = str(saved(tmp_path))
    back = millions(tmp_path, "play", "--resume", file, lines=["quit"])
    assert "Welcome back, in round 1." in back.said
    assert "Ann at Colonies" in back.said
    assert "You are handed: " in back.said
    ended = millions(tmp_path, "play", "--resume", "last", lines=numbers(3))
    assert "The end" in ended.out
    over = millions(tmp_path, "play", "--resume", file)
    assert "globalisation" in over.out.partition("\nThe end ")[0]
    assert millions(tmp_path, "verify", file).code == 0


@pytest.mark.parametrize("players", [2, 6])
def test_any_number_of_players(tmp_path: Path, players: int) -> None:
    ran = millions(tmp_path, *GAME, "--players", str(players), lines=["quit"])
    assert ran.code == 0
    assert f"{players} –" in ran.said
    assert f"{players + 1} –" not in ran.said


BAD = [
    (["--players", "7"], 2, "million-club is for 2 to 6 players, not 7"),
    (["--players", "4", "--seats", "me,random"], 2, "goes neither with --seats nor with --resume"),
    (["--option", "fooled"], 2, "million-club has no option 'fooled'; it has: profiles"),
]


@pytest.mark.parametrize(("arguments", "code", "sentence"), BAD)
def test_bad_arguments(tmp_path: Path, arguments: list[str], code: int, sentence: str) -> None:
    ran = millions(tmp_path, *GAME, *arguments)
    assert (ran.code, sentence in ran.said.replace("│ ", "")) == (code, True), ran.said


def test_the_cards_of_the_box_are_fixed(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('name = "mine"\n', encoding="utf-8")
    ran = millions(tmp_path, *GAME, "--deck", str(deck), "--lang", "fr")
    assert (ran.code, "les cartes de la boîte sont fixes [MC-S1]" in ran.said) == (1, True)


def test_nobody_at_the_keyboard_plays_in_the_arena(tmp_path: Path) -> None:
    ran = millions(tmp_path, "arena", "million-club", "--seats", "me,random")
    assert (ran.code, "only bots play here" in ran.said) == (2, True)


def test_the_rules(tmp_path: Path) -> None:
    assert millions(tmp_path, "rules", "million-club", "mc-2.A").said.startswith("MC-2.a Racket:")
    assert "Bourse" in millions(tmp_path, "rules", "million-club", "bourse", "--lang", "fr").out


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "lang", "players"), [(1, "en", 2), (2, "fr", 6)])
def test_a_wild_player_never_breaks_anything(tmp_path: Path, seed: int, lang: str, players: int) -> None:
    rng = Random(seed)
    wild = [
        *(
            "1",
            "2",
            "7",
            "lobby i",
            "exchange t",
            "bourse r",
            "intrigues",
            "colonies",
            "sociétés",
            "c",
            "pass",
            "passer",
        ),
        *(
            "develop",
            "develop I1",
            "tax R2",
            "dév t1",
            "taxer",
            "buy asia",
            "acheter inde",
            "discard africa",
            "take Bob",
        ),
        *("swap I1 Bob R1", "swap asia india", "échanger i1", "racket", "look Bob", "bob", "industry", "r", "opa"),
        *("first Ann", "choose t", "begin r", "turn i1", "raise r1", "move companies", "compete i", "?", "what", "log"),
        *("table", "t", "rules MC-2.a", "\x00", "é" * 300, "[bold]", "{ $x }", "²", "9" * 5000, "buy", "a la les", ""),
    ]
    lines = [rng.choice(wild) for _ in range(250)] + numbers(seed)
    seats = ",".join(["me:Ann", "random:Bob", *["random"] * (players - 2)])
    table = ["--seed", str(seed), "--lang", lang, "--seats", seats, "--option", "profiles"]
    ran = millions(tmp_path, *GAME, *table, lines=lines, columns=60)
    assert ran.code == 0
    assert ENDS[lang] in ran.out
    assert millions(tmp_path, "verify", str(saved(tmp_path))).code == 0
