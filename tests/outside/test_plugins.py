"""Games and bots by reference and by entry point, and what is said when they are no such thing."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from millions import Match
from millions.bots import BOTS, bot_named, bot_referred_to, bots_for, can_play, is_ours, steward_of, usual_bot
from millions.core.errors import BadSetup, MillionsError
from millions.core.game import game_named, register
from millions.core.plugins import game_referred_to, is_reference
from millions.lab.contest import Contest
from millions.lab.games import play_games, play_match
from tests.example_game import GAME
from tests.outside.brought import AUCTION, BY_REFERENCE, bots_file, installed
from tests.terminal.driving import COMMAND, environment, millions


def test_which_names_are_references() -> None:
    assert all(map(is_reference, ("mybot.py:Echo", "some.package:Echo", "/tmp/x/mybot.py:Echo:Ann")))
    assert not any(map(is_reference, ("shrewd", "shrewd:Ann", "search:50ms", "search:1.5s", "exploiter:random:1.5s")))


def test_a_search_may_have_half_seconds() -> None:
    assert bot_named("search:1.5s") is not None


# Bots


def test_a_bot_needs_no_class_of_ours(tmp_path: Path) -> None:
    echo = f"{bots_file(tmp_path)}:Echo"
    contest = Contest.new("auction", f"{echo},random,{echo}:Ann", games=6)
    assert contest.names == ("Echo", "random", "Ann")
    assert len(play_games(contest, range(6))) == 6


NOT_BOTS = [
    ("nowhere.py:Echo", "there is no file nowhere.py"),
    ("mybots.py:Ghost", "mybots.py has no 'Ghost'; it has: Echo, Clumsy, Stillborn, Nobody"),
    ("mybots.py:Nobody", "mybots.py:Nobody is not a bot: a bot is a class with a method act(view, forms, rng)"),
    ("mybots.py:Stillborn", "mybots.py:Stillborn cannot be loaded: ValueError: not today"),
    ("no.such.package:Echo", "no.such.package cannot be loaded: ModuleNotFoundError: No module named 'no'"),
    ("broken.py:Echo", "broken.py cannot be loaded: NameError: name 'oops' is not defined"),
    ("wrong.py:Echo", "wrong.py cannot be loaded: SyntaxError"),
]


@pytest.mark.parametrize(("reference", "sentence"), NOT_BOTS)
def test_what_is_not_a_bot_is_refused(
    reference: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_file(tmp_path)
    (tmp_path / "broken.py").write_text("oops", encoding="utf-8")
    (tmp_path / "wrong.py").write_text("class Echo(:", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetup) as refused:
        bot_referred_to(reference)
    assert str(refused.value).startswith(sentence)


def test_a_bot_says_which_games_it_plays(tmp_path: Path) -> None:
    echo = f"{bots_file(tmp_path)}:Echo"
    with pytest.raises(BadSetup, match="cannot play dollars-1e; it plays: auction, million-club"):
        Contest.new("dollars-1e", f"{echo},random,random", games=1)


def test_a_name_that_a_client_may_send_never_runs_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        bot_named(f"{bots_file(tmp_path)}:Echo")


def test_personalities_are_offered_only_for_games_they_can_play() -> None:
    assert bots_for(GAME) == ("search", "random")
    assert set(bots_for(game_named("dollars-1e"))) == set(BOTS)
    assert not can_play("sensible", GAME)
    assert (usual_bot(GAME), steward_of(GAME)) == ("random", "random")
    with pytest.raises(BadSetup, match="the bot 'shrewd' cannot play auction; these can: search, random"):
        bot_named("shrewd", GAME)


def test_a_failing_bot_is_named_with_game_seed_and_traceback(tmp_path: Path) -> None:
    contest = Contest.new("auction", f"{bots_file(tmp_path)}:Clumsy,random", games=4, seed=9)
    with pytest.raises(
        MillionsError, match=r"Clumsy' failed in game 3: ZeroDivisionError: division by zero \(seed 9\)"
    ) as e:
        play_games(contest, [3])
    assert "return 1 / 0" in e.value.traceback


CHEATS = """
from millions.games.heists.negotiation import Withdraw


class Thief:
    # Withdraws the characters of others.
    def act(self, view, forms, rng):
        mine = [action for form in forms if form.verb is Withdraw for action in form]
        if mine:
            return next(Withdraw(one) for one in range(20) if Withdraw(one) not in mine)
        return rng.choice(forms).sample(rng)


class Nonsense:
    def act(self, view, forms, rng):
        return "everything"


class NearlyRight:
    # A number that equals an offered one and has another type.
    def act(self, view, forms, rng):
        action = rng.choice(forms).sample(rng)
        return type(action)(*[float(getattr(action, field)) for field in action.__struct_fields__])
