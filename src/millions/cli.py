"""The `millions` command. Exit codes: 0 done, 1 it failed and says why, 2 bad arguments.

What is heavy is imported inside the commands, so that --help stays quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
import typer.core

app = typer.Typer(
    help="A digital table for money games: play, watch and check matches, read the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
bench = typer.Typer(help="Measure how fast things are.", no_args_is_help=True)
app.add_typer(bench, name="bench")

FAILED, BAD_ARGUMENTS = 1, 2

WHICH = "Which game: dollars-1e, dollars-2e or million-club."
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="Language; by default the system's.")]
Seats = Annotated[
    str,
    typer.Option(
        metavar="BOT,BOT,…",
        show_default=False,
        help="The bots that meet, one for each seat (`sensible`, `random`, …), with a name after a colon if you like.",
    ),
]
Games = Annotated[int, typer.Option(metavar="N", help="How many games; best a multiple of the number of players.")]
Seed = Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games; another one, others.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        metavar="K",
        help="How many processes share the work; by default one for each processor. The result does not depend on it.",
        show_default=False,
    ),
]
Chosen = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME[=VALUE]",
        help="An option of the game, as in `millions play`; with `leader=NAME` that bot leads first wherever it sits.",
    ),
]
Deck = Annotated[str | None, typer.Option(metavar="FILE", help="Play with the cards of this file.")]
AsJson = Annotated[bool, typer.Option("--json", help="For a program to read.")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match (.jsonl).", show_default=False)]


def language(chosen: str | None) -> str:
    """The language asked for, else the system's, else English."""
    from millions.words.catalogue import LANGUAGES

    if chosen is not None and chosen not in LANGUAGES:
        raise typer.BadParameter(f"{chosen!r} is not one of {', '.join(LANGUAGES)}", param_hint="--lang")
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return chosen or (system[:2] if system[:2] in LANGUAGES else LANGUAGES[0])


@contextmanager
def plainly(lang: str) -> Iterator[None]:
    """Failures are sentences, never tracebacks."""
    from millions.core.errors import BadSetup, Malformed, MillionsError

    try:
        yield
    except MillionsError as error:
        from millions.words import Speaker

        complain(Speaker(lang, None, ()).error(error))
        raise typer.Exit(BAD_ARGUMENTS if isinstance(error, BadSetup | Malformed) else FAILED) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        from millions.words import catalogue

        what = str(error.filename or "")
        complain(catalogue(lang).format("file-error", file=what, error=str(error.strerror or error)))
        raise typer.Exit(FAILED) from None


