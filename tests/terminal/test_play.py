"""Whole games through stdin, in both languages and at several widths; stopping and going on."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import time
from pathlib import Path
from random import Random

import pytest

from millions import Match
from millions.games.heists.bargain import Propose
from millions.games.heists.negotiation import Ready
from millions.words import catalogue
from tests.terminal.driving import COMMAND, Live, environment, millions, saved

ANN = "me:Ann,random:Ada,random:Bob,random:Cid,random:Dot"
PATIENT = {"en": ["2", "1 2", "ready", "no", "", "skip"], "fr": ["2", "1 2", "prêt", "non", "", "passer"]}
"""Whatever is asked, a few of these lines go on; the others are met with a hint."""

NO_DEALS = [f"no {number}" for number in range(1, 30)]
"""However many proposals are open: with several, a bare no is met with a question."""

ENDS = {"en": "The end", "fr": "Fin de la partie"}


def too_wide(out: str, columns: int) -> list[str]:
    """The lines that do not fit (a file's path may be as long as it is)."""
    lines = [line for line in out.splitlines() if not line.startswith("millions ")]
    return [line for line in lines if len(line.rstrip()) > columns]


@pytest.mark.parametrize(("lang", "columns"), [("en", 80), pytest.param("fr", 60, marks=pytest.mark.slow)])
def test_a_whole_game_with_bots_and_nobody_elses_secret_is_told(tmp_path: Path, lang: str, columns: int) -> None:
    lines = PATIENT[lang] * 200
    ran = millions(
        tmp_path, "play", "--seed", "3", "--lang", lang, "--seats", ANN, "--pace", "0", lines=lines, columns=columns
    )
    assert ran.code == 0, ran.err
    assert ENDS[lang] in ran.out
    assert not too_wide(ran.out, columns)
    assert re.search("You send|Vous envoyez", ran.out)
    assert not re.search(r"(Ada|Bob|Cid|Dot) (sends|sees|envoie|voit)", ran.out)
    assert millions(tmp_path, "verify", str(saved(tmp_path))).code == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 8])
def test_every_number_of_players(tmp_path: Path, players: int) -> None:
    seats = ",".join(["me:Ann", *["random"] * (players - 1)])
    lines = ["1 2" if players == 3 else "1", "2", "ready", "no", "", "skip"] * 250
    ran = millions(tmp_path, "play", "--seed", "4", "--seats", seats, lines=lines, columns=60)
    assert ran.code == 0
    assert "The end" in ran.out
    assert not too_wide(ran.out, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 3])
