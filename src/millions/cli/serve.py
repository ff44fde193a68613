"""`millions serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import structs

from millions.cli.errors import need, plainly
from millions.cli.options import Lang, language

if TYPE_CHECKING:
    from millions.server.config import Config

Host = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Where to listen: `0.0.0.0` lets everybody on your network in.")
]
Port = Annotated[
    int | None,
    typer.Option(
        min=0, max=65535, metavar="N", help="The port; by default 8000 or, if that is taken, any that is free."
    ),
]
Store = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|postgresql://…",
        help="Where tables are stored: a SQLite file (created if it does not exist), or a PostgreSQL database. "
        "By default `tables.db` in the data folder.",
        show_default=False,
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(metavar="URL", help="Let pages of this address connect too, not only the server's own."),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A reverse proxy in front of this server, whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.",
    ),
]
TablesPerHour = Annotated[
    int, typer.Option(min=1, metavar="N", help="How many tables one address may open in an hour.")
]
SocketsPerAddress = Annotated[
    int, typer.Option(min=1, metavar="N", help="How many WebSocket connections one address may hold.")
]
RequestsPerSecond = Annotated[
    int, typer.Option(min=1, metavar="N", help="How many requests a second one address may make, on average.")
]
Lan = Annotated[
    bool,
    typer.Option(
        "--lan",
        help="Listen on the local network too, so that invitations work there. "
        "With --open you can also do this later, on the page.",
    ),
]
CallOrigins = Annotated[
    list[str] | None,
    typer.Option(
        metavar="URL",
        help="Let people name webhooks at this origin although it is not a public https address.",
    ),
]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the start page in a browser.")]
Logs = Annotated[
    str | None,
    typer.Option(metavar="json|text", help="The format of the log; by default text in a terminal, else JSON."),
]
LogLevel = Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")]

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Host = "127.0.0.1",
    lan: Lan = False,
    port: Port = None,
    store: Store = None,
    origin: Origins = None,
    proxy: Proxies = None,
    call_origin: CallOrigins = None,
    tables_per_hour: TablesPerHour = 60,
    sockets_per_address: SocketsPerAddress = 200,
    requests_per_second: RequestsPerSecond = 20,
    open_page: OpenPage = False,
    logs: Logs = None,
    log_level: LogLevel = "info",
    lang: Lang = None,
) -> None:
    """Run live tables for people and bots, in a browser or a terminal, until Ctrl-C.

    Everything that is acknowledged is on the disk: stop it, kill it, start it again, and every table goes on.

    At home. Example: `millions serve --lan`

    Behind a reverse proxy on the same machine. Example: `millions serve --proxy 127.0.0.1`

    With PostgreSQL. Example: `millions serve --store postgresql://millions@localhost/millions`
    """
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        from millions.server.config import Config, Limits

        set_up_logs(logs, log_level)
        limits = Limits(
            tables_per_hour=tables_per_hour,
            sockets_per_address=sockets_per_address,
            requests_per_second=requests_per_second,
        )
        origins, proxies, store = tuple(origin or ()), tuple(proxy or ()), store or usual_store()
        config = Config(host=host, port=port, store=store, origins=origins, proxies=proxies, limits=limits)
        run(completed(config, lan, open_page, call_origin or ()), open_page, language(lang))


def completed(config: Config, lan: bool, open_page: bool, call_origins: Sequence[str]) -> Config:
    """How people get here and how they are called.

    The server is open to the local network from the start, or once the person who looks at the page says so, or not.
    The key of push messages lies beside a SQLite file; for PostgreSQL, in the data folder.
    """
    beside = str(Path(usual_store()).with_name("push")) if "://" in config.store else config.store
    return structs.replace(
        config,
        lan="open" if lan else "offer" if open_page else "off",
        push_key=f"{beside}.vapid",
        call_origins=tuple(call_origins),
    )


def set_up_logs(style: str | None, level: str) -> None:
    """Begin to log; refuse a format or level that does not exist."""
    from millions.server import logs

    if style not in (None, "json", "text"):
        raise typer.BadParameter(f"{style!r} is neither json nor text", param_hint="--logs")
    if level.lower() not in LEVELS:
        raise typer.BadParameter(f"{level!r} is not debug, info, warning or error", param_hint="--log-level")
    logs.set_up(style == "json" if style else not sys.stderr.isatty(), level)


def show_page(url: str) -> None:
    """Open a browser, where there is a screen for one."""
    import threading
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def usual_store() -> str:
    """`tables.db` in the data folder, which is created if it does not exist."""
    from millions.terminal import saves

    saves.make_private(saves.data_folder())
    return str(saves.data_folder() / "tables.db")


def run(config: Config, open_page: bool, lang: str) -> None:
    """Serve until Ctrl-C; once the server listens, say where: first on this machine, then on its networks."""
    from millions.server.run import serve
    from millions.words import catalogue

    shown: list[str] = []

    def ready(url: str) -> None:
        typer.echo(catalogue(lang).format("serving-network" if shown else "serving", url=url))
        if open_page and not shown:
            show_page(url)
        shown.append(url)

    serve(config, ready)