def complain(sentence: str) -> None:
    """Say what went wrong, where errors are read."""
    from millions.terminal.stage import console, hold

    console(stderr=True).print(hold(sentence))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help=WHICH)] = "dollars-1e",
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,…",
            help="Who sits where, 3 to 8 players (million-club: 2 to 6): `me`, or a kind of bot (`shrewd`, `honest`, "
            "`bluffer`, …: see `millions bots`), with a name after a colon if you like. Several `me` share the "
            "keyboard. By default you and four bots of different kinds.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(min=2, metavar="N", help="How many play, instead of --seats: you, and bots of different kinds."),
    ] = None,
    lang: Lang = None,
    deck: Annotated[
        str | None, typer.Option(metavar="FILE", help="Play with the Loot cards of this file (dollars-1e, dollars-2e).")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[=VALUE]",
            help="An option of the game. `leader=NAME` (dollars-1e, dollars-2e): who leads first. `fooled` "
            "(dollars-1e, 4 to 8 players): the role you played in a round lies open in the next, and you may not "
            "pick it again. "
            "`profiles` (million-club): everybody begins with a profile of their own.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards every time.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE|last",
            help="Take up a saved match; `last` is the latest. Who is a person and who a bot is read from FILE.seats "
            "beside it, or given again with --seats; failing both, the first seat is you and the others are bots.",
        ),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in this new file, not in the data folder.")
    ] = None,
    join: Annotated[
        str | None,
        typer.Option(
            metavar="LINK",
            help="Play at a live table: `http://HOST/t/TABLE` to sit down, or take back the seat you took from this "
            "machine; with `#KEY` behind it to take back a seat taken elsewhere. If every seat is taken, you watch.",
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="With --join: what you are called at the table.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="With --join: only watch.")] = False,
    pace: Annotated[
        float | None,
        typer.Option(
            min=0, help="Seconds between what others do; 0 for no pause. By default 0.6 in a terminal, else 0."
        ),
    ] = None,
) -> None:
    """Play in the terminal, with bots or friends.

    The match is saved after everything that happens, in `~/.local/share/millions/saves`; stop whenever you like.

    Example: `millions play --seats me:Ann,shrewd:Bob,bluffer,miser --option fooled`

    Example: `millions play dollars-2e --lang fr`

    Example: `millions play million-club --players 4 --option profiles`

    Example, at a live table: `millions play --join http://192.168.1.20:8000/t/TABLE --name Ann`
    """
    tongue = language(lang)
    if join is not None:
        chosen = {"--seats": seats, "--players": players, "--deck": deck, "--option": option, "--seed": seed}
        _refuse({**chosen, "--resume": resume}, "does not go with --join: the host of the table has chosen")
        return play_elsewhere(join, tongue, lang, name, watch, save, pace)
    _refuse({"--name": name, "--watch": watch or None}, "goes only with --join")
    if players is not None and (seats is not None or resume is not None):
        raise typer.BadParameter("goes neither with --seats nor with --resume", param_hint="--players")
    with plainly(tongue):
        from millions.terminal import saves
        from millions.terminal.play import Evening, new_session, resumed_session

        if resume is not None:
            file = saves.latest() if str(resume) == "last" else resume
            session = resumed_session(file, tongue, seats=seats, path=save, pace=pace)
        else:
            options, seats = option or (), seats or saves.usual_seats(players)
            session = new_session(
                game, tongue, seats=seats, options=options, deck=deck, seed=seed, path=save, pace=pace
            )
        Evening(session, lang).play(resumed=resume is not None)


def _refuse(given: dict[str, object], why: str) -> None:
    """Options that make no sense here, if they were given."""
    for option, value in given.items():
        if value is not None:
            raise typer.BadParameter(why, param_hint=option)


def play_elsewhere(
    link: str, tongue: str, lang: str | None, name: str | None, watch: bool, save: Path | None, pace: float | None
) -> None:
    """Play at a live table: where the client and the screens meet."""
    with plainly(tongue):
        need("websockets")
        from millions.client import Door, Keyring, Link
        from millions.terminal import saves
        from millions.terminal.joined.join import Visit

        if save is not None:
            saves.spare(save)
        door = Door(Link.read(link), Keyring(saves.data_folder() / "seats"))
        Visit(door, tongue, asked_lang=lang, name=name, watch=watch, save=save, pace=pace).make()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where to listen: `0.0.0.0` lets everybody on your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, metavar="N", help="The port; by default 8000 or, if that is taken, any that is free."
        ),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|postgresql://…",
            help="Where tables are kept: a SQLite file (made if it is not there), or a PostgreSQL database. "
            "By default `tables.db` in the data folder.",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Let pages of this address connect too, not only the server's own."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A reverse proxy in front of this server, whose `X-Forwarded-For` and `X-Forwarded-Proto` are true.",
        ),
    ] = None,
    tables_per_hour: Annotated[
        int, typer.Option(min=1, metavar="N", help="So many tables may be opened from one address.")
    ] = 60,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, metavar="N", help="So many connections may one address hold.")
    ] = 200,
    requests_per_second: Annotated[
        int, typer.Option(min=1, metavar="N", help="So many requests may one address make in the long run.")
    ] = 20,
    open_page: Annotated[bool, typer.Option("--open", help="Open the front door in a browser.")] = False,
    logs: Annotated[
        str | None,
        typer.Option(metavar="json|text", help="The shape of the log; by default text in a terminal, else JSON."),
    ] = None,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    lang: Lang = None,
) -> None:
    """Run live tables for people and bots, in a browser or a terminal, until Ctrl-C.

    Everything that is acknowledged is on the disk: stop it, kill it, start it again, and every table goes on.

    At home. Example: `millions serve --host 0.0.0.0`

    Behind a reverse proxy on the same machine. Example: `millions serve --proxy 127.0.0.1`

    With PostgreSQL. Example: `millions serve --store postgresql://millions@localhost/millions`
    """
    tongue = language(lang)
    if logs not in (None, "json", "text"):
        raise typer.BadParameter(f"{logs!r} is neither json nor text", param_hint="--logs")
    if log_level.lower() not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter(f"{log_level!r} is not debug, info, warning or error", param_hint="--log-level")
    with plainly(tongue):
        need("starlette", "uvicorn", "websockets")
        from millions.server import logs as server_logs
        from millions.server.config import Config, Limits
        from millions.server.run import serve as run_server
        from millions.terminal import saves
        from millions.words import Speaker

        server_logs.set_up(logs == "json" if logs else not sys.stderr.isatty(), log_level)
        limits = Limits(
            tables_per_hour=tables_per_hour,
            sockets_per_address=sockets_per_address,
            requests_per_second=requests_per_second,
        )
        config = Config(
            host=host,
            port=port,
            store=store or str(saves.data_folder() / "tables.db"),
            origins=tuple(origin or ()),
            proxies=tuple(proxy or ()),
            limits=limits,
        )
        saves.data_folder().mkdir(parents=True, exist_ok=True)
        speaker = Speaker(tongue, None, ())

        def ready(url: str) -> None:
            typer.echo(speaker.text("serving", url=url))
            if open_page:
                show_page(url)

        run_server(config, ready)


