"""`millions serve`: live tables over HTTP and WebSocket."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import structs

from millions.cli import admin_key
from millions.cli.configuration import VARIABLES, ConfigFile
from millions.cli.errors import need, plainly
from millions.cli.options import Lang, language
from millions.cli.places import beside, usual_store

if TYPE_CHECKING:
    from millions.server.config import Config, HouseRules

Host = Annotated[
    str, typer.Option(metavar="ADDRESS", help="The address to listen at: `0.0.0.0` lets everybody on your network in.")
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
Workers = Annotated[
    int, typer.Option(min=1, max=64, metavar="N", help="How many processes serve; several need a PostgreSQL database.")
]
Origins = Annotated[
    list[str] | None,
    typer.Option(metavar="URL", help="Let pages of this origin connect too, not only the server's own."),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A reverse proxy in front of this server, whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.",
    ),
]
BasePath = Annotated[
    str,
    typer.Option(
        metavar="PATH", help="Where people reach this server behind a proxy: `/games` for https://HOST/games/."
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
Password = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help="Needed to open tables and to see the list; joining a table needs its link only. "
        "Better in a file or a variable: everybody on the machine can see a command line.",
    ),
]
Unlisted = Annotated[
    bool, typer.Option("--unlisted", help="List no public tables, and nobody plays with anyone: links only.")
]
MostTables = Annotated[int | None, typer.Option(min=1, metavar="N", help="The most unfinished tables in all.")]
MostBots = Annotated[
    int | None, typer.Option(min=0, metavar="N", help="How many bots may be chosen when a table is opened.")
]
KeepDays = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="Delete finished tables this many days after they were opened."),
]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the start page in a browser.")]
Logs = Annotated[
    str | None,
    typer.Option(metavar="json|text", help="The format of the log; by default text in a terminal, else JSON."),
]
LogLevel = Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")]

PrintUnit = Annotated[
    bool, typer.Option("--print-unit", help="Print a systemd unit for these options, and do nothing else.")
]
PrintProxy = Annotated[
    str | None,
    typer.Option(
        metavar="caddy|nginx", help="Print the configuration of a reverse proxy for these options, and do nothing else."
    ),
]

PRINTING = ("print_unit", "print_proxy", "lang")
LEVELS = ("debug", "info", "warning", "error")


HELP = """Run live tables for people and bots, in a browser or a terminal, until Ctrl-C.

Everything that is acknowledged is on the disk: after a stop or a crash, every table continues where it was.

At home. Example: `millions serve --lan`

Behind a reverse proxy on the same machine. Example: `millions serve --proxy 127.0.0.1`

With PostgreSQL, and two processes. Example: `millions serve --store postgresql://me@localhost/millions --workers 2`

