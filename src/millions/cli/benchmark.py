"""`millions benchmark`: language models, programs and bots at live tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from millions.cli.errors import need, plainly
from millions.cli.options import AsJson, Debug, Lang, RequiredGame, Seed, language

if TYPE_CHECKING:
    from millions.bench.models.contest import ModelContest

Entrants = Annotated[
    str,
    typer.Option(
        metavar="WHO,WHO,…",
        help="Who plays: a kind of bot (`shrewd`); `run:COMMAND`, a program that is given the link to the table; "
        "`mcp:COMMAND`, a client of MCP that finds its address and key in `MILLIONS_MCP` and `MILLIONS_KEY`.",
    ),
]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="Where the games and the report are kept.")]
Deals = Annotated[int, typer.Option(min=1, help="How many deals; each is played once for every rotation of the seats.")]
Renamed = Annotated[
    bool, typer.Option("--renamed", help="Give models invented names, and reworded rules, verbs and fields.")
]
LuckAdjusted = Annotated[
    bool, typer.Option("--luck-adjusted", help="Also show the shares of wins without what the cards added to them.")
]
TrackName = Annotated[str, typer.Option(metavar="forms|rules", help="Whether models are shown the legal actions.")]


def benchmark(
    game: RequiredGame,
    seats: Entrants,
    out: Out,
    deals: Deals = 10,
    seed: Seed = 0,
    track: TrackName = "forms",
    renamed: Renamed = False,
    luck_adjusted: LuckAdjusted = False,
    as_json: AsJson = False,
    debug: Debug = False,
    lang: Lang = None,
) -> None:
    """Compare language models, programs and bots: the same cards for everybody, in every seat.

    Writes `benchmark.json` and `benchmark.html` into FOLDER. A benchmark that was stopped continues where it stopped.

    Example: `millions benchmark dollars-1e --seats shrewd,miser,"mcp:python model.py" --deals 20 --out results`
    """
    if track not in ("forms", "rules"):
        raise typer.BadParameter("forms or rules", param_hint="--track")
    shown: Literal["forms", "rules"] = "rules" if track == "rules" else "forms"
    with plainly(language(lang), debug):
        need("mcp", "websockets", "uvicorn")
        from millions.bench.models.contest import ModelContest
        from millions.bench.models.entrants import read_entrants

        run(ModelContest(game, read_entrants(seats), deals, seed, shown, renamed, luck_adjusted), out, as_json)


def run(contest: ModelContest, out: Path, as_json: bool) -> None:
    """Play what is missing, and write the report."""
    import asyncio

    from millions.bench.models.contest import play_all, results_in
    from millions.bench.models.report import as_json as report_json
    from millions.bench.models.report import as_page, report
    from millions.core import record
    from millions.server import logs

    logs.set_up(as_json=False, level="error")
    asyncio.run(play_all(contest, out))
    found = report(contest, results_in(out, contest))
    record.write(out / "benchmark.json", report_json(found))
    record.write(out / "benchmark.html", as_page(found).encode())
    if as_json:
        return typer.echo(report_json(found).decode(), nl=False)
    for row in found.rows:
        adjusted = row.wins_without_luck
        luck = "" if adjusted is None else f", {adjusted.value:.3f} without luck"
        typer.echo(f"{row.entrant}: {row.wins.value:.3f} of the wins in {row.games} games{luck}")
