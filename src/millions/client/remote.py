"""One table of a server elsewhere: look at it, sit down, return to a seat, connect."""

from __future__ import annotations

from msgspec import structs

from millions.client.api import Api
from millions.client.keyring import Keyring
from millions.client.link import Link
from millions.client.player import Player
from millions.client.pledge import Pledge, Verdict
from millions.core.errors import MillionsError
from millions.core.match import Match
from millions.core.seat import Seat
from millions.wire.bodies import Successor, TableCard
from millions.wire.keys import Key


class RemoteTable:
    """A table, given the link to it. The keys of seats taken here are kept on the keyring."""

    def __init__(self, link: Link, keyring: Keyring) -> None:
        self.link, self._keyring = link, keyring
        self._api = Api(link.base)

    @property
    def has_key(self) -> bool:
        """Whether the key of a seat at this table is known."""
        return self.link.key is not None

    def card(self) -> TableCard:
        """The table as a spectator sees it, without the game."""
        return self._api.card(self.link.table)

    def find_key(self, name: str | None) -> bool:
        """Look on the keyring for a seat at this table, of this name if given. Returns whether a key is known now."""
        if self.link.key is None and (key := self._keyring.find(self.link, name)) is not None:
            self.link = structs.replace(self.link, key=key)
        return self.has_key

    def sit(self, name: str, program: bool = False, salted: bool = True) -> None:
        """Take a free seat, and commit to a salt for the dealer unless nobody will be there to reveal it.

        A `program` says that it is one: everybody sees it at the seat.
        """
        key, pledge = Key.new(), Pledge.new() if salted else Pledge()
        self._keyring.keep(self.link, name, key, pledge)  # before the request: its answer may get lost
        try:
            self._api.sit(self.link.table, name, key, pledge.commitment, program)
        except MillionsError as error:
            if error.code != "unreachable":
                self._keyring.drop(self.link, key)
            raise
        self.link = structs.replace(self.link, key=key)

    def connect(self, watch: bool = False) -> Player:
        """Connect to the seat whose key is known; without a key, or with `watch`, as a spectator."""
        link = structs.replace(self.link, key=None) if watch else self.link
        pledge = Pledge() if link.key is None else self._keyring.pledge(link, link.key)
        player = Player(link, pledge, self._remember)
        try:
            player.open()
        except BaseException:
            player.close()
            raise
        self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        """Keep the key of a seat that was taken on another device, and what is needed to check the deal."""
        replica = player.replica
        if player.link.key is not None and replica.you >= 0:
            self._keyring.keep(self.link, replica.names()[replica.you], player.link.key, player.pledge)

    def forget_key(self) -> None:
        """Drop the key of a seat that was given back."""
        if self.link.key is not None:
            self._keyring.drop(self.link, self.link.key)
            self.link = structs.replace(self.link, key=None)

    def remove(self, seat: Seat, successor: Successor) -> None:
        """As the host, remove a player."""
        assert self.link.key is not None
        self._api.remove(self.link.table, seat, successor, self.link.key.reveal())

    def close(self) -> None:
        """As the host, close the table: before the match, or when nobody plays there."""
        assert self.link.key is not None
        self._api.close(self.link.table, self.link.key.reveal())

    def record(self) -> bytes:
        """The record of the finished match."""
        return self._api.record(self.link.table)

    def verified(self, player: Player) -> tuple[Match, Verdict]:
        """The finished match, re-applied and with every card dealt again, and whether the server kept its promise.

        Raises BadRecord if the record does not verify.
        """
        match, you = Match.read(self.record(), strict=True), player.replica.you
        told = [event for entry in player.replica.log for event in entry.events]
        return match, player.pledge.check(match.header, told, match.heard(you))

    def rematch(self) -> RemoteTable:
        """The table of the rematch; the first player who asks opens it. Sit down there as at any table."""
        assert self.link.key is not None, "only a player can ask for a rematch"
        return self.other(self._api.rematch(self.link.table, self.link.key).table)

    def other(self, table: str) -> RemoteTable:
        """Another table of the server."""
        return RemoteTable(self.link.at(table), self._keyring)
