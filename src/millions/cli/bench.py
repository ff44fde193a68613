"""`millions bench`: how fast engine, server, research environments and games on arrays are; how bots negotiate."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import structs

from millions.cli.errors import need, plainly
from millions.cli.options import WHICH, AsJson, Games, Seconds, Seed, language

app = typer.Typer(help="Measure how fast things are.", no_args_is_help=True)

OneGame = Annotated[str | None, typer.Option(metavar="GAME", help="Only this game.")]
LoadGame = Annotated[str, typer.Option(metavar="GAME", help=WHICH)]
Tables = Annotated[int, typer.Option(min=1, metavar="T", help="How many tables play at the same time.")]
Sockets = Annotated[
    int, typer.Option(min=2, metavar="S", help="How many players sit at each table, with one connection each.")
]
Rate = Annotated[float, typer.Option(min=0.001, help="Actions a second at each table.")]
PlayFor = Annotated[float, typer.Option(min=1, metavar="S", help="How many seconds to play, once all are connected.")]
Idle = Annotated[
    int,
    typer.Option(min=0, metavar="N", help="Open this many more connections that only watch, and measure their memory."),
]
Store = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|postgresql://…",
        help="Where the tables are stored, and stay: preferably an empty database. By default a SQLite file in the "
        "folder for temporary files, deleted afterwards; measure on the disk you will use.",
        show_default=False,
    ),
]
BatchTables = Annotated[int, typer.Option(min=1, metavar="T", help="How many tables play at once.")]
JudgedGames = Annotated[int, typer.Option(min=2, metavar="N", help="How many games of each kind.")]
Matches = Annotated[int, typer.Option(min=1, metavar="N", help="How many matches with each kind of blunder.")]
ReviewedMatches = Annotated[int, typer.Option(min=1, metavar="N", help="How many matches of each game.")]
Repeat = Annotated[
    bool,
    typer.Option("--repeat", help="Play every round twice, to measure its luck too: takes two to four times as long."),
]
Results = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Save every finished game here; the same command then continues from there."),
]
Players = Annotated[
    int | None, typer.Option(min=2, metavar="P", help="Players in each game; by default every number in turn.")
]
Picture = Annotated[
    Path | None, typer.Option(metavar="FILE.svg", help="Draw the chances against the shares that were won.")
]
Relay = Annotated[
    bool, typer.Option("--relay", help="Then also measure a bare relay of messages of the same sizes, to compare.")
]

WorkersToo = Annotated[
    str,
    typer.Option(
        metavar="N,N…", help="Measure servers with these numbers of processes, one after the other; needs PostgreSQL."
    ),
]
ReviewsToo = Annotated[
    bool,
    typer.Option("--reviews", help="Then play on while the server makes reviews of the matches that are over."),
]
ThroughputToo = Annotated[
    bool,
    typer.Option(
        "--throughput",
        help="Then also raise the load by a quarter every --seconds, until one action in a hundred takes 100 ms.",
    ),
]
DoorsToo = Annotated[
    bool,
    typer.Option("--doors", help="Then also measure what a move costs over WebSocket, HTTP stream and MCP."),
]


MOST_WORKERS = 64


@app.callback()
def _bench() -> None:
    """Measure how fast things are."""


@app.command()
def engine(game: OneGame = None, seconds: Seconds = 2.0, as_json: AsJson = False) -> None:
    """Measure the rules: decisions, games and copies a second.

    Example: `millions bench engine --seconds 5`
    """
    with plainly(language(None)):
        from millions.bench.engine import engine as measure
        from millions.terminal.stage import console

        measure(game, seconds, as_json, console())


NetGame = Annotated[str, typer.Argument(help=WHICH, show_default=False)]
Nets = Annotated[
    str,
    typer.Option(
        metavar="NET,NET,…",
        show_default=False,
        help="Files NET.npz; `trained` is the net that comes with the program.",
    ),
]
NetPlayers = Annotated[int, typer.Option(metavar="N", show_default=False, help="How many players sit at a table.")]
OneNet = Annotated[
    Path | None,
    typer.Option(metavar="NET.npz", show_default=False, help="The net; by default those that come with the program."),
]
Negotiators = Annotated[
    str | None,
    typer.Option(
        metavar="BOT,BOT,…", show_default=False, help="At least five kinds of bots; by default all personalities."
    ),
]


@app.command()
def crossplay(
    game: NetGame,
    nets: Nets,
    players: NetPlayers,
    games: Games = 1024,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Let nets play each other on arrays, at seats drawn at random: how often does a seat of each net win?

    All games are played at once, so the memory limits their number. Needs the extra `train`.

    Example: `millions bench crossplay dollars-1e --players 5 --nets one/net.npz,two/net.npz,trained --games 4096`
    """
    with plainly(language(None)):
        from millions.bench.nets import crossplay as measure
        from millions.terminal.stage import console

        measure(game, players, nets, games, seed, as_json, console())


@app.command()
def nashconv(game: OneGame = None, net: OneNet = None, as_json: AsJson = False) -> None:
    """Measure NashConv of a net in a small heist: how far its policy is from an equilibrium.

    NashConv is the sum of what each player could gain by its best response. The whole game tree is walked, so the
    figure is exact.

    Example: `millions bench nashconv --net runs/first/net.npz`
    """
    with plainly(language(None)):
        from millions.bench.nets import nashconv as measure
        from millions.terminal.stage import console

        measure(game, net, as_json, console())


