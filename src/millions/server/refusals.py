"""Refusals of the server: their HTTP status, and the message that clients translate."""

from __future__ import annotations

import math

from millions.core.errors import BadDeck, BadSetup, Malformed, MillionsError
from millions.tables.errors import StoreFailed
from millions.wire.answers import Refusal, Refused, refusal

STATUS_BY_CODE = {
    "no-key": 401,
    "wrong-key": 401,
    "password-needed": 401,
    "foreign-origin": 403,
    "not-at-machine": 403,
    "call-address": 422,
    "call-failed": 422,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-profile": 404,
    "no-such-eyes": 404,
    "no-such-method": 405,
    "practice-nothing": 409,
    "too-large": 413,
    "unknown-host": 421,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "too-many-bots": 422,
    "house-full": 503,
    "too-many-reports": 503,
    "too-many-reviews": 503,
    "too-many-exercises": 503,
    "our-fault": 500,
}
STATUS_BY_KIND: tuple[tuple[type[MillionsError], int], ...] = (
    (StoreFailed, 503),
    (Malformed, 400),
    (BadSetup, 422),
    (BadDeck, 422),
)
STATUSES = sorted({*STATUS_BY_CODE.values(), *(status for _, status in STATUS_BY_KIND), 409} - {500})

SOCKETS_RETRY_S = 5
"""`Retry-After` if an address has too many connections: when one of them ends is unknown."""

NOT_STORED = Refused("store-unavailable", "this could not be stored and has not happened; try again in a moment")
OUR_FAULT = Refused("our-fault", "something went wrong here, and it is not your fault")


def status_of(error: MillionsError) -> int:
    """The HTTP status of an error; a reasonable request at the wrong time is a conflict (409)."""
    by_kind = next((status for kind, status in STATUS_BY_KIND if isinstance(error, kind)), 409)
    return STATUS_BY_CODE.get(error.code, by_kind)


def told(error: MillionsError, id: str | None = None) -> Refusal:
    """The refusal to send. Details of a store failure are for the operator only."""
    return refusal(NOT_STORED if isinstance(error, StoreFailed) else error, id)


def no_key() -> Refused:
    return Refused("no-key", "this needs a key: `Authorization: Bearer KEY`")


def too_large(most: int) -> Refused:
    return Refused("too-large", f"a message has at most {most} bytes", most=most)


def too_many_requests(wait_s: float) -> Refused:
    seconds = math.ceil(wait_s)
    sentence = f"too many requests from one address; wait {seconds} seconds"
    return Refused("too-many-requests", sentence, limit="requests_per_second", seconds=seconds)


def too_many_tables(wait_s: float) -> Refused:
    seconds = math.ceil(wait_s)
    sentence = f"too many new tables from one address; wait {seconds} seconds"
    return Refused("too-many-tables", sentence, limit="tables_per_hour", seconds=seconds)


def password_needed() -> Refused:
    return Refused("password-needed", "this server asks for a password: `Authorization: Basic`, with any user name")


def house_full(most: int) -> Refused:
    return Refused(
        "house-full", f"this server has {most} tables, which is its limit; try again later", most=most, seconds=60
    )


def too_many_bots(most: int) -> Refused:
    return Refused("too-many-bots", f"a table of this server has at most {most} bots", most=most)


def too_many_reports() -> Refused:
    return Refused(
        "too-many-reports", "the host of this server has many reports to read; try again later", seconds=3600
    )


def unlisted() -> Refused:
    return Refused("house-unlisted", "this server lists no public tables: invite people with a link")


def review_in_the_making() -> Refused:
    """Its picture is drawn when it is complete."""
    return Refused("review-in-the-making", "the review is not complete yet; try again in a minute", seconds=60)


def too_many_reviews() -> Refused:
    return Refused("too-many-reviews", "too many matches wait for their review; try again in a few minutes", seconds=60)


def too_many_exercises() -> Refused:
    return Refused("too-many-exercises", "too many exercises wait for their turn; try again in a moment", seconds=2)


def too_many_sockets() -> Refused:
    sentence = "too many connections from one address; wait a little"
    return Refused("too-many-sockets", sentence, limit="sockets_per_address", seconds=SOCKETS_RETRY_S)


def no_such_page() -> Refused:
    return Refused("no-such-page", "there is nothing at this address")


def no_such_method() -> Refused:
    return Refused("no-such-method", "this address knows no such method")


def unknown_host() -> Refused:
    return Refused("unknown-host", "this server does not know itself by that name: start it with `--origin URL`")


def foreign_origin() -> Refused:
    return Refused("foreign-origin", "pages of another address may not do this")
