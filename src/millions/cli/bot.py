"""`millions bot`: a bot of your own at live tables."""

from __future__ import annotations

from typing import Annotated

import typer

from millions.cli.errors import need, plainly
from millions.cli.options import Debug, Lang, language

Kind = Annotated[
    str, typer.Argument(metavar="BOT", help="A bot of your own (`mybot.py:Echo`), or a kind of bot (`shrewd`, …).")
]
Join = Annotated[str | None, typer.Option(metavar="LINK", help="Play one match at this table: `http://HOST/t/TABLE`.")]
Serve = Annotated[
    int | None,
    typer.Option(
        metavar="PORT",
        min=0,
        max=65535,
        help='Wait at this port for invitations, `{"link": "http://HOST/t/TABLE"}`, and play at several tables.',
    ),
]
Host = Annotated[str, typer.Option(metavar="ADDRESS", help="With --serve: the address to listen at.")]
Tables = Annotated[int, typer.Option(min=1, help="With --serve: at how many tables at once.")]
Rematches = Annotated[
    int, typer.Option(metavar="NUMBER", min=0, help="After each match, ask for a rematch and play it, this many times.")
]
Name = Annotated[str, typer.Option(metavar="NAME", help="The name at the table.")]


def bot(
    bot: Kind,
    join: Join = None,
    serve: Serve = None,
    host: Host = "127.0.0.1",
    tables: Tables = 8,
    rematches: Rematches = 0,
    name: Name = "Robot",
    lang: Lang = None,
    debug: Debug = False,
) -> None:
    """Let a bot take a seat at live tables. It says that it is a program.

    Example: `millions bot mybot.py:Echo --join http://192.168.1.20:8000/t/TABLE`

    Example: `millions bot mybot.py:Echo --serve 8100`, then `curl localhost:8100 -d '{"link": "http://HOST/t/TABLE"}'`
    """
    if (join is None) == (serve is None):
        raise typer.BadParameter("give one of them", param_hint="--join, --serve")
    with plainly(language(lang), debug):
        need("websockets")
        from millions.bots.registry import bot_referred_to
        from millions.terminal import saves
        from millions.terminal.joined import robot

        bot_referred_to(bot)  # a bot that cannot be made is refused now
        robo = robot.Robot(bot, name, saves.data_folder() / "seats", rematches)
        if join is not None:
            for standings in robo.matches(join):
                for standing in standings:
                    typer.echo(f"{standing.place}. seat {standing.seat + 1}: {standing.score}")
            return
        assert serve is not None
        with robot.Host(robo, tables, typer.echo).serve(host, serve) as server:
            typer.echo(f"http://{host}:{server.server_port}")
            server.serve_forever()
