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

WHICH = "Which game: dollars-1e or dollars-2e."
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="Language; by default the system's.")]
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
            help="Who sits where, 3 to 8 players: `me`, or a kind of bot (`shrewd`, `honest`, `bluffer`, …: see "
            "`millions bots`), with a name after a colon if you like. Several `me` share the keyboard. By default you "
            "and four bots of different kinds.",
        ),
    ] = None,
    lang: Lang = None,
    deck: Annotated[str | None, typer.Option(metavar="FILE", help="Play with the Loot cards of this file.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[=VALUE]",
            help="An option of the game. `leader=NAME`: who leads first. `fooled` (dollars-1e, 4 to 8 players): "
            "the role you played in a round lies open in the next, and you may not pick it again.",
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
    """
    tongue = language(lang)
    with plainly(tongue):
        from millions.terminal import saves
        from millions.terminal.play import Evening, new_session, resumed_session

        if resume is not None:
            file = saves.latest() if str(resume) == "last" else resume
            session = resumed_session(file, tongue, seats=seats, path=save, pace=pace)
        else:
            options = option or ()
            session = new_session(
                game, tongue, seats=seats, options=options, deck=deck, seed=seed, path=save, pace=pace
            )
        Evening(session, lang).play(resumed=resume is not None)


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
    file: Record,
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
            found = check.verify(file)
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
        str | None, typer.Argument(metavar="[CHAPTER|ID]", help="One chapter, or one rule such as M1-N6 or M2-N5.")
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
        from millions.bench import engine as measure
        from millions.terminal.stage import console

        measure(game, seconds, as_json, console())


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
