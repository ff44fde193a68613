"""`millions weigh`: what is counted, that it continues and does not depend on the workers, and what is printed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from millions.bots import AnyBot, Host, bot_named
from millions.cli import app
from millions.core.errors import BadDeck, BadSetup, MillionsError
from millions.core.match import Match
from millions.core.message import Action
from millions.games.club.components import EXCHANGE
from millions.games.heists.bargain import Accept, Propose
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose
from millions.lab import Weighed, weigh
from millions.lab.balance import fields
from millions.lab.balance.findings import AGAINST, MEASURES, SENSITIVITY, Finding
from millions.lab.balance.limits import Limited
from millions.lab.contest import Contest
from millions.lab.games import play_match
from millions.terminal.weigh import read_percent, read_players
from millions.terminal.weigh_files import csv_of, write_outputs
from millions.terminal.weigh_page import WeighPage

FIELDS = ["what", "of", "players", "bots", "estimate", "low", "high", "unit", "flagged"]


@pytest.fixture(scope="module")
def one() -> Weighed:
    return weigh("dollars-1e", bots=("random",), games=96)


def by_key(found: Weighed) -> dict[tuple[str, str], Finding]:
    return {(finding.what, finding.of): finding for finding in found.findings if finding.bots != "all"}


def test_shares_and_advantages_add_up(one: Weighed) -> None:
    found = by_key(one)
    assert sum(found["seat-advantage", str(seat)].estimate for seat in range(1, 5)) == pytest.approx(0, abs=1e-9)
    roles = [finding for finding in one.findings if finding.what == "role-use"]
    assert {finding.of for finding in roles} == {"brute", "driver", "crook"}
    assert sum(finding.estimate for finding in roles) == pytest.approx(100)
    assert 1 <= found["rounds", ""].estimate <= 8
    assert one.report.games == 96
    assert found["explained", "deal"].estimate + found["explained", "luck"].estimate == pytest.approx(100)
    assert all(finding.what in MEASURES for finding in one.findings)


def test_what_is_counted_is_what_the_records_say(one: Weighed) -> None:
    """The rounds and the winner's seat of every game, counted again from its record."""
    contest = one.fields[0].contest
    matches = [play_match(contest, number) for number in range(8)]
    first = [count for deal in one.counts[0][:2] for count in deal]
    rounds = sum(count.total for count in first if count.what == "rounds")
    assert rounds == sum(match.table.round for match in matches)  # type: ignore[attr-defined]
    wins = sum(count.total for count in first if count.key == ("seat-advantage", "2"))
    shared = [sum(1 for two in match.standings if two.won) for match in matches]
    assert wins == pytest.approx(
        sum(
            two.won / among
            for match, among in zip(matches, shared, strict=True)
            for two in match.standings
            if two.seat == 1
        )
    )


def test_every_figure_has_a_game_that_shows_it(one: Weighed) -> None:
    longest = one.example(by_key(one)["rounds", ""])
    assert longest is not None
    assert play_match(longest.contest, longest.number).table.round >= by_key(one)["rounds", ""].estimate  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["dollars-2e", "million-club"])
def test_other_games_are_weighed_too(game: str) -> None:
    found = by_key(weigh(game, bots=("random",), games=12, players=(3,)))
    own = {"dollars-2e": ("role-use", "acrobat"), "million-club": ("tile-use", "exchange")}[game]
    assert found[own].estimate > 0
    assert found["leader-advantage", ""].players == 3


@pytest.mark.usefixtures("example_game")
def test_a_game_from_outside_is_weighed_by_its_course() -> None:
    found = weigh("auction", bots=("random",), games=12, players=(3,))
    assert {finding.what for finding in found.findings} >= {"seat-advantage", "ties"}


