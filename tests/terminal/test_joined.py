"""At live tables, over real sockets: whole games by joined terminals, coming and going, talk, and saying no."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from millions import Match
from millions.client import Player
from millions.tables import MemoryStore
from millions.terminal.joined.keyboard import Pipe, Terminal
from millions.terminal.joined.session import LiveSession
from millions.terminal.joined.stage import LiveStage
from millions.terminal.joined.talk import Phrases, told
from millions.terminal.registry import presenter_of
from millions.terminal.vocabulary import Unclear
from millions.wire.keys import Key
from millions.words import Speaker
from tests.client.serving import free_port, new_table, remote_table, served, serving
from tests.serving import Served
from tests.tampering import swap_secret
from tests.terminal.driving import COMMAND, Live, Ran, environment, millions, play_out, read_from, saved
from tests.terminal.test_play import ENDS, NO_DEALS, PATIENT

HEISTS = {lang: lines * 4 + NO_DEALS for lang, lines in PATIENT.items()}
LINES = {
    ("dollars-1e", "en"): HEISTS["en"],
    ("dollars-2e", "fr"): HEISTS["fr"],
    ("million-club", "fr"): ["1", "2", "1", ""],
}
"""Whatever is asked, and whatever is proposed, a few of these lines go on; the others are met with a hint."""

CHECKED = {"en": "Checked on this machine", "fr": "Vérifié sur cette machine"}


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served(MemoryStore()) as address:
        yield address


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as one:
        yield one


def joined(folder: Path, link: str, *arguments: str, lines: list[str]) -> subprocess.Popen[str]:
    """A terminal that is fed from a file, and writes into one."""
    folder.mkdir()
    (folder / "typed").write_text("\n".join(lines), encoding="utf-8")
    with (folder / "typed").open() as typed, (folder / "said").open("w") as said:
        return subprocess.Popen(
            [*COMMAND, "play", "--join", link, *arguments],
            stdin=typed,
            stdout=said,
            stderr=subprocess.STDOUT,
            env=environment(folder),
            text=True,
        )


def outcome(folder: Path, process: subprocess.Popen[str]) -> Ran:
    process.wait(120)
    said = (folder / "said").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "Traceback" not in said, said
    return Ran(process.returncode, said, "")


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), LINES)
def test_two_terminals_and_two_bots_play_a_whole_game(server: Served, tmp_path: Path, game: str, lang: str) -> None:
    link = new_table(server.address, game, people=2, bots=2)
    lines = LINES[game, lang] * (40_000 // len(LINES[game, lang]))  # a player who waits for a slow one types on
    terminals = {
        name: joined(tmp_path / name, link, "--name", name, "--lang", lang, lines=lines) for name in ("Ann", "Bob")
    }
    for name, process in terminals.items():
        ran = outcome(tmp_path / name, process)
        assert ran.code == 0, ran.out
        assert ENDS[lang] in ran.out
        assert CHECKED[lang] in ran.said
        other = {"Ann": "Bob", "Bob": "Ann"}[name]
        assert f"{name}> " in ran.out
        assert f"{other}> " not in ran.out
        assert not re.search(rf"({other}|Iris|Jona) (sends|envoie)", ran.out)
        assert millions(tmp_path / name, "verify", str(saved(tmp_path / name))).code == 0
    one, two = (saved(tmp_path / name).read_bytes() for name in terminals)
    assert one == two


@pytest.mark.slow
def test_a_game_goes_on_when_the_server_comes_back(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address, people=2, bots=2)
    terminals = {name: Live(tmp_path, "play", "--join", link, "--name", name) for name in ("Ann", "Bob")}
    for name, terminal in terminals.items():
        terminal.until(f"{name}> ")
        terminal.type("2")
    terminals["Ann"].until("Negotiation[^>]*Ann> ")
    server.kill()
    said = terminals["Ann"].until("trying again …\nAnn> ")
    terminals["Ann"].type("ready")
    server.start()
    ready = r"Ann( and \w+)? (is|are) ready"
    said += terminals["Ann"].until(f"Connected again(.|\n)*{ready}")
    assert len(re.findall(ready, said)) == 1
    play_out(list(terminals.values()), HEISTS["en"])
    for terminal in terminals.values():
        assert terminal.process.wait(60) == 0
        assert "Nobody has chosen the cards" in " ".join(terminal.out.split())


# Coming and going


@pytest.mark.slow
def test_one_leaves_politely_and_the_same_command_takes_the_seat_back(server: Served, tmp_path: Path) -> None:
    command = ["play", "--join", new_table(server.address, people=2), "--name", "Ann"]
    ann = Live(tmp_path, *command)
    ann.until("2 seats are free|One seat is free(.|\n)*/t/")
    code, said = ann.stop(signal.SIGINT)
    assert code == 0
    assert "your seat is kept" in said
    assert f"millions play --join {command[2]} --name Ann" in said
    bob = Live(tmp_path, "play", "--join", command[2], "--name", "Bob")
    bob.until("Every seat is taken")  # the match waits for Ann's salt
    ann = Live(tmp_path, *command)
    ann.until("Ann> ")
    bob.until("Bob> ")
    ann.stop(signal.SIGINT)
    bob.until("any more")
    ann = Live(tmp_path, *command)
    assert "Welcome back, in round 1" in ann.until("Ann> ")
    assert "Ann is connected" in bob.until("connected")
    bob.type("quit")
    assert bob.process.wait(20) == 0
    assert "not connected any more" in ann.until("any more")
    ann.stop(signal.SIGINT)


@pytest.mark.slow
def test_a_seat_is_played_from_one_device_at_a_time(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address)
    ann = Live(tmp_path, "play", "--join", link, "--name", "Ann")
    ann.until("Ann> ")
    ann.type("link")
    secret = re.search(r"http\S+#\S+", ann.until("#\\S+\n"))
    assert secret is not None
    elsewhere = Live(tmp_path / "..", "play", "--join", secret[0], "--lang", "fr")
    elsewhere.until("Ann> ")
    ann.until("played from another device now")
    assert ann.process.wait(20) == 1
    elsewhere.type("absent")
    elsewhere.until("robot joue pour vous")
    elsewhere.type("")
    elsewhere.until("vous jouez de nouveau")
    elsewhere.type("debout")
    assert "Vous vous êtes levé" in elsewhere.until("levé")
    assert elsewhere.process.wait(20) == 0


@pytest.mark.slow
def test_a_player_who_finds_no_seat_watches(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address, bots=3)
    ann = Live(tmp_path, "play", "--join", link, "--name", "Ann")
    ann.until("Ann> ")
    watcher = Live(tmp_path, "play", "--join", link, "--name", "Cid")
    seen = watcher.until("Ctrl-C leaves(.|\n)*Iris")
    assert "Every seat is taken" in seen
    play_out([ann], HEISTS["en"])
    told = watcher.until("The end(.|\n)*Checked on this machine")
    assert "Ann sends" not in told
    assert watcher.process.wait(20) == 0


@pytest.mark.slow
def test_the_same_people_play_again(server: Served, tmp_path: Path) -> None:
    ann = Live(tmp_path, "play", "--join", new_table(server.address, "dollars-2e", bots=2), "--name", "Ann")
    ann.until("Ann> ")
    ann.type("away")
    ann.until("rematch\\?> ")
    ann.type("rematch")
    assert "At the table: Ann, Iris and Jona" in ann.until("Ann> ")
    code, said = ann.stop(signal.SIGINT)
    assert code == 0
    assert "your seat is kept" in said


@pytest.mark.slow
def test_a_terminal_warns_if_secret_and_promise_were_replaced(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address, "dollars-2e", bots=2)
    ann = Live(tmp_path, "play", "--join", link, "--name", "Ann")
    ann.until("Ann> ")
    server.stop()
    swap_secret(server.store, link.rpartition("/")[2])
    server.start()
    ann.until("Connected again")
    ann.type("away")
    said = " ".join(ann.until("rematch\\?> ").split())
    assert "promise in the record is not the one this program saw first" in said
    assert "this match was not dealt as promised" in said
    assert "Nobody has chosen the cards" not in said


# Talk, pauses


@pytest.mark.slow
def test_people_talk_across_languages_and_agree_to_pause(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address, people=2, bots=1, talk="structured")
    ann = Live(tmp_path, "play", "--join", link, "--name", "Ann")
    ann.until("One seat is free")
    bob = Live(tmp_path, "play", "--join", link, "--name", "Bob", "--lang", "fr")
    ann.until("Ann> ")
    bob.until("Bob> ")
    ann.type("say offer Bob 3 stay")
    assert "Ann à Bob\u00a0: Je vous paierais 3 pour rester" in bob.until("rester")
    bob.type("dire merci Ann")
    assert "Bob to Ann: Thank you" in ann.until("Thank you")
    ann.type('"hello')
    assert "players talk in phrases" in ann.until("phrases")
    ann.type("pause")
    bob.until("Ann voudrait une pause")
    bob.type("pause")
    for terminal, paused in ((ann, "the table waits"), (bob, "la table attend")):
        terminal.until(paused)
        terminal.stop(signal.SIGINT)


@pytest.mark.slow
def test_news_leave_a_half_typed_line_alone(server: Served, tmp_path: Path) -> None:
    link = new_table(server.address, people=2, bots=2)
    ours, theirs = pty.openpty()
    ann = subprocess.Popen(
        [*COMMAND, "play", "--join", link, "--name", "Ann", "--pace", "0"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(tmp_path), "TERM": "xterm"},
        start_new_session=True,
    )
    os.close(theirs)
    screen = b""

    def until(pattern: bytes) -> None:
        nonlocal screen
        begun = time.monotonic()
        while not re.search(pattern, screen, re.DOTALL):
            screen += read_from(ours, begun + 60, screen)
        screen = b""

    until(b"waiting for players> ")
    os.write(ours, b'"good eve')
    until(b"eve")
    bob = Live(tmp_path, "play", "--join", link, "--name", "Bob")
    until(b'Bob sits down.*Ann> "good eve')
    os.write(ours, b"ning\n")
    bob.until("Ann: good evening")
    os.write(ours, b"driv")
    until(b"driv")
    bob.type('"hello there')
    until(b"Bob: hello there.*Ann> driv")
    os.write(ours, b"er\n")
    until(b"You send the Driver.*waiting for Bob> ")
    os.write(ours, b"\x04")
    until(b"your seat is kept")
    assert ann.wait(20) == 0
    bob.stop(signal.SIGINT)
    os.close(ours)


# Saying no


def test_another_name_at_the_table_changes_nothing_else_of_what_is_said() -> None:
    match = Match.new("dollars-1e", ["Ann", "Bob", "Cid", "Dot"], seed=1)
    remote: Any = SimpleNamespace(seats=match.seats, game=match.game, view=match.view)
    player: Any = SimpleNamespace(match=remote, replica=SimpleNamespace(you=0, settings=match.header))
    session = LiveSession(player, "en", LiveStage())
    before = session.speaker
    remote.seats = ("Ann", "Bob", "Cid", "Eve")
    session.follow_names()
    assert session.speaker.names == remote.seats
    assert session.speaker.roles == before.roles == ("brute", "driver", "crook")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--join", "nonsense"], "looks like this: http://HOST/t/TABLE"),
        pytest.param(["--join", "http://a/t/b", "--seed", "3"], "does not go with --join", marks=pytest.mark.slow),
        pytest.param(["--name", "Ann"], "goes only with --join", marks=pytest.mark.slow),
    ],
)
def test_what_makes_no_sense_is_a_bad_argument(tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = millions(tmp_path, "play", *arguments)
    assert ran.code == 2
    assert said in ran.said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda link: link.replace("/t/", "/t/x"), "Il n’y a pas de table"),
        (lambda link: f"{link}#{Key.new().reveal()}", "Cette clé n’ouvre pas cela"),
        (lambda link: f"http://127.0.0.1:{free_port()}/t/abc", "Aucun serveur de tables ne répond"),
    ],
)
def test_a_table_that_cannot_be_reached_is_reported_in_a_sentence(
    url: str, tmp_path: Path, change: object, said: str
) -> None:
    assert callable(change)
    ran = millions(tmp_path, "play", "--lang", "fr", "--join", change(new_table(url)))
    assert ran.code == 1
    assert said in ran.said


# Phrases


def phrases(player: Player, lang: str) -> Phrases:
    assert player.match is not None
    seen, view = player.replica, player.match.view(player.replica.you)
    speaker = Speaker(lang, seen.settings.game, seen.names(), getattr(view, "per_seat", 1), seen.you)
    return Phrases(presenter_of(seen.settings.game).reader(speaker, view, seen.you, ()))


def test_phrases_are_understood_and_said_in_any_language(url: str, tmp_path: Path) -> None:
    table = remote_table(new_table(url, bots=3, talk="structured"), tmp_path)
    table.sit("Ann")
    player = table.connect()
    for lang, typed, heard in [
        ("en", "driver", "Ann : Mon Personnage : Chauffeur."),
        ("en", "Iris brute", "Ann : Iris : Brute."),
        ("fr", "offrir Iris 3", "Ann to Iris: I would pay you 3 if you leave."),
        ("en", "offer 2 to Iris stay", "Ann à Iris : Je vous paierais 2 pour rester."),
        ("fr", "Jona partir 2", "Ann to Jona: Please leave, for 2."),
        ("en", "Jona hurry", "Ann à Jona : Vite, s’il vous plaît."),
        ("fr", "non", "Ann: No."),
        ("en", "thanks kaya", "Ann à Kaya : Merci."),
    ]:
        player.signal(phrases(player, lang).read(typed.split()))
        listener = Speaker({"en": "fr", "fr": "en"}[lang], "dollars-1e", player.replica.names())
        assert told(player.replica.talk[-1], listener).replace("\u00a0", " ") == heard
    for nonsense in ("", "xyzzy", "offer 3", "leave"):
        with pytest.raises(Unclear, match="in phrases"):
            phrases(player, "en").read(nonsense.split())
    player.close()


def test_a_pipe_gives_lines_and_news_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        pipe = Pipe()
        os.write(theirs, "un\ndeux é".encode())
        assert pipe.read("> ") == "un"
        pipe.wake()
        assert pipe.read("> ") is None
        pipe.heard()
        os.close(theirs)
        assert pipe.read("> ") == "deux é"
        with pytest.raises(EOFError):
            pipe.read("> ")


def test_news_are_seen_although_a_signal_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []

    def unreliable(thread: int, number: int) -> None:
        sent.append(number)
        if len(sent) > 1:  # the first comes before the editor waits for a key
            pthread_kill(thread, number)

    def editor(prompt: str) -> str:
        time.sleep(10)
        return "too late"

    pthread_kill, before = signal.pthread_kill, signal.getsignal(signal.SIGUSR1)
    monkeypatch.setattr(signal, "pthread_kill", unreliable)
    monkeypatch.setattr("builtins.input", editor)
    try:
        terminal = Terminal()
        threading.Timer(0.1, terminal.wake).start()
        assert terminal.read("> ") is None
        terminal.heard()
    finally:
        signal.signal(signal.SIGUSR1, before)
