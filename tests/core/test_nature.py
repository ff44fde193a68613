"""The dealer: the same secret deals the same cards, every card equally likely, and nothing shows the secret."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from millions import Match
from millions.core.nature import Dealer


def test_a_seed_gives_the_same_dealer_and_none_a_new_one() -> None:
    assert Dealer.new(7) == Dealer.new(7)
    assert Dealer.new(7) != Dealer.new(8)
    assert Dealer.new() != Dealer.new()


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = Dealer.new()
    assert dealer.commitment == hashlib.sha256(dealer.secret).hexdigest()


def test_the_secret_has_no_printable_form() -> None:
    dealer = Dealer.new()
    assert dealer.secret.hex() not in repr(dealer)
    assert repr(dealer.secret) not in repr(dealer)


def test_an_answer_can_be_recomputed_by_hand() -> None:
    """As docs/record.md says: the first byte of HMAC-SHA-256(secret, "3|0|ann|bob"), unless it would favour some."""
    dealer = Dealer(b"secret", ("ann", "bob"), with_lengths=False)  # as in records of version 1
    digest = hmac.digest(b"secret", b"3|0|ann|bob", "sha256")
    fair = [byte for byte in digest if byte < 250]
    hand = dealer.hand(3)
    assert [hand.randrange(10) for _ in range(5)] == [byte % 10 for byte in fair[:5]]


def test_all_answers_are_equally_likely() -> None:
    dealer = Dealer.new(1)
    for stop in (2, 3, 7, 10, 256, 1000):
        counts = Counter(dealer.hand(n).randrange(stop) % 10 for n in range(4_000))
        expected = Counter(value % 10 for value in range(stop))
        for value, share in expected.items():
            assert abs(counts[value] / 4_000 - share / stop) < 0.04
    assert all(0 <= dealer.hand(n).random() < 1 for n in range(100))
    assert dealer.hand(1).randrange(1) == 0
    assert len({dealer.hand(1).randrange(2**70) for _ in range(3)}) == 1


def test_every_seat_may_add_its_own_randomness() -> None:
    plain = Match.new("dollars-1e", ["Ann", "Bob", "Cid", "Dot"], seed=7)
    salted = Match.new("dollars-1e", ["Ann", "Bob", "Cid", "Dot"], seed=7, salts=["a", "b", "c", "d"])
    assert plain.header.commitment == salted.header.commitment
    hands = [Dealer.new(7, salts).hand(n).randrange(10) for salts in ((), ("a", "b", "c", "d")) for n in range(40)]
    assert hands[:40] != hands[40:]
    salted.verify()
