"""The way to a table: look at it from outside, sit down, take one's seat back, go in."""

from __future__ import annotations

import secrets

from msgspec import structs

from millions.client.api import Api
from millions.client.keyring import Keyring
from millions.client.link import Link
from millions.client.player import Player
from millions.core.errors import MillionsError
from millions.wire.bodies import TableCard
from millions.wire.keys import Key


class Door:
    """One table's door, for whoever has its link. Keys of seats that are taken here are kept on the keyring."""

    def __init__(self, link: Link, keyring: Keyring) -> None:
        self.link, self._keyring = link, keyring
        self._api = Api(link.base)

    @property
    def invitation(self) -> str:
        """The link for others."""
        return self.link.invitation

    @property
    def secret(self) -> str:
        """The link to one's own seat, from any device."""
        return self.link.secret

    @property
    def has_key(self) -> bool:
        """Has one a seat here?"""
        return self.link.key is not None

    def card(self) -> TableCard:
        """What is played, and who sits there."""
        return self._api.card(self.link.table)

    def find_key(self, name: str | None) -> bool:
        """Did one sit here before, under this name if it matters?"""
        if self.link.key is None and (key := self._keyring.find(self.link, name)) is not None:
            self.link = structs.replace(self.link, key=key)
        return self.has_key

    def sit(self, name: str) -> None:
        """Sit down, with randomness of one's own for the dealer."""
        key = Key.new()
        self._keyring.keep(self.link, name, key)  # before the answer, which may get lost
        try:
            self._api.sit(self.link.table, name, key, secrets.token_hex(8))
        except MillionsError as error:
            if error.code != "unreachable":
                self._keyring.drop(self.link, key)
            raise
        self.link = structs.replace(self.link, key=key)

    def go_in(self, watch: bool = False) -> Player:
        """Look at the table: from one's seat, if one has any, or from where spectators are."""
        player = Player(structs.replace(self.link, key=None) if watch else self.link)
        try:
            player.open()
        except BaseException:
            player.close()
            raise
        self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        """A seat that was taken elsewhere is found again from here too."""
        if self.link.key is not None and player.seen.you >= 0:
            self._keyring.keep(self.link, player.seen.names()[player.seen.you], self.link.key)

    def forget_key(self) -> None:
        """The seat was given back."""
        if self.link.key is not None:
            self._keyring.drop(self.link, self.link.key)
            self.link = structs.replace(self.link, key=None)

    def record(self) -> bytes:
        """The record of the finished match."""
        return self._api.record(self.link.table)

    def other(self, table: str) -> Door:
        """The door of another table, where one has the same key."""
        return Door(self.link.at(table), self._keyring)