As a service. Example: `millions serve --config /etc/millions.toml --print-unit`
"""


def serve(
    ctx: typer.Context,
    config: ConfigFile = None,
    host: Host = "127.0.0.1",
    lan: Lan = False,
    port: Port = None,
    store: Store = None,
    workers: Workers = 1,
    origin: Origins = None,
    proxy: Proxies = None,
    base_path: BasePath = "/",
    call_origin: CallOrigins = None,
    tables_per_hour: TablesPerHour = 60,
    sockets_per_address: SocketsPerAddress = 200,
    requests_per_second: RequestsPerSecond = 20,
    password: Password = None,
    unlisted: Unlisted = False,
    most_tables: MostTables = None,
    most_bots: MostBots = None,
    keep_days: KeepDays = None,
    open_page: OpenPage = False,
    logs: Logs = None,
    log_level: LogLevel = "info",
    print_unit: PrintUnit = False,
    print_proxy: PrintProxy = None,
    lang: Lang = None,
) -> None:
    """`HELP` says it."""
    with plainly(language(lang)):
        need("starlette", "uvicorn", "websockets")
        chosen = config_from(ctx.params)
        if print_unit or print_proxy:
            return print_for(ctx, chosen, print_unit, print_proxy)
        set_up_logs(logs, log_level)
        again = partial(read_again, tuple(arguments_of(ctx))) if config else None
        run(chosen, open_page, language(lang), again)


def config_from(given: Mapping[str, Any]) -> Config:
    """The configuration of a server from the values of the options.

    The server is open to the local network from the start, or once the person at the page opens it, or never.
    """
    from millions.server.base import read_base
    from millions.server.config import Config, HouseRules, Limits

    limits = Limits(**{name: given[name] for name in ("tables_per_hour", "sockets_per_address", "requests_per_second")})
    allowed = {name: given[name] for name in ("password", "most_tables", "most_bots", "keep_days")}
    store = given["store"] or usual_store()
    if given["workers"] > 1 and (given["lan"] or given["open_page"]):
        raise typer.BadParameter("not together with --lan or --open: use --host 0.0.0.0", param_hint="--workers")
    return Config(
        host=given["host"],
        port=given["port"],
        store=store,
        workers=given["workers"],
        origins=tuple(given["origin"] or ()),
        proxies=tuple(given["proxy"] or ()),
        base=read_base(given["base_path"]),
        lan="open" if given["lan"] else "offer" if given["open_page"] else "off",
        push_key=beside(store, ".vapid", "push"),
        call_origins=tuple(given["call_origin"] or ()),
        limits=limits,
        house=HouseRules(**allowed, listed=not given["unlisted"]),
    )


def arguments_of(ctx: typer.Context) -> list[str]:
    """The options that were given on the command line, so that they can be given again."""
    found: list[str] = []
    for one in ctx.command.params:
        source = ctx.get_parameter_source(one.name or "")
        if one.name and source is not None and source.name == "COMMANDLINE" and one.name not in PRINTING:
            value = ctx.params[one.name]
            values = value if isinstance(value, list) else [value]
            found += [one.opts[0]] if value is True else [part for each in values for part in (one.opts[0], str(each))]
    return found


def read_again(arguments: Sequence[str]) -> HouseRules:
    """The rules of the house now: the same command line and environment, and a file that may have changed."""
    alone = typer.Typer()
    alone.command(context_settings=VARIABLES)(serve)
    alone.callback()(lambda: None)
    whole: Any = typer.main.get_command(alone)
    with whole.commands["serve"].make_context("serve", list(arguments), parent=typer.Context(whole)) as ctx:
        return config_from(ctx.params).house


def print_for(ctx: typer.Context, config: Config, unit: bool, proxy: str | None) -> None:
    """Print the configuration of another program."""
    from millions.server import printed
    from millions.server.run import DEFAULT_PORT

    if proxy is not None and proxy not in printed.PROXIES:
        raise typer.BadParameter(f"{proxy!r} is not one of {', '.join(printed.PROXIES)}", param_hint="--print-proxy")
    if unit:
        program = shutil.which("millions", path=str(Path(sys.executable).parent)) or "/opt/millions/bin/millions"
        typer.echo(printed.unit(config, program, arguments_of(ctx)), nl=False)
    if proxy is not None:
        typer.echo(printed.proxy(proxy, config, DEFAULT_PORT), nl=False)


def set_up_logs(style: str | None, level: str) -> None:
    """Begin to log; refuse a format or level that does not exist."""
    from millions.server import logs

    if style not in (None, "json", "text"):
        raise typer.BadParameter(f"{style!r} is neither json nor text", param_hint="--logs")
    if level.lower() not in LEVELS:
        raise typer.BadParameter(f"{level!r} is not debug, info, warning or error", param_hint="--log-level")
    logs.set_up(style == "json" if style else not sys.stderr.isatty(), level)


def show_page(url: str) -> None:
    """Open a browser, if there is a display."""
    import threading
    import webbrowser

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def run(config: Config, open_page: bool, lang: str, again: Callable[[], HouseRules] | None) -> None:
    """Serve until Ctrl-C; once the server listens, say where: first on this machine, then on its networks."""
    from millions.server import service
    from millions.server.run import serve
    from millions.server.starting import warn_without_https
    from millions.words import catalogue

    shown: list[str] = []
    key = admin_key.key_for(config.store)

    def ready(url: str) -> None:
        if not shown:
            admin_key.write(config.store, key, url)
        typer.echo(catalogue(lang).format("serving-network" if shown else "serving", url=url))
        if open_page and not shown:
            show_page(url)
        shown.append(url)
        service.ready()

    warn_without_https(config)
    serve(structs.replace(config, admin=key.fingerprint), ready, again=again)
