"""Public profiles, for players who want one: a name, a portrait and the record by game, at an address of its own.

The address is random: it cannot be guessed, says nothing about the player's key, and changes when a withdrawn profile
is published again.
"""

from __future__ import annotations

import secrets
from collections import Counter

import msgspec
from msgspec import structs

from millions.core.game import check_name
from millions.server.operation import Call
from millions.tables import Store, TableManager
from millions.tables.history import is_table_id
from millions.wire.answers import Refused
from millions.wire.bodies import GameRecord, OwnProfile, Profile, ShowProfile

NOTE = "profile"
"""The note of the store about a person that holds their profile, without its record."""

ADDRESS = "profile "
"""Notes about an address belong to an owner that begins like this; the name of the note is the person's fingerprint."""

ADDRESS_BYTES = 12


async def own_profile(call: Call) -> OwnProfile:
    """The caller's public profile, if they want one."""
    assert call.key is not None
    kept = await _kept(call.manager.store, call.key.fingerprint)
    return OwnProfile(kept and await _counted(call.manager, call.key.fingerprint, kept))


async def publish_profile(call: Call) -> Profile:
    """Publish the caller's profile, or change its name and portrait."""
    assert call.key is not None
    asked: ShowProfile = call.body
    person, store, name = call.key.fingerprint, call.manager.store, asked.name.strip()
    check_name(name)
    kept = await _kept(store, person)
    profile = Profile(kept.profile if kept else secrets.token_urlsafe(ADDRESS_BYTES), name, asked.face)
    await store.note(ADDRESS + profile.profile, person, b"")
    await store.note(person, NOTE, msgspec.json.encode(profile))
    return await _counted(call.manager, person, profile)


async def withdraw_profile(call: Call) -> None:
    """Withdraw the caller's public profile: its address leads nowhere from now on."""
    assert call.key is not None
    await withdraw(call.manager.store, call.key.fingerprint)


async def profile(call: Call) -> Profile:
    """The public profile at an address."""
    found = await profile_at(call.manager, call.profile)
    if found is None:
        raise Refused("no-such-profile", "there is no profile at this address")
    return found


async def profile_at(manager: TableManager, address: str) -> Profile | None:
    """The public profile at an address, if there is one."""
    owners = await manager.store.notes(ADDRESS + address) if is_table_id(address) else {}
    for person in owners:
        kept = await _kept(manager.store, person)
        if kept is not None and kept.profile == address:
            return await _counted(manager, person, kept)
    return None


async def withdraw(store: Store, person: str) -> None:
    """Withdraw a person's public profile, if they have one."""
    kept = await _kept(store, person)
    if kept is not None:
        await store.note(person, NOTE, None)
        await store.note(ADDRESS + kept.profile, person, None)


async def _kept(store: Store, person: str) -> Profile | None:
    body = (await store.notes(person)).get(NOTE)
    return None if body is None else msgspec.json.decode(body, type=Profile)


async def _counted(manager: TableManager, person: str, profile: Profile) -> Profile:
    """The profile with the record as it is now: the games most played first."""
    played, won = Counter[str](), Counter[str]()
    results = await manager.results(person)
    for kept in await manager.store.find(person=person, status=("over",)):
        if kept.table in results:
            played[kept.game] += 1
            won[kept.game] += results[kept.table].won
    record = tuple([GameRecord(game, count, won[game]) for game, count in played.most_common()])
    return structs.replace(profile, record=record)