def show_page(url: str) -> None:
    """Open a browser, where there is a screen for one."""
    import threading
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def need(*packages: str) -> None:
    """Say what to install, where packages of the server are not."""
    import importlib.util

    from millions.core.errors import MillionsError

    for package in packages:
        if importlib.util.find_spec(package) is None:
            how = 'pip install "millions[server]"'
            raise MillionsError("package-missing", f"this needs the package {package}: {how}", package=package, how=how)


@app.command()
def replay(
    file: Record,
    seat: Annotated[str | None, typer.Option(metavar="NAME", help="Through this player's eyes only.")] = None,
    lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after everything that happens.")] = False,
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Say why the bots did what they did; who was a bot is read from FILE.seats."),
    ] = False,
    minds: Annotated[
        list[str] | None,
        typer.Option("--as", metavar="NAME=BOT", help="Explain this player's moves as this kind of bot sees them."),
    ] = None,
) -> None:
    """Watch a match again, all cards open or through one player's eyes.

    Example: `millions replay evening.jsonl --seat Ann`

    Example: `millions replay evening.jsonl --as Ann=shrewd`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.replay import replay as tell

        tell(file, tongue, seat, step, explain, minds or ())


@app.command()
def bots(lang: Lang = None) -> None:
    """Who the bots are.

    Example: `millions bots --lang fr`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.bots import show

        show(tongue)


@app.command()
def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The record of a match (.jsonl), or a folder of them.", show_default=False),
    ],
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Check a record: recompute every card, re-apply every action, compare every event.

    Example: `millions verify evening.jsonl`
    """
    tongue = language(lang)
    with plainly(tongue):
        import json

        from millions.core.errors import MillionsError
        from millions.terminal import check
        from millions.terminal.stage import Stage
        from millions.words import Speaker

        try:
            found = check.verify_all(file, tongue)
        except MillionsError as error:
            if not as_json:
                raise
            typer.echo(json.dumps(check.wrong(error, Speaker(tongue, None, ()).error(error)), ensure_ascii=False))
            raise typer.Exit(FAILED) from None
        if as_json:
            typer.echo(json.dumps(found, ensure_ascii=False))
        else:
            Stage(pace=0).say(check.sentence(found, tongue))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help=WHICH)] = "dollars-1e",
    part: Annotated[
        str | None, typer.Argument(metavar="[CHAPTER|ID]", help="One chapter, or one rule such as M1-N6 or MC-R3.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Read the rules of a game: all of them, a chapter, or one rule.

    Example: `millions rules dollars-1e negotiation`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal.rules import show

        if (trouble := show(game, part, tongue)) is not None:
            complain(trouble)
            raise typer.Exit(BAD_ARGUMENTS)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help=WHICH, show_default=False)],
    seats: Seats,
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    option: Chosen = None,
    deck: Deck = None,
    executor: Annotated[
        str,
        typer.Option(
            metavar="SPEC",
            help="Who does the work: `processes` of this machine, `dask` (a small cluster of its own), or a Dask "
            "cluster that is there, `dask://HOST:PORT`.",
        ),
    ] = "processes",
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="For a spreadsheet: a row for each kind of bot.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other, every one in every seat with the same cards, and compare them.

    Prints for each kind of bot its share of wins beside the fair one, its mean place and score with 95 % intervals, and
    its rating. How they are computed stands in docs/arena.md.

    Example: `millions arena dollars-1e --seats sensible,random,random,random --games 200`

    Example: `millions arena dollars-2e --seats sensible,random,random --games 60 --seed 7 --json`
    """
    tongue = language(lang)
    if as_json and as_csv:
        raise typer.BadParameter("--json and --csv exclude each other", param_hint="--csv")
    with plainly(tongue):
        from msgspec import to_builtins

        from millions.lab.arena import arena as meet
        from millions.lab.contest import Contest
        from millions.lab.crew import check_executor, cores
        from millions.lab.figures import csv_of, json_of
        from millions.terminal.arena import show
        from millions.terminal.play import read_options
        from millions.terminal.progress import watching

        check_executor(executor)
        contest = Contest.new(game, seats, games=games, seed=seed, options=read_options(option or ()), deck=deck)
        with watching(tongue) as meter:
            found = meet(contest, cores() if jobs is None else jobs, executor, meter)
        if as_json or as_csv:
            typer.echo(json_of(found) if as_json else csv_of(found), nl=as_json)
        else:
            show(to_builtins(found), tongue)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help=WHICH, show_default=False)],
    seats: Seats,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the records go: a new folder, or one to go on with.")
    ],
    games: Games = 200,
    seed: Seed = 0,
    jobs: Jobs = None,
    option: Chosen = None,
    deck: Deck = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Also write decisions.parquet and outcomes.parquet, for analysis.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Write down the games of an arena: one record for each, to replay, verify and analyse.

    Stopped at any moment, it goes on where it stopped when it is started again with the same arguments.

    Example: `millions simulate dollars-1e --seats sensible,random,random --games 300 --out runs/first`

    Example: `millions verify runs/first/games/0000/0000017.jsonl`
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.lab.contest import Contest
        from millions.lab.crew import cores
        from millions.lab.figures import json_of
        from millions.lab.simulate import simulate as write_down
        from millions.terminal.arena import tell_simulated
        from millions.terminal.play import read_options
        from millions.terminal.progress import watching

        contest = Contest.new(game, seats, games=games, seed=seed, options=read_options(option or ()), deck=deck)
        with watching(tongue) as meter:
            done = write_down(contest, out, cores() if jobs is None else jobs, parquet, meter)
        if as_json:
            typer.echo(json_of(done))
        else:
            tell_simulated(done.games, done.found, done.played, done.folder, done.parquet, tongue)