@app.command()
def negotiation(game: OneGame = None, games: Games = 40, bots: Negotiators = None, as_json: AsJson = False) -> None:
    """Count what bots do in the negotiations of the heist games: proposals, deals and claims, by bot.

    Five different bots sit at each table; the seats are rotated. Figures are means of one seat in one game.

    Example: `millions bench negotiation --game dollars-1e --games 100`

    Example: `millions bench negotiation --bots trained,expert:50it,shrewd,honest,miser --games 50`
    """
    with plainly(language(None)):
        from millions.bench.negotiation import negotiation as measure
        from millions.terminal.stage import console

        measure(game, games, as_json, console(), bots.split(",") if bots else None)


@app.command()
def server(
    tables: Tables = 100,
    sockets: Sockets = 5,
    rate: Rate = 0.5,
    seconds: PlayFor = 20.0,
    game: LoadGame = "dollars-1e",
    idle: Idle = 0,
    store: Store = None,
    relay: Relay = False,
    doors: DoorsToo = False,
    reviews: ReviewsToo = False,
    throughput: ThroughputToo = False,
    workers: WorkersToo = "1",
    as_json: AsJson = False,
) -> None:
    """Measure what live tables cost: start a server and play games at it over real connections on this machine.

    Prints actions a second; the time from sending an action to the moment when the last seat at that table has heard of
    it (p50: the median, p99: one in a hundred is slower); the server's processor time for each action, storing
    included; and its memory for each table, everything included, and for each connection. Players choose at random from
    what they are offered; when a match is over they play again.

    Example: `millions bench server --tables 500 --seconds 30 --relay`

    Example: `millions bench server --tables 1 --idle 5000 --json`
    """
    with plainly(language(None)):
        need("starlette", "uvicorn", "websockets")
        from millions.bench.figures import Load
        from millions.bench.server import server as measure
        from millions.terminal.stage import console

        load = Load(game=game, tables=tables, sockets=sockets, rate=rate, seconds=seconds, idle=idle, store=store)
        numbers = _numbers(workers)
        load = structs.replace(load, relay=relay, doors=doors, reviews=reviews, throughput=throughput, workers=numbers)
        measure(load, as_json, console())


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers of processes."""
    numbers = tuple([int(part) if part.strip().isdigit() else 0 for part in text.split(",")])
    if not all(0 < number <= MOST_WORKERS for number in numbers):
        raise typer.BadParameter(f"{text!r} are not numbers from 1 to {MOST_WORKERS}", param_hint="--workers")
    return numbers


@app.command()
def research(seconds: Seconds = 2.0, as_json: AsJson = False) -> None:
    """Measure the research environments against PettingZoo's and OpenSpiel's own.

    Example: `millions bench research --seconds 5`
    """
    with plainly(language(None)):
        from millions.bench.research import research as measure
        from millions.terminal.stage import console

        measure(seconds, as_json, console())


@app.command()
def batch(tables: BatchTables = 4096, seconds: Seconds = 2.0, as_json: AsJson = False) -> None:
    """Measure the games on arrays against pgx's, and against the research environments on one core.

    Needs the extra `batch`. JAX takes the accelerator if there is one; use many tables there.

    Example: `millions bench batch --tables 131072 --json`
    """
    with plainly(language(None)):
        from millions.bench.batch import batch as measure
        from millions.terminal.stage import console

        measure(tables, seconds, as_json, console())


@app.command()
def judge(
    game: OneGame = None,
    games: JudgedGames = 200,
    seed: Seed = 0,
    players: Players = None,
    repeat: Repeat = False,
    results: Results = None,
    picture: Picture = None,
    as_json: AsJson = False,
) -> None:
    """Measure the judge behind `millions review`: is it calibrated, and how much variance is removed with the luck?

    Mixed personalities play this number of games of each kind, with every number of players in turn. Calibration error:
    the mean distance between the chance that was given and the share that was won. Luck, as `millions arena
    --luck-adjusted` measures it: its mean must be 0 within its interval. Variance: that of a seat's result, and the
    part of it that is removed with the luck.

    Example: `millions bench judge --games 700 --results judge.jsonl --picture judge.svg`
    """
    with plainly(language(None)):
        from millions.bench import judge as bench
        from millions.terminal.progress import watching
        from millions.terminal.stage import console

        if picture:
            need("altair", "vl_convert")
        with watching(language(None)) as meter:
            found = bench.measure(game, games, seed, repeat, results, meter, players)
        bench.report(found, as_json, console())
        if picture:
            from millions.bench.reliability import draw

            draw(found, picture)


@app.command()
def blunders(
    game: OneGame = None, games: Matches = 20, seed: Seed = 0, results: Results = None, as_json: AsJson = False
) -> None:
    """Plant blunders in matches, and count how often a review has them among its three turning points.

    Example: `millions bench blunders --game million-club --games 10`
    """
    with plainly(language(None)):
        from millions.bench.blunders import measure, report
        from millions.terminal.progress import watching
        from millions.terminal.stage import console

        with watching(language(None)) as meter:
            found = measure(games, seed, game, results, meter)
        report(found, as_json, console())


@app.command()
def review(game: OneGame = None, games: ReviewedMatches = 1, seed: Seed = 0, as_json: AsJson = False) -> None:
    """Measure how long `millions review` takes, in seconds of processor time: until the chart is there, and in all.

    Bots of different kinds play matches of five (Million Club: of four).

    Example: `millions bench review --game dollars-1e --games 3`
    """
    with plainly(language(None)):
        from millions.bench.review import measure, report
        from millions.terminal.progress import watching
        from millions.terminal.stage import console

        with watching(language(None)) as meter:
            found = measure(games, seed, game, meter)
        report(found, as_json, console())