def test_a_wild_player_never_breaks_anything(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    lang = ("en", "fr")[seed % 2]
    wild = [
        *("1", "2", "3 1", "driver", "balance", "claim A driver", "claim driver", "", "ready", "yes", "no", "yes 2"),
        *("offer Ada 1", "ask Bob 2", "leave\ny", "leave A\nn", "time", "look Bob", "look Ada B", "skip", "back"),
        *("deal Ada leaves, me pays Ada 1\ny", "accord Bob part, je verse 1 à Bob\no", "what", "?", "help deal"),
        *("rules", "rules sharing", "rules M1-N6", "log", "table", "save", "save \x00", "\x00", "é" * 300, "[bold]"),
        *("{ $x }", "offer Bob ²", "offer Bob " + "9" * 5000),
    ]
    patient = PATIENT[lang] * 3 + [f"no {number}" for number in range(1, 40)]
    lines = [rng.choice(wild) for _ in range(500)] + patient * 30
    seats = ("me:Ann,sensible:Ada,sensible:Bob", "me:Ann,sensible:Ada,random:Bob,random:Cid,sensible:Dot")[seed // 3]
    ran = millions(tmp_path, "play", "--seed", str(seed), "--lang", lang, "--seats", seats, lines=lines, columns=60)
    assert ran.code == 0
    assert ENDS[lang] in ran.out
    assert millions(tmp_path, "verify", str(saved(tmp_path))).code == 0


def test_the_default_table_is_me_and_four_bots(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--seed", "1", lines=["driver"])
    assert ran.code == 0
    assert "Ada, Ben, Coco and Dov" in ran.out
    assert "To go on:" in ran.out


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--seed", "3", "--seats", "random:Ada,random:Bob,random:Cid,random:Dot")
    assert ran.code == 0
    assert "The end" in ran.out
    assert "Roles sent" in ran.out
    assert "Round 1 of 8 · Planning" in ran.out
    assert "to share, ante" in ran.said


def test_several_people_share_the_keyboard(tmp_path: Path) -> None:
    lines = ["", "driver", "", "crook", "", "ready", "", "claim crook", "ready", "", "ready"]
    ran = millions(tmp_path, "play", "--seed", "3", "--seats", "me:Ann,me:Bob,random,random", lines=lines)
    assert ran.code == 0
    passing = [ran.out.index(f"Pass the keyboard to {name}") for name in ("Ann", "Bob")]
    assert passing == sorted(passing)
    first, second = ran.out.split("Pass the keyboard to Bob", 1)
    assert "You send the Driver" in first
    bobs = second.split("Pass the keyboard to Ann", 1)[0]
    assert "the Driver" not in bobs.replace("claims to be the Driver", "")


def test_commands_that_only_ask(tmp_path: Path) -> None:
    asks = ["?", "what", "rules", "rules sharing", "rules M1-N6", "log", "table", "help deal", "save copy.jsonl"]
    ran = millions(tmp_path, "play", "--seed", "3", "--seats", ANN, lines=["driver", *asks, "quit"])
    assert ran.code == 0
    expected = ["offer NAME N", "[M1-N2]", "Chapters:", "Divide it equally", "M1-N6 A deal is struck only if"]
    for words in [*expected, "Everybody antes", "In the centre", "Saved: copy.jsonl"]:
        assert words in ran.said
    assert (tmp_path / "copy.jsonl").exists()


def test_refusals_cite_the_rule_and_change_nothing(tmp_path: Path) -> None:
    wrong = ["leave", "xyzzy", "clame driver", "offer Bob 99", "look Bob", "yes 9", "claim mastermind", "9"]
    seats = "me:Ann,random:Bob,random,random,random"
    ran = millions(tmp_path, "play", "--seed", "3", "--seats", seats, lines=["9", "driver", *wrong[1:], "quit"])
    for words in [
        "Choose from Snitch, Brute, Driver or Crook",
        "“xyzzy” means nothing here",
        "Did you mean “claim”",
        "has only 4 in hand. [M1-N6]",
        "You have no Intimidation card. [M1-N11]",
        "Deal 9 is not waiting for your answer. [M1-N7]",
        "is not in play with this number of players. [M1-S1]",
        "A proposer may take a proposal back until it is struck",
    ]:
        assert words in ran.said, words
    assert ran.code == 0


def test_a_rule_is_quoted_once(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--seed", "3", "--seats", ANN, lines=["driver", *["look Bob"] * 3, "quit"])
    assert ran.said.count("You have no Intimidation card. [M1-N11]") == 3
    assert ran.said.count("Intimidation card won in an earlier round") == 1, ran.said


CONFIRMED = {
    "en": ("driver", "deal Bob leaves, I pay Bob 1", ["ready", "nonsense", ""], "Not sent.", "y", "Ann proposes deal"),
    "fr": (
        "chauffeur",
        "accord Bob part, je verse 1 à Bob",
        ["prêt", "x", "n"],
        "Rien n’est envoyé.",
        "o",
        "Ann propose",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deal_is_sent_after_a_yes_and_nothing_else(tmp_path: Path, lang: str) -> None:
    role, deal, others, refused, agreed, proposed = CONFIRMED[lang]
    table = ["play", "--seed", "3", "--lang", lang, "--seats", "me:Ann,me:Bob,me:Cid,me:Dot"]
    chosen = ["", role] * 4
    not_sent = millions(tmp_path, *table, lines=[*chosen, "", deal, *others, "quit"])
    assert refused in not_sent.said
    assert proposed not in not_sent.said
    for word in (agreed, "yes"):
        assert proposed in millions(tmp_path, *table, lines=[*chosen, "", deal, *others[:2], word, "quit"]).said


@pytest.mark.slow
def test_leaving_needs_a_yes_too(tmp_path: Path) -> None:
    table = ["play", "--seed", "3", "--seats", "me:Ann,random,random,random"]
    stayed = millions(tmp_path, *table, lines=["driver", "leave", "perhaps", "no", "quit"])
    assert "Type y or n." in stayed.said
    assert "You stay." in stayed.said
    assert "Ann leaves" not in stayed.said
    assert "Ann leaves" in millions(tmp_path, *table, lines=["driver", "leave", "perhaps", "y", "quit"]).said


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_with_three_players_one_of_two_characters_is_taken_out(tmp_path: Path, game: str) -> None:
    lines = ["driver brute", *(["driver brute"] if game == "dollars-2e" else []), "leave B", "y", "leave", "n", "quit"]
    table = ["play", game, "--seed", "3", "--seats", "me:Ann,random,random", "--option", "leader=Ann"]
    ran = millions(tmp_path, *table, lines=lines)
    assert "Take B out? A stays in." in ran.said
    assert "Leave the heist?" in ran.said.partition("Ann (B) leaves")[2]


def test_a_french_refusal_says_the_rule_in_french(tmp_path: Path) -> None:
    ran = millions(
        tmp_path, "play", "--seed", "3", "--lang", "fr", "--seats", ANN, lines=["chauffeur", "œil Bob", "clamer"]
    )
    assert "Vous n’avez pas de carte Intimidation. [M1-N11]" in ran.said
    assert "Dépensez une carte Intimidation gagnée à un tour précédent" in ran.said
    assert "La partie est enregistrée. Pour la reprendre :" in ran.said


# Stopping and going on


@pytest.mark.slow
def test_control_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    game = Live(tmp_path, "play", "--seed", "3", "--seats", ANN)
    game.until("Ann> ")
    game.type("driver")
    game.until(r"(?s)Negotiation.*Ann> ")
    code, said = game.stop(signal.SIGINT)
    file = saved(tmp_path)
    assert code == 0
    assert f"millions play --resume {file}" in said
    again = millions(tmp_path, "play", "--resume", str(file), lines=["quit"])
    assert again.code == 0
    assert "Welcome back, in round 1" in again.out
    assert "You sent the Driver." in again.out


@pytest.mark.slow
def test_what_to_type_next_is_what_was_typed(tmp_path: Path) -> None:
    own = {"MILLIONS_PLAY": "./play", "MILLIONS": "./.venv/bin/millions"}
    stopped = millions(tmp_path, "play", "--seats", ANN, lines=["quit"], own=own)
    file = saved(tmp_path)
    assert f"\n./play --resume {file}\n" in stopped.out
    assert "--resume last" in stopped.said
    lines = (PATIENT["en"] * 3 + NO_DEALS) * 40
    ended = millions(tmp_path, "play", "--resume", "last", lines=lines, own=own)
    assert f"\n./.venv/bin/millions replay {file}\n./.venv/bin/millions verify {file}\n" in ended.out
    assert "Usage: ./play [OPTIONS]" in millions(tmp_path, "play", "--help", own=own).said
    wrong = millions(tmp_path, "play", "--seed", "x", own=own)
    assert (wrong.code, "Usage: ./play [OPTIONS]" in wrong.said) == (2, True)


def test_without_a_save_there_is_no_last_one(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--resume", "last")
    assert (ran.code, "there is no saved match in" in ran.said) == (2, True)


@pytest.mark.slow
def test_kill_9_loses_nothing(tmp_path: Path) -> None:
    game = Live(tmp_path, "play", "--seed", "3", "--seats", ANN)
    game.until("Ann> ")
    game.type("driver")
    game.until(r"(?s)Negotiation.*Ann> ")
    game.type("claim crook")
    before = game.until(r"(?s)Ann claims to be the Crook.*Ann> ")
    assert game.stop(signal.SIGKILL)[0] == -signal.SIGKILL
    file = saved(tmp_path)
    assert millions(tmp_path, "verify", str(file)).code == 0
    again = millions(tmp_path, "play", "--resume", str(file), lines=["log", "quit"])
    assert "Ann claims to be the Crook." in again.out
    for line in re.findall(r"\n(\w+ claims to be the \w+\.)", before):
        assert line in again.out


@pytest.mark.slow
def test_a_resumed_match_goes_on_to_its_end(tmp_path: Path) -> None:
    millions(tmp_path, "play", "--seed", "3", "--seats", ANN, lines=["driver", "claim driver", "quit"])
    file = saved(tmp_path)
    ran = millions(tmp_path, "play", "--resume", "last", lines=(PATIENT["en"] * 3 + NO_DEALS) * 40)
    assert "The end" in ran.out
    over = millions(tmp_path, "play", "--resume", str(file))
    assert over.code == 0
    assert "The end" in over.out
    assert millions(tmp_path, "verify", str(file)).code == 0


@pytest.mark.slow
def test_a_record_moved_without_its_seats_file_can_be_resumed(tmp_path: Path) -> None:
    millions(tmp_path, "play", "--seed", "3", "--seats", "random:Ada,me:Bob,random:Cid,random:Dot", lines=["driver"])
    moved = tmp_path / "moved.jsonl"
    beside = Path(f"{saved(tmp_path)}.seats")
    assert beside.read_text() == "random:Ada,me:Bob,random:Cid,random:Dot\n"
    moved.write_bytes(saved(tmp_path).read_bytes())
    assert "Ada> " in millions(tmp_path, "play", "--resume", str(moved), lines=["quit"]).out
    seats = "random,random,me,random"
    assert "Cid> " in millions(tmp_path, "play", "--resume", str(moved), "--seats", seats, lines=["1", "1"]).out
    wrong = millions(tmp_path, "play", "--resume", str(moved), "--seats", "me,random")
    assert (wrong.code, "4 seats" in wrong.err) == (2, True)


@pytest.mark.slow
def test_in_a_real_terminal(tmp_path: Path) -> None:
    """Through a pseudo-terminal: colours, a prompt, Ctrl-D."""
    ours, theirs = pty.openpty()
    env = {**environment(tmp_path), "TERM": "xterm"}
    del env["NO_COLOR"]
    arguments = ["play", "--seed", "3", "--seats", ANN, "--pace", "0.01"]
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
    )
    os.close(theirs)
    out = b""
    typed = [b"driver\n", b"ready\n", b"\x04"]
    begun = time.monotonic()
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        out += piece
        assert time.monotonic() - begun < 60
        if out.rstrip().endswith(b"Ann>") and typed:
            os.write(ours, typed.pop(0))
            out += b"\n"
    assert process.wait(timeout=30) == 0
    said = out.decode()
    assert "\x1b[" in said
    assert "millions play --resume" in said
    assert "Traceback" not in said


def test_a_player_who_has_answered_an_offer_need_not_say_ready_again(tmp_path: Path) -> None:
    choices = [line for role in ("driver", "driver", "brute", "brute") for line in ("", role)]
    first = ["", "ready", "", "offer Ann 1", "", "ready", "", "ready"]  # Ann, Bob, Cid, Dot
    lines = [*choices, *first, "", "no", "", "ready"]  # Ann declines; Bob is the last to be ready
    seats = "me:Ann,me:Bob,me:Cid,me:Dot"
    ran = millions(tmp_path, "play", "--seed", "1", "--seats", seats, "--pace", "0", lines=lines)
    assert ran.code == 0, ran.err
    match = Match.load(saved(tmp_path))
    ready = [line.seat for line in match.log if isinstance(line.action, Ready)]
    assert ready == [0, 2, 3, 0, 1]


def test_bots_say_why_they_make_an_offer(tmp_path: Path) -> None:
    lang, seats = "fr", ",".join(["bully"] * 5)
    ran = millions(tmp_path, "play", "--seed", "3", "--lang", lang, "--seats", seats, "--pace", "0")
    assert ran.code == 0, ran.err
    match, said = Match.load(saved(tmp_path)), catalogue(lang, "dollars-1e")
    offers = [line for line in match.log if isinstance(line.action, Propose)]
    plain = [said.format(f"because-{why}", tone="bully", amount=0) for why in ("fewer", "worth", "demand")]
    told = sum(" ".join(ran.out.split()).count(reason) for reason in plain)
    assert 0 < told <= len(offers)
