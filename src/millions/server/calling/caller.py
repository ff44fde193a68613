"""How each person wants to be called, and the calls."""

from __future__ import annotations

import asyncio
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, structs

from millions.core.errors import MillionsError
from millions.server.access import Rates
from millions.server.calling.outgoing import Outgoing, forbidden
from millions.server.calling.push import Push, check_subscription, is_service
from millions.server.logs import log
from millions.server.refusals import too_many_requests
from millions.tables import Store
from millions.wire.answers import Refused
from millions.wire.bodies import AnyContact, Calling, Calls, PushContact, WebhookContact
from millions.words import catalogue

MOST_CONTACTS = 10
NOTE = "call "
"""Notes of the store about how to call a person begin like this; then comes the address."""

CALLS_PER_MINUTE, CALLS_AT_ONCE = 2, 6
GONE = (404, 410)
"""Statuses by which a push service or a webhook says that the address no longer exists."""

What = Literal["turn", "nudge", "hello"]


class KeptContact(Struct, frozen=True):
    """A way to call a person, with the language and the address of the page where they asked for it."""

    contact: AnyContact
    lang: str
    origin: str

    def __repr__(self) -> str:
        return "KeptContact(...)"


class Message(Struct, frozen=True, omit_defaults=True):
    """What a call says. No card, no key: the table, the game, that it is the person's turn, and who waits."""

    title: str
    body: str
    url: str
    tag: str


class Caller:
    """Calls people in the ways they asked for."""

    def __init__(self, store: Store, push: Push | None, allowed: tuple[str, ...] = ()) -> None:
        self._store, self._push, self._outgoing = store, push, Outgoing(allowed)
        self._rates = Rates(CALLS_PER_MINUTE / 60, CALLS_AT_ONCE)

    async def calls(self, person: str) -> Calls:
        """How this person (by the fingerprint of their key) is called, and the key with which browsers subscribe."""
        kept = await self._kept(person)
        return Calls(self._push.public_key if self._push else None, tuple([_address(one.contact) for one in kept]))

    async def change(self, person: str, asked: Calling, origin: str) -> None:
        """Add a way to call a person, with a test call, or drop one."""
        if asked.drop is not None:
            await self._store.note(person, NOTE + asked.drop, None)
        if asked.add is None:
            return
        self._check(asked.add)
        known = [_address(one.contact) for one in await self._kept(person)]
        if len(known) >= MOST_CONTACTS and _address(asked.add) not in known:
            raise Refused("call-limit", f"a person has at most {MOST_CONTACTS} ways to be called", most=MOST_CONTACTS)
        kept = KeptContact(asked.add, asked.language or "en", origin)
        if wait_s := self._rates.allow(person):
            raise too_many_requests(wait_s)
        if not 200 <= await self._send(kept, "hello", "", None) < 300:
            raise Refused("call-failed", "the call was not accepted at that address; nothing was kept")
        await self._store.note(person, NOTE + _address(asked.add), msgspec.json.encode(kept))

    def _check(self, contact: AnyContact) -> None:
        parts = self._outgoing.check(_address(contact))
        if isinstance(contact, PushContact):
            if self._push is None or not (is_service(contact.endpoint) or self._outgoing.allows(parts)):
                raise forbidden()
            check_subscription(contact)

    async def _kept(self, person: str) -> list[KeptContact]:
        notes = await self._store.notes(person)
        return [msgspec.json.decode(body, type=KeptContact) for name, body in notes.items() if name.startswith(NOTE)]

    async def call(self, person: str, what: What, table: str, game: str, by: str = "") -> None:
        """Call a person in every way they asked for, within the limit for one person. A nudge names who waits."""
        try:
            contacts = await self._kept(person)
            if not contacts or self._rates.allow(person):
                return
            found = await asyncio.gather(*(self._try(one, what, table, game, by) for one in contacts))
            log.info("called", ways=len(found), reached=sum(200 <= status < 300 for status in found))
            for one, status in zip(contacts, found, strict=True):
                if status in GONE:
                    await self._store.note(person, NOTE + _address(one.contact), None)
        except MillionsError as error:  # the store is not available: a call may be missed, nothing else
            log.warning("cannot call", code=error.code)

    async def _try(self, kept: KeptContact, what: What, table: str, game: str, by: str) -> int:
        """Send one call to an address that may have become a forbidden one."""
        try:
            return await self._send(kept, what, table, game, by)
        except Refused:
            return 0

    async def _send(self, kept: KeptContact, what: What, table: str, game: str | None, by: str = "") -> int:
        """Send one call; the status of the answer, 0 for none."""
        message, contact = said(kept, what, table, game, by), kept.contact
        if isinstance(contact, WebhookContact):
            return await self._outgoing.post(contact.url, JSON, msgspec.json.encode(as_hook(message)))
        if self._push is None:
            return 0
        host = urlsplit(kept.origin).netloc
        pushed = await asyncio.to_thread(self._push.request, contact, msgspec.json.encode(message), host)
        return await self._outgoing.post(contact.endpoint, pushed.headers, pushed.body)


JSON = {"Content-Type": "application/json", "User-Agent": "millions"}


def said(kept: KeptContact, what: What, table: str, game: str | None, by: str) -> Message:
    """A call in the person's language."""
    say = catalogue(kept.lang, game, ("page",))
    title = say.label("game-title", game or say.format("page-title"))
    url = f"{kept.origin}/t/{table}" if table else f"{kept.origin}/me"
    return Message(title, say.format("call-body", what=what, name=by or "nobody"), url, table or "hello")


def as_hook(message: Message) -> dict[str, Any]:
    """A call as chat programs understand it: `text` and `content` hold the whole sentence."""
    sentence = f"{message.title}: {message.body} {message.url}"
    return {"text": sentence, "content": sentence, **structs.asdict(message)}


def _address(contact: AnyContact) -> str:
    return contact.endpoint if isinstance(contact, PushContact) else contact.url