"""


@pytest.mark.parametrize(
    ("game", "cheat", "chose"),
    [
        ("dollars-1e", "Thief", r"Withdraw\(character=.*\)"),
        ("auction", "Nonsense", "'everything'"),
        ("auction", "NearlyRight", r"Bid\(amount=\d+\.0\)"),
    ],
)
@pytest.mark.parametrize(
    "play", [lambda contest: play_games(contest, range(9)), lambda contest: play_match(contest, 0)]
)
def test_a_bot_from_outside_may_only_choose_what_it_is_offered(
    game: str, cheat: str, chose: str, play: Callable[[Contest], object], tmp_path: Path
) -> None:
    file = tmp_path / "cheats.py"
    file.write_text(CHEATS, encoding="utf-8")
    contest = Contest.new(game, f"{file}:{cheat},random,random", games=9, seed=9)
    with pytest.raises(
        MillionsError, match=rf"{cheat}' chose {chose} in game \d, which is not offered to it \(seed 9\)"
    ):
        play(contest)


def test_an_exploiter_is_trusted_as_far_as_the_bot_it_knows() -> None:
    assert all(map(is_ours, ("shrewd", "search:50ms", "random", "exploiter:sensible:20it")))
    assert not any(
        map(is_ours, ("mybot.py:Echo", "some.package:Echo", "echo", "exploiter:echo:20it", "exploiter:a.b:C"))
    )


@pytest.mark.slow
def test_debug_prints_the_traceback_even_from_another_process(tmp_path: Path) -> None:
    bots_file(tmp_path)
    arguments = ("arena", "auction", "--seats", "mybots.py:Clumsy,random", "--games", "40", "--jobs", "2")
    ran = millions(tmp_path, *arguments, own=BY_REFERENCE)
    assert (ran.code, "return 1 / 0" in ran.err) == (1, False)
    env = {**environment(tmp_path), **BY_REFERENCE}
    done = subprocess.run(
        [*COMMAND, *arguments, "--debug"], capture_output=True, text=True, env=env, cwd=tmp_path, check=False
    )
    assert (done.returncode, "return 1 / 0" in done.stderr) == (1, True)


# Games


@pytest.mark.slow
def test_a_game_by_reference_reaches_the_workers(tmp_path: Path) -> None:
    bots_file(tmp_path)
    arguments = ("--seats", "mybots.py:Echo,random", "--games", "8", "--jobs", "2", "--json")
    found = json.loads(millions(tmp_path, "arena", AUCTION, *arguments).out)
    assert (found["game"], found["games"]) == ("auction", 8)
    out = str(tmp_path / "runs")
    done = json.loads(millions(tmp_path, "simulate", AUCTION, *arguments, "--out", out).out)
    assert done["played"] == 8
    assert json.loads(millions(tmp_path, "verify", out, "--json", own=BY_REFERENCE).out)["records"] == 8


def test_what_is_not_a_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"is not a game: a game is a value of the type millions\.core\.game\.Game"):
        game_referred_to(f"{bots_file(tmp_path)}:Echo")
    with pytest.raises(BadSetup, match="there is no game 'poker'"):
        game_referred_to("poker")


def test_a_game_must_be_registered_before_it_is_played() -> None:
    with pytest.raises(BadSetup, match=r"poker is not registered: call `millions\.register\(GAME\)` first"):
        Match.new(replace(GAME, name="poker"), ["Ann", "Bob"])


def test_two_games_cannot_have_one_name() -> None:
    with pytest.raises(BadSetup, match="there are two games called 'dollars-1e'"):
        register(replace(GAME, name="dollars-1e"))


@pytest.mark.slow
def test_installed_packages_bring_games_and_bots(tmp_path: Path) -> None:
    own = installed(tmp_path, games={"auction": "tests.example_game:GAME"}, bots={"echo": "mybots:Echo"})
    ran = millions(
        tmp_path, "arena", "auction", "--seats", "echo,random", "--games", "4", "--jobs", "2", "--json", own=own
    )
    assert json.loads(ran.out)["seats"] == ["echo", "random"]
    assert "\necho " in millions(tmp_path, "bots", own=own).out
    assert "\necho " not in "\n" + millions(tmp_path, "bots", "--game", "dollars-1e", own=own).out
    refused = millions(tmp_path, "arena", "dollars-1e", "--seats", "echo,random,random", own=own)
    assert refused.said.startswith("the bot 'echo' cannot play dollars-1e; these can: shrewd")


@pytest.mark.slow
def test_a_broken_package_is_named_only_where_it_is_wanted(tmp_path: Path) -> None:
    own = installed(tmp_path, games={"ghost": "no.such:GAME"}, bots={"spectre": "mybots:Stillborn"})
    assert "ghost (no.such:GAME) cannot be loaded" in millions(tmp_path, "rules", "ghost", own=own).said
    assert millions(tmp_path, "rules", "million-club", "MC-R3", own=own).code == 0
    said = millions(tmp_path, "arena", "million-club", "--seats", "spectre,random", own=own).said
    assert "spectre cannot be loaded: ValueError: not today" in said


@pytest.mark.slow
def test_a_broken_reference_in_the_environment_is_told(tmp_path: Path) -> None:
    ran = millions(tmp_path, "rules", "million-club", "MC-R3", own={"MILLIONS_GAMES": "nowhere.py:GAME"})
    assert (ran.code, "MILLIONS_GAMES: there is no file nowhere.py" in ran.said) == (0, True)
