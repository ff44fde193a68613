"""`millions admin`: what the host of a running server may do."""

from __future__ import annotations

import urllib.error
import urllib.request
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millions.cli.configuration import VARIABLES, ConfigFile
from millions.cli.errors import need, plainly
from millions.cli.options import AsJson, Lang, language
from millions.cli.places import usual_store
from millions.cli.serve import Store

if TYPE_CHECKING:
    from millions.server.admin import Wish

app = typer.Typer(
    help="What the host of a running server may do: list and close tables, remove and silence players, erase a person, "
    "announce something, read reports. Run it as the server's user, with the same --store. The server logs all of it.",
    no_args_is_help=True,
)

TIMEOUT_S = 30.0

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table, or its link.", show_default=False)]
SeatNumber = Annotated[int, typer.Argument(min=1, metavar="SEAT", help="The seat, from 1.", show_default=False)]


def _ask(ctx: typer.Context, wish: Wish) -> Any:
    """Ask the running server."""
    import msgspec

    from millions.cli import admin_key
    from millions.core.errors import MillionsError
    from millions.server.admin import ADMIN
    from millions.wire.answers import Refusal, error_of

    found = admin_key.read(ctx.params["store"] or usual_store())
    request = urllib.request.Request(f"{found.url}{ADMIN}", msgspec.json.encode(wish), method="POST")
    request.add_header("Authorization", f"Bearer {found.key}")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=TIMEOUT_S) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        raise error_of(msgspec.json.decode(error.read(), type=Refusal)) from None
    except OSError:
        raise MillionsError(
            "admin-no-answer", f"no server answers at {found.url}: is it running?", url=found.url
        ) from None


def _id(table: str) -> str:
    return table.split("#")[0].rstrip("/").rpartition("/")[2]


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def _say(lang: str | None, key: str, **facts: str | int) -> None:
    from millions.words import catalogue

    typer.echo(catalogue(language(lang)).format(key, **facts))


@app.command(context_settings=VARIABLES)
def tables(
    ctx: typer.Context, config: ConfigFile = None, store: Store = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    """List the newest tables that are not over: id, name in the log, game, status, date, players."""
    with plainly(language(lang)):
        need("starlette")
        import msgspec

        from millions.core.text import escaped
        from millions.server.admin import ListTables

        found = _ask(ctx, ListTables())
        if as_json:
            return typer.echo(msgspec.json.encode(found).decode())
        for one in found:
            names = ", ".join(escaped(name) if name else "–" for name in one["names"])
            words = (one["table"], one["log_name"], one["game"], one["status"], _when(one["opened"]), names)
            typer.echo("  ".join(words))
        _say(lang, "admin-tables", number=len(found))


@app.command(context_settings=VARIABLES)
def close(ctx: typer.Context, table: Table, config: ConfigFile = None, store: Store = None, lang: Lang = None) -> None:
    """Close a table, also one at which somebody plays. The match ends there; its record says so."""
    with plainly(language(lang)):
        need("starlette")
        from millions.server.admin import CloseTable

        _ask(ctx, CloseTable(_id(table)))
        _say(lang, "admin-done")


@app.command(context_settings=VARIABLES)
def remove(
    ctx: typer.Context,
    table: Table,
    seat: SeatNumber,
    config: ConfigFile = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    """Remove the player of a seat, also the host of the table. A bot takes the seat; they cannot come back."""
    with plainly(language(lang)):
        need("starlette")
        from millions.server.admin import RemovePlayer

        _ask(ctx, RemovePlayer(_id(table), seat - 1))
        _say(lang, "admin-done")


@app.command(context_settings=VARIABLES)
def mute(
    ctx: typer.Context,
    table: Table,
    seat: SeatNumber,
    undo: Annotated[bool, typer.Option("--undo", help="Let them talk again.")] = False,
    config: ConfigFile = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    """Silence the player of a seat, at all tables."""
    with plainly(language(lang)):
        need("starlette")
        from millions.server.admin import Silence

        _ask(ctx, Silence(_id(table), seat - 1, not undo))
        _say(lang, "admin-done")


@app.command(context_settings=VARIABLES)
def erase(
    ctx: typer.Context,
    table: Table,
    seat: SeatNumber,
    config: ConfigFile = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    """Delete what is stored about the player of a seat besides the games themselves.

    Which tables they sat at, how matches ended for them, how they are called, reports by them and about them at this
    table, and reviews of their matches. The games stay as they were played, with the names of the seats.
    """
    with plainly(language(lang)):
        need("starlette")
        from millions.server.admin import ErasePerson

        _say(lang, "admin-erased", tables=_ask(ctx, ErasePerson(_id(table), seat - 1)))


@app.command(context_settings=VARIABLES)
def notice(
    ctx: typer.Context,
    text: Annotated[str | None, typer.Argument(metavar="[TEXT]", help="Without a text: remove the notice.")] = None,
    config: ConfigFile = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    """Show a notice to all players, such as when the server will be stopped.

    Example: `millions admin notice "We stop at 22:00 for ten minutes. Your tables go on afterwards."`
    """
    with plainly(language(lang)):
        need("starlette")
        from millions.server.admin import Announce

        _ask(ctx, Announce(text))
        _say(lang, "admin-done")


@app.command(context_settings=VARIABLES)
def reports(
    ctx: typer.Context,
    dismiss: Annotated[str | None, typer.Option(metavar="REPORT", help="Forget this report.")] = None,
    config: ConfigFile = None,
    store: Store = None,
    lang: Lang = None,
) -> None:
    """Read what players have reported, oldest first."""
    with plainly(language(lang)):
        need("starlette")
        from millions.core.text import escaped
        from millions.server.admin import Dismiss, ListReports

        if dismiss:
            _ask(ctx, Dismiss(dismiss))
            return _say(lang, "admin-done")
        found = _ask(ctx, ListReports())
        for name, one in found.items():
            about = "" if one["about"] is None else f" > {one['about'] + 1} ({escaped(one['name'] or '–')})"
            typer.echo(f"{name}  {_when(one['date'])}  {one['table']}  {one['by'] + 1}{about}: {escaped(one['text'])}")
        _say(lang, "admin-reports", number=len(found))