def test_a_stopped_weighing_continues_and_the_result_is_the_same(
    one: Weighed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    whole = fields.play_deals

    def stops(after: int) -> Callable[[fields.Task], object]:
        def work(task: fields.Task) -> object:
            if len(played) == after:
                raise KeyboardInterrupt
            played.append(task.deals.start)
            return whole(task)

        return work

    monkeypatch.setattr("millions.lab.balance.weigh.play_deals", stops(2))
    with pytest.raises(KeyboardInterrupt):
        weigh("dollars-1e", bots=("random",), games=96, keep=tmp_path)
    monkeypatch.setattr("millions.lab.balance.weigh.play_deals", stops(99))
    again = weigh("dollars-1e", bots=("random",), games=96, keep=tmp_path)
    assert played == [0, 5, 10, 15, 20]
    assert again.report == one.report
    assert not any(tmp_path.iterdir())


@pytest.mark.slow
def test_two_workers_find_the_same(one: Weighed) -> None:
    assert weigh("dollars-1e", bots=("random",), games=96, jobs=2).report == one.report


@pytest.mark.slow
def test_precision_adds_games_until_the_intervals_are_that_narrow() -> None:
    found = weigh("dollars-1e", bots=("random",), games=60, precision=9)
    assert found.report.games > 60
    for finding in found.findings:
        if finding.what in ("seat-advantage", "leader-advantage"):
            assert finding.low is not None
            assert finding.high is not None
            assert finding.high - finding.low <= 18


@pytest.mark.slow
def test_a_deck_is_compared_with_another(tmp_path: Path) -> None:
    found = weigh("dollars-1e", richer(tmp_path), against="house", bots=("random",), games=200)
    (card,) = (one for one in found.findings if (one.what, one.of) == (AGAINST + "card-money", "First Bank"))
    assert card.flagged
    assert card.estimate > 0
    assert (found.report.deck, found.report.against) == ("richer", "house")
    same = weigh("dollars-1e", against="house", bots=("random",), games=40)
    assert not [one for one in same.findings if one.what.startswith(AGAINST) and one.flagged]


@pytest.mark.slow
def test_every_number_of_a_deck_is_tried_one_up_and_one_down() -> None:
    found = weigh("dollars-1e", bots=("random",), games=4, sensitivity=True)
    rows = [one for one in found.findings if one.what == SENSITIVITY + "rounds"]
    assert "First Bank: amount 8 → 9" in {one.of for one in rows}
    assert "target 20 → 21" in {one.of for one in rows}
    assert len(rows) == len({field.side for field in found.fields}) - 1


@pytest.mark.usefixtures("example_game")
def test_a_game_without_numbers_has_no_sensitivity() -> None:
    with pytest.raises(BadSetup, match="auction has no numbers to change"):
        weigh("auction", bots=("random",), games=4, players=(3,), sensitivity=True)


@pytest.mark.parametrize(("game", "number"), [("dollars-1e", "start_money"), ("million-club", "money_for_a_point")])
def test_a_variant_is_written_edited_and_weighed(tmp_path: Path, game: str, number: str) -> None:
    file = tmp_path / "mine.toml"
    code, out, _ = run(game, "--write-variant", str(file), home=tmp_path)
    assert (code, "--against house" in out) == (0, True)
    assert weigh(game, file, bots=("random",), games=4).report.deck == "house"
    text = file.read_text(encoding="utf-8")
    value = tomllib.loads(text)["variant"][number]
    file.write_text(text.replace(f"{number} = {value}", f"{number} = {value - 3}"), encoding="utf-8")
    found = weigh(game, file, against="house", bots=("random",), games=12)
    assert (found.report.deck, found.report.against) == (f"house: {number} {value - 3}", "house")
    (score,) = (one for one in found.findings if one.what == AGAINST + "score")
    assert (score.estimate > 0) is (game == "million-club")
    code, _, err = run(game, "--write-variant", str(file), home=tmp_path)
    assert (code, "is there already" in " ".join(err.split())) == (2, True)


def test_a_limited_player_keeps_to_the_limit() -> None:
    def dealt(action: Action) -> bool:
        return isinstance(action, Propose | Accept)

    def went(action: Action) -> bool:
        return getattr(getattr(action, "spot", None), "tile", None) is EXCHANGE

    for game, limit, broken in (("dollars-1e", "never-deal", dealt), ("million-club", "never-exchange", went)):
        match = play_limited(Contest.new(game, "bluffer,bluffer,bluffer", games=3), limit)
        assert not [line for line in match.log if line.seat == 0 and broken(line.action)]
        assert [line for line in match.log if line.seat > 0 and broken(line.action)]


def test_a_player_who_never_lies_says_only_the_truth() -> None:
    for game in ("dollars-1e", "dollars-2e"):
        match = play_limited(Contest.new(game, "bluffer,bluffer,bluffer,bluffer", games=4), "never-lie")
        chosen: dict[int, tuple[Role, ...]] = {}
        for line in match.log:
            if isinstance(line.action, Choose):
                chosen[line.seat] = line.action.roles
            elif isinstance(line.action, Claim) and line.seat == 0:
                assert chosen[0] == (line.action.role,)
            elif line.seat == 0 and hasattr(line.action, "roles"):
                assert chosen[0] == line.action.roles


def play_limited(contest: Contest, limit: str) -> Match:
    """A match in which seat 0 is limited."""
    match = Match.new(contest.game, contest.names, seed=3)
    bots: dict[int, AnyBot] = {seat: bot_named("bluffer") for seat in range(contest.players)}
    host = Host(match, bots | {0: Limited(bots[0], limit)}, 3)
    while list(host.sweep()):
        pass
    return match


@pytest.mark.slow
def test_skill_measures_limits_and_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millions.lab.balance.weigh.RUNGS", (1,))
    found = by_key(weigh("dollars-1e", bots=("random",), games=4, players=(3,), skill=True))
    assert {("restricted", "never-lie"), ("restricted", "never-deal"), ("doubling", "1")} <= set(found)
    assert found["doubling", "1"].bots == "search"
    assert found["explained", "skill"].bots == "mixed"


def richer(folder: Path) -> Path:
    """The house deck, with its first card at the upper limit."""
    house = Path(fields.__file__).parents[2] / "games" / "dollars1" / "house_deck.toml"
    text = house.read_text(encoding="utf-8").replace('name = "house"', 'name = "richer"', 1)
    file = folder / "richer.toml"
    file.write_text(text.replace("amount = 8", "amount = 12", 1), encoding="utf-8")
    return file


# What is printed and written


def run(*arguments: str, home: Path) -> tuple[int, str, str]:
    done = CliRunner(env={"COLUMNS": "160", "XDG_DATA_HOME": str(home)}).invoke(app, ["weigh", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout.replace("\u00a0", " "), done.stderr.replace("\u00a0", " ")


FEW = ("dollars-1e", "--bots", "random", "--games", "16", "--jobs", "1")


def test_json_has_the_fields_that_are_promised(tmp_path: Path) -> None:
    code, out, _ = run(*FEW, "--against", "house", "--json", home=tmp_path)
    found = json.loads(out)
    assert code == 0
    assert list(found) == ["game", "deck", "against", "games", "findings"]
    assert (found["game"], found["deck"], found["against"], found["games"]) == ("dollars-1e", "house", "house", 32)
    assert all(list(one) == FIELDS for one in found["findings"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_says_verdicts_first_in_both_languages(tmp_path: Path, lang: str) -> None:
    code, out, _ = run(*FEW, "--lang", lang, home=tmp_path)
    assert code == 0
    first = {"en": "What stands out", "fr": "Ce qui ressort"}[lang]
    table = {"en": "All figures", "fr": "Toutes les mesures"}[lang]
    assert 0 < out.index(first) < out.index(table)
    assert "weigh-" not in out


@pytest.mark.slow
def test_the_report_opens_without_a_network(one: Weighed) -> None:
    for lang in ("en", "fr"):
        page = WeighPage(one, lang).html()
        assert "<script src" not in page
        assert "jsdelivr" not in page
        assert "weigh-" not in page.split("<script", 1)[0]


@pytest.mark.slow
def test_the_report_links_records_that_show_its_verdicts(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    found = weigh("dollars-1e", richer(tmp_path), against="house", bots=("random",), games=200)
    write_outputs(found, out, None, "en")
    files = list((tmp_path / "report-records").iterdir())
    assert files
    for file in files:
        assert Match.load(file).over
        assert f'href="report-records/{file.name}"' in out.read_text(encoding="utf-8")


@pytest.mark.slow
def test_an_aim_prints_a_deck_file(tmp_path: Path) -> None:
    code, out, _ = run(*FEW, "--aim", "rounds<9", home=tmp_path)
    assert code == 0
    assert "# rounds<9:" in out
    assert tomllib.loads(out)["name"] == "house"
    code, _, err = run(*FEW, "--aim", "fun<3", home=tmp_path)
    assert (code, "an aim is a figure" in " ".join(err.split())) == (2, True)


def test_columns_csv_and_parquet(one: Weighed, tmp_path: Path) -> None:
    columns = one.columns()
    assert list(columns) == FIELDS
    assert len(columns["what"]) == len(one.findings) == len(csv_of(one).splitlines()) - 1
    assert set(one.deals()) == {"side", "players", "bots", "deal", "what", "of", "total", "times", "game"}
    pq = pytest.importorskip("pyarrow.parquet")
    code, _, _ = run(*FEW, "--parquet", str(tmp_path / "found.parquet"), home=tmp_path)
    assert code == 0
    assert pq.read_table(tmp_path / "found.parquet").column_names == FIELDS


BAD = [
    (["--players", "four"], "--players takes numbers like 4 or 4,5", "--players attend des nombres"),
    (["--players", "2"], "is for 3 to 8 players, not 2", "de 3 à 8 joueurs"),
    (["--precision", "narrow"], "takes a percentage like 1%", "attend un pourcentage"),
    (["--precision", "0"], "must be more than 0 %", "doit être supérieure à 0 %"),
    (["--games", "0"], "--games must be at least 1", "--games doit valoir au moins 1"),
    (["--bots", "genius"], "there is no bot 'genius'", "pas de robot « genius »"),
    (["--out", "nowhere/report.html"], "there is no folder", "n’y a pas de dossier"),
]


@pytest.mark.parametrize(("arguments", "english", "french"), BAD)
def test_bad_arguments_exit_2(tmp_path: Path, arguments: list[str], english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        code, out, err = run("dollars-1e", *arguments, "--lang", lang, home=tmp_path)
        assert (code, out) == (2, "")
        assert said in " ".join(err.split())


def test_a_deck_out_of_limits_is_named(tmp_path: Path) -> None:
    deck = richer(tmp_path)
    deck.write_text(deck.read_text(encoding="utf-8").replace("amount = 12", "amount = 13", 1), encoding="utf-8")
    with pytest.raises(BadDeck, match=r"card 1 \(First Bank\): amount 13 is not within 8 to 12"):
        weigh("dollars-1e", deck, games=4)


def test_a_full_disk_stops_with_a_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    with pytest.raises(MillionsError, match="the same command goes on from there"):
        weigh("dollars-1e", bots=("random",), games=4, keep=blocked)


def test_numbers_as_typed() -> None:
    assert read_players("4, 5") == (4, 5)
    assert read_percent("0,5 %") == 0.5
    assert read_percent(None) is None
    with pytest.raises(BadSetup):
        read_players("4,")
