"""`millions play`: a match on this machine, or at a live table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millions.cli.errors import need, plainly, refuse_given
from millions.cli.options import Debug, GameName, Lang, language

if TYPE_CHECKING:
    from millions.core.match import Match
    from millions.terminal.saves import Occupant

Seats = Annotated[
    str | None,
    typer.Option(
        metavar="WHO,WHO,…",
        help="Who sits where, 3 to 8 players (million-club: 2 to 6): `me`, a kind of bot (`shrewd`, `honest`, "
        "`bluffer`, …: see `millions bots`) or a bot of your own (`mybot.py:Echo`), with a name after a colon if you "
        "like. Several `me` share the keyboard. By default you and four bots of different kinds.",
    ),
]
Players = Annotated[
    int | None,
    typer.Option(min=2, metavar="N", help="How many play, instead of --seats: you, and bots of different kinds."),
]
LootDeck = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Play with the Loot cards of this file (dollars-1e, dollars-2e), or its numbers (see `millions weigh`).",
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME[=VALUE]",
        help="An option of the game. `leader=NAME` (dollars-1e, dollars-2e): who leads first. `fooled` "
        "(dollars-1e, 4 to 8 players): the role you played in a round lies open in the next, and you may not "
        "pick it again. "
        "`profiles` (million-club): everybody begins with a profile of their own.",
    ),
]
MaybeSeed = Annotated[int | None, typer.Option(help="Deal the same cards every time.")]
Resume = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE|last",
        help="Continue a saved match; `last` is the latest. Who is a person and who a bot is read from FILE.seats "
        "beside it, or given again with --seats; failing both, the first seat is you and the others are bots.",
    ),
]
BranchFrom = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Play a finished match on from the line --at, as the player --seat knew it: what that player could not "
        "know is drawn anew, and bots take the other seats.",
    ),
]
At = Annotated[int | None, typer.Option(metavar="N", help="With --branch: the line of the record to play anew.")]
As = Annotated[str | None, typer.Option("--seat", metavar="NAME", help="With --branch: whose seat is yours.")]
Save = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save the match in this new file, not in the data folder.")
]
Join = Annotated[
    str | None,
    typer.Option(
        metavar="LINK",
        help="Play at a live table: `http://HOST/t/TABLE` to sit down, or to return to the seat you took from this "
        "machine; with `#KEY` behind it to return to a seat taken elsewhere. If every seat is taken, you watch.",
    ),
]
Name = Annotated[str | None, typer.Option(metavar="NAME", help="With --join: your name at the table.")]
Watch = Annotated[bool, typer.Option("--watch", help="With --join: only watch.")]
Pace = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=60,
        metavar="S",
        help="Seconds between what others do; 0 for no pause. By default 0.6 in a terminal, else 0.",
    ),
]


def play(
    game: GameName = "dollars-1e",
    seats: Seats = None,
    players: Players = None,
    lang: Lang = None,
    deck: LootDeck = None,
    option: GameOptions = None,
    seed: MaybeSeed = None,
    resume: Resume = None,
    branch: BranchFrom = None,
    at: At = None,
    seat: As = None,
    save: Save = None,
    join: Join = None,
    name: Name = None,
    watch: Watch = False,
    pace: Pace = None,
    debug: Debug = False,
) -> None:
    """Play in the terminal, with bots or friends.

    The match is saved after every move, in `~/.local/share/millions/saves`; stop whenever you like.

    Example: `millions play --seats me:Ann,shrewd:Bob,bluffer,miser --option fooled --lang fr`

    Example, at a live table: `millions play --join http://192.168.1.20:8000/t/TABLE --name Ann`
    """
    chosen = {"--seats": seats, "--players": players, "--deck": deck, "--option": option, "--resume": resume}
    if join is not None:
        refuse_given({**chosen, "--seed": seed, "--branch": branch}, "does not go with --join: the host has chosen")
        return play_at_live_table(join, lang, name, watch, save, pace)
    refuse_given({"--name": name, "--watch": watch or None}, "goes only with --join")
    if branch is not None:
        refuse_given(chosen, "does not go with --branch: the match says it")
        return play_branch(branch, at, seat, lang, save, pace, seed, debug)
    refuse_given({"--at": at, "--seat": seat}, "goes only with --branch")
    refuse_given({"--players": players and (seats or resume)}, "goes neither with --seats nor with --resume")
    if resume is not None:
        return continue_match(resume, lang, seats, save, pace, debug)
    begin_match(game, lang, seats, players, option, deck, seed, save, pace, debug)


def begin_match(
    game: str,
    lang: str | None,
    seats: str | None,
    players: int | None,
    option: list[str] | None,
    deck: str | None,
    seed: int | None,
    save: Path | None,
    pace: float | None,
    debug: bool,
) -> None:
    """A new match."""
    with plainly(language(lang), debug):
        from millions.terminal.play import new_match

        begin(new_match(game, language(lang), seats, players, option or (), deck, seed), lang, save, pace, seed)


def begin(
    new: tuple[Match, tuple[Occupant, ...]], lang: str | None, save: Path | None, pace: float | None, seed: int | None
) -> None:
    """Play a match that begins now, and who plays its seats."""
    from millions.terminal.play import LocalPlay, new_session

    LocalPlay(new_session(*new, language(lang), save, pace, seed), lang).play()


def continue_match(
    file: Path, lang: str | None, seats: str | None, save: Path | None, pace: float | None, debug: bool
) -> None:
    """A saved match, continued."""
    with plainly(language(lang), debug):
        from millions.terminal import saves
        from millions.terminal.play import LocalPlay, resumed_session

        file = saves.latest() if str(file) == "last" else file
        session = resumed_session(file, language(lang), seats=seats, path=save, pace=pace)
        LocalPlay(session, lang).play(resumed=True)


def play_branch(
    file: Path,
    at: int | None,
    seat: str | None,
    lang: str | None,
    save: Path | None,
    pace: float | None,
    seed: int | None,
    debug: bool,
) -> None:
    """A finished match, played on from one of its lines."""
    if at is None or seat is None:
        raise typer.BadParameter("needs --at and --seat: where, and as whom", param_hint="--branch")
    with plainly(language(lang), debug):
        from millions.terminal.play import branched_match

        begin(branched_match(file, at, seat, language(lang), seed), lang, save, pace, seed)


def play_at_live_table(
    link: str, lang: str | None, name: str | None, watch: bool, save: Path | None, pace: float | None
) -> None:
    """A seat at a live table: where the client and the screens meet."""
    tongue = language(lang)
    with plainly(tongue):
        need("websockets")
        from millions.client import Keyring, Link, RemoteTable
        from millions.terminal import saves
        from millions.terminal.joined.join import Visit

        if save is not None:
            saves.spare(save)
        table = RemoteTable(Link.read(link), Keyring(saves.data_folder() / "seats"))
        Visit(table, tongue, asked_lang=lang, name=name, watch=watch, save=save, pace=pace).make()
