"""Chance is a seat, `NATURE`: its blanks, and the dealer whose every card can be verified afterwards.

A deck is an unordered bag until a card is drawn. Before the first card the dealer publishes a hash of its secret; every
seat adds a salt that it has committed to; nature's n-th answer is derived from both, so nobody could have chosen it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from fractions import Fraction
from math import comb, prod
from typing import Any

from msgspec import Struct, to_builtins

from millions.core.form import Blank, Rng
from millions.core.seat import Seat

SALT_SEPARATOR = "|"
"""Separates the parts of what a card is derived from; no salt contains it."""


def commitment_to(salt: str) -> str:
    """The hash of a salt: a player publishes it when they sit down, and the salt when every seat is taken."""
    return hashlib.sha256(salt.encode()).hexdigest()


def derived_salt(secret: bytes, seat: Seat) -> str:
    """The salt of a seat that has committed to none, such as a bot's. It follows from the secret: nobody chooses it."""
    return hmac.digest(secret, f"salt{SALT_SEPARATOR}{seat}".encode(), "sha256").hex()


class CardFrom(Blank, frozen=True):
    """One card from a bag; the bag lists equal cards next to each other, once for each copy."""

    bag: tuple[Any, ...]

    def __contains__(self, value: object) -> bool:
        return value in self.bag

    def count(self) -> int:
        return len(set(self.bag))

    def sample(self, rng: Rng) -> Any:
        return self.bag[rng.randrange(len(self.bag))]

    def values(self) -> tuple[Any, ...]:
        return tuple(dict.fromkeys(self.bag))

    def chance(self, value: object) -> Fraction:
        return Fraction(self.bag.count(value), len(self.bag))

    def describe(self) -> dict[str, Any]:
        return {"kind": "card from", "bag": list(to_builtins(self.bag))}


class CardsFrom(Blank, frozen=True):
    """Several cards from a bag, drawn as one answer: a multiset, in the bag's order."""

    bag: tuple[Any, ...]
    number: int

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != self.number:
            return False
        order = {card: place for place, card in enumerate(dict.fromkeys(self.bag))}
        places = [order.get(card, -1) for card in value]
        return Counter(value) <= Counter(self.bag) and places == sorted(places)

    def count(self) -> int:
        return len(self.values())

    def sample(self, rng: Rng) -> tuple[Any, ...]:
        left = list(range(len(self.bag)))
        drawn = [left.pop(rng.randrange(len(left))) for _ in range(self.number)]
        return tuple([self.bag[place] for place in sorted(drawn)])

    def values(self) -> tuple[Any, ...]:
        hands: dict[tuple[Any, ...], int] = {(): 0}
        for card, copies in Counter(self.bag).items():
            hands = {
                (*hand, *[card] * more): len(hand) + more
                for hand in hands
                for more in range(min(copies, self.number - len(hand)) + 1)
            }
        return tuple(hand for hand, size in hands.items() if size == self.number)

    def chance(self, value: object) -> Fraction:
        if not isinstance(value, tuple) or value not in self:
            return Fraction(0)
        copies = Counter(self.bag)
        ways = prod(comb(copies[card], taken) for card, taken in Counter(value).items())
        return Fraction(ways, comb(len(self.bag), self.number))

    def describe(self) -> dict[str, Any]:
        return {"kind": "cards from", "bag": list(to_builtins(self.bag)), "number": self.number}


class Dealer(Struct, frozen=True):
    """Answers for nature. The hash of `secret` is published before the first card, the secret after the match."""

    secret: bytes
    salts: tuple[str, ...] = ()
    with_lengths: bool = True
    """Whether each salt is preceded by its length, so that no list of salts passes for another: not in version 1."""

    @classmethod
    def new(cls, seed: int | None = None, salts: tuple[str, ...] = ()) -> Dealer:
        """A dealer with a random secret; with a seed, the same dealer every time (the secret can then be guessed)."""
        secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"millions {seed}".encode()).digest()
        return cls(secret, salts)

    def __repr__(self) -> str:
        return f"Dealer(commitment={self.commitment!r})"

    @property
    def commitment(self) -> str:
        """The hash of the secret, to publish before the first card."""
        return hashlib.sha256(self.secret).hexdigest()

    def hand(self, number: int) -> DealersHand:
        """The random source of nature's answer of this number."""
        return DealersHand(self, number)


class DealersHand:
    """An unbiased source of whole numbers: HMAC-SHA-256 of (answer, block, salts) under the secret, with rejection."""

    def __init__(self, dealer: Dealer, number: int) -> None:
        self._dealer, self._number, self._block, self._bytes = dealer, number, 0, b""

    def _take(self, size: int) -> int:
        while len(self._bytes) < size:
            self._bytes += hmac.digest(self._dealer.secret, self._message().encode(), "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big")

    def _message(self) -> str:
        salts = self._dealer.salts
        if self._dealer.with_lengths:
            salts = tuple([f"{len(salt.encode())}:{salt}" for salt in salts])
        return SALT_SEPARATOR.join((str(self._number), str(self._block), *salts))

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.randrange(2**53) / 2**53

    def randrange(self, stop: int, /) -> int:
        """Take just enough bytes; draw again if the number would favour small results (rejection sampling)."""
        size = ((stop - 1).bit_length() + 7) // 8 or 1
        fair = (256**size // stop) * stop
        while (drawn := self._take(size)) >= fair:
            pass
        return drawn % stop