@bench.command()
def engine(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each thing.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """How many games, steps and copies a second the rules make.

    Example: `millions bench engine --seconds 5`
    """
    with plainly(language(None)):
        from millions.bench.engine import engine as measure
        from millions.terminal.stage import console

        measure(game, seconds, as_json, console())


@bench.command()
def server(
    tables: Annotated[int, typer.Option(min=1, metavar="T", help="So many tables play at the same time.")] = 100,
    sockets: Annotated[int, typer.Option(min=2, metavar="S", help="So many players at each, with a socket each.")] = 5,
    rate: Annotated[float, typer.Option(min=0.001, help="Actions a second at each table.")] = 0.5,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play, once everybody is there.")] = 20.0,
    game: Annotated[str, typer.Option(help=WHICH)] = "dollars-1e",
    idle: Annotated[
        int, typer.Option(min=0, metavar="N", help="Open so many sockets more that just watch, and weigh those.")
    ] = 0,
    store: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|postgresql://…",
            help="Where the tables are kept, and stay: best an empty database. By default a SQLite file in the "
            "folder for temporary files, gone afterwards; measure on the disk you will use.",
            show_default=False,
        ),
    ] = None,
    relay: Annotated[
        bool, typer.Option("--relay", help="Then also measure a bare relay of messages of the same sizes.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """What live tables cost: a server is started, and games are played at it over real sockets on this machine.

    Prints actions a second; the time from sending an action to the moment when the last seat at that table has heard of
    it (half are quicker than p50, one in a hundred is slower than p99); the server's processor time for each action,
    storing included; and its memory for each table, all in, and for each socket. Players choose at random from what
    they are offered; when a match is over they play again.

    Example: `millions bench server --tables 500 --seconds 30 --relay`

    Example: `millions bench server --tables 1 --idle 5000 --json`
    """
    with plainly(language(None)):
        need("starlette", "uvicorn", "websockets")
        from millions.bench.figures import Load
        from millions.bench.server import server as measure
        from millions.terminal.stage import console

        load = Load(
            game=game,
            tables=tables,
            sockets=sockets,
            rate=rate,
            seconds=seconds,
            idle=idle,
            store=store,
            relay=relay,
        )
        measure(load, as_json, console())


@bench.command()
def research(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each thing.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """How fast the doors for research are, against those of PettingZoo and OpenSpiel.

    Example: `millions bench research --seconds 5`
    """
    with plainly(language(None)):
        from millions.bench.doors import research as measure
        from millions.terminal.stage import console

        measure(seconds, as_json, console())


@bench.callback()
def _bench() -> None:
    """Measure how fast things are."""


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"millions {version('millions')}")
        raise typer.Exit


@app.callback()
def _app(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


def run() -> None:
    """The whole program or, started by `./play`, the one command it stands for, under its name."""
    name = os.environ.get("MILLIONS_PLAY")
    if name is None or sys.argv[1:2] != ["play"]:
        app()
        return
    whole = typer.main.get_command(app)
    assert isinstance(whole, typer.core.TyperGroup)
    whole.commands["play"](sys.argv[2:], prog_name=name)


def main() -> None:
    """The console entry. A reader who closes the pipe early is no error worth a word."""
    try:
        run()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
