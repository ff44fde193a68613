"""Puts the commands together, and starts the one that was typed."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
import typer.core

from millions.cli import (
    admin,
    arena,
    audit,
    bench,
    benchmark,
    bot,
    bots,
    mcp,
    play,
    practise,
    replay,
    review,
    rules,
    serve,
    simulate,
    train,
    upkeep,
    verify,
    weigh,
)
from millions.cli.configuration import VARIABLES
from millions.cli.errors import FAILED

app = typer.Typer(
    help="A digital table for money games: play, watch and check matches, read the rules, compare bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

PLAYERS, HOSTS = "For players", "For hosts"
PROGRAMS, RESEARCH = "For programs at the table", "For designers and research"

HOSTING = (serve.serve, upkeep.backup, upkeep.restore, upkeep.compact, upkeep.migrate)
"""Their options can also be environment variables."""

COMMANDS = {
    PLAYERS: (
        play.play,
        rules.rules,
        bots.bots,
        replay.replay,
        review.review,
        practise.practise,
        verify.verify,
    ),
    HOSTS: (*HOSTING, audit.audit),
    PROGRAMS: (bot.bot, mcp.mcp, benchmark.benchmark),
    RESEARCH: (arena.arena, weigh.weigh, simulate.simulate, train.train),
}
"""Under the headings of `millions --help`."""

for panel, commands in COMMANDS.items():
    for command in commands:
        text = serve.HELP if command is serve.serve else None
        variables = VARIABLES if command in HOSTING else None
        app.command(help=text, context_settings=variables, rich_help_panel=panel)(command)
app.add_typer(admin.app, name="admin", rich_help_panel=HOSTS)
app.add_typer(bench.app, name="bench", rich_help_panel=RESEARCH)


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
    """The whole program or, when started by `./play`, its `play` command under that name."""
    name = os.environ.get("MILLIONS_PLAY")
    if name is None or sys.argv[1:2] != ["play"]:
        app()
        return
    whole = typer.main.get_command(app)
    assert isinstance(whole, typer.core.TyperGroup)
    whole.commands["play"](sys.argv[2:], prog_name=name)


def open_closed_streams() -> None:
    """Open standard streams that the caller has closed (`>&-`) on the null device.

    Otherwise the next file to be opened would take the place of a closed stream.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(number, "w" if number else "r", closefd=False))


def main() -> None:
    """The console entry point. A reader that closes the pipe early (`| head`) is not an error worth a message."""
    open_closed_streams()
    try:
        run()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(FAILED)
