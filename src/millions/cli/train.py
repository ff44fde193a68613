"""`millions train`: a net learns a game by playing it, at many tables at once."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millions.cli.errors import plainly
from millions.cli.options import Lang, RequiredGame, Seed, language

if TYPE_CHECKING:
    from millions.train import Settings

Sizes = Annotated[
    str,
    typer.Option(
        metavar="N,N,…",
        show_default=False,
        help="How many players sit at a table. With several numbers one net learns them all; a number that is named "
        "twice gets twice the tables.",
    ),
]
Out = Annotated[
    Path,
    typer.Option(
        metavar="FOLDER", show_default=False, help="The folder of the training run: a new one, or one to continue."
    ),
]
Tables = Annotated[int, typer.Option(min=1, metavar="T", help="How many tables play at once.")]
Steps = Annotated[int, typer.Option(min=1, metavar="D", help="Decisions at each table between two updates.")]
Updates = Annotated[int, typer.Option(min=1, metavar="U", help="How many updates the whole training has.")]
Minutes = Annotated[
    float | None,
    typer.Option(
        min=0.01, metavar="M", show_default=False, help="Stop after this time; the same command resumes from there."
    ),
]
Clones = Annotated[
    str,
    typer.Option(
        metavar="BOT,BOT,…",
        show_default=False,
        help="Personalities as further opponents: nets that imitate them take the slots of past selves.",
    ),
]
Beside = Annotated[
    str,
    typer.Option(
        metavar="BOT,BOT,…",
        show_default=False,
        help="Train at tables with these bots themselves, drawn for each game: slow, but without imitation. Use it as "
        "the last phase of a training, with --start.",
    ),
]
Imitate = Annotated[
    bool,
    typer.Option(
        "--imitate",
        help="Only train the clones of --clones: one net for each, BOT.npz in FOLDER, which other trainings can "
        "name in --clones.",
    ),
]
Start = Annotated[
    str | None,
    typer.Option(
        metavar="NET.npz",
        show_default=False,
        help="Start from this net, not from a fresh one; `trained` is the one that comes with the program.",
    ),
]
Exploit = Annotated[
    str | None,
    typer.Option(
        metavar="WHO",
        show_default=False,
        help="Learn to exploit: the learner has one seat, and WHO all others. WHO is `trained`, a file NET.npz, or a "
        "personality, which is imitated.",
    ),
]
Exploiters = Annotated[
    int, typer.Option(min=1, metavar="K", help="With --exploit: seats of the learner. They share what they win.")
]

More = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        show_default=False,
        help="Another hyperparameter, such as `entropy=0.04`; `settings.json` in the folder lists them.",
    ),
]


def train(
    game: RequiredGame,
    players: Sizes,
    out: Out,
    tables: Tables = 1024,
    steps: Steps = 32,
    updates: Updates = 200,
    clones: Clones = "",
    beside: Beside = "",
    imitate: Imitate = False,
    start: Start = None,
    exploit: Exploit = None,
    exploiters: Exploiters = 1,
    more: More = None,
    seed: Seed = 0,
    minutes: Minutes = None,
    lang: Lang = None,
) -> None:
    """Train a net to play a game with PPO, against itself, its past selves and clones of personalities.

    Writes `net.npz`, `log.csv`, `checkpoint.npz` and, with the extra `lab`, `chart.svg` into FOLDER. If it is stopped
    by `--minutes`, the same command resumes exactly there. Needs the extra `train`. JAX takes the accelerator if there
    is one; use tens of thousands of tables there.

    Example: `millions train dollars-1e --players 5 --out runs/first`

    Example, imitations: `millions train dollars-1e --players 5 --clones shrewd,bluffer --imitate --out clones`

    Example, an exploiter: `millions train dollars-1e --players 5 --exploit trained --start trained --out runs/exploit`

    Example, with bots: `millions train dollars-1e --players 5 --beside shrewd,honest --start trained --out runs/late`

    Example: `millions train million-club --players 4 --tables 32768 --updates 4000 --minutes 10 --out runs/club`
    """
    with plainly(language(lang)):
        counts = {"seed": seed, "tables": tables, "steps": steps, "updates": updates}
        chosen = chosen_settings(game, players, more or [], clones, beside, counts)
        chosen = chosen.exploiting(exploit, exploiters) if exploit else chosen
        seconds = 60 * (inf if minutes is None else minutes)
        make_clones(chosen, out) if imitate else go_on(chosen, out, start, seconds, language(lang))


def chosen_settings(
    game: str, players: str, more: list[str], clones: str, beside: str, counts: dict[str, int]
) -> Settings:
    """The settings of a training, as typed; with bots at its tables, if any are named."""
    from millions.train import Settings
    from millions.train.settings import ONE_GROUP

    bots: dict[str, object] = {"beside": typed(beside)} if beside else {}
    if beside and not any(one.startswith("beside_every=") for one in more):
        bots["groups"] = ONE_GROUP
    return Settings.typed(more, game=game, players=numbers(players), clones=typed(clones), **counts, **bots)


def go_on(settings: Settings, out: Path, start: str | None, seconds: float, lang: str) -> None:
    """Begin or continue a training, with a progress bar; then draw its chart."""
    from millions.terminal.progress import watching
    from millions.train import Run
    from millions.train.chart import draw

    run = Run(out, settings, start, shlex.join(["millions", *sys.argv[1:]]))
    with watching(lang, "train-updates") as bar:
        bar.expect(settings.updates)
        bar.finished(run.updates)
        with closing(run):
            run.go_on(seconds, watch=bar.finished)
    draw(run.figures, out)


def make_clones(settings: Settings, out: Path) -> None:
    """Write the clones, and print their held-out accuracy."""
    from millions.train.run import imitate

    for name, one in imitate(out, settings, shlex.join(["millions", *sys.argv[1:]])).items():
        typer.echo(f"{name}: {one.decisions} decisions, held-out accuracy {one.likeness:.0%}")


def typed(names: str) -> tuple[str, ...]:
    """Names that are separated by commas."""
    return tuple(filter(None, names.split(",")))


def numbers(players: str) -> tuple[int, ...]:
    """The sizes of tables, as typed."""
    try:
        return tuple(int(one) for one in players.split(","))
    except ValueError:
        raise typer.BadParameter("numbers, separated by commas", param_hint="--players") from None
