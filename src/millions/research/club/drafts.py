"""The three drafts of Million Club in an observation: the hands held, and the cards the observer saw taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

from millions.core.seat import Seat
from millions.games.club.components import (
    COLONIES,
    COLONY_CARDS,
    COMPANIES,
    COMPANY_CARDS,
    INTRIGUE_CARDS,
    INTRIGUES,
    PAWNS,
    PILES,
    Named,
    Tile,
)
from millions.games.club.table import AnyDraft
from millions.games.club.view import DraftSeen, draft_seen, taken_in_secret, taken_openly
from millions.research.memo import Memo
from millions.research.observer import Own, own
from millions.research.pieces import Piece, number, numbers, one_hot, padded

DECKS = dict(zip(PILES, (INTRIGUE_CARDS, COLONY_CARDS, COMPANY_CARDS), strict=True))

VIEW_FIELDS = {INTRIGUES: "intrigue_draft", COLONIES: "colony_draft", COMPANIES: "company_draft"}


def about_drafts(players: int) -> tuple[Own, ...]:
    """One chapter for each tile with a deck."""
    return tuple(about_draft(players, tile) for tile in PILES)


def about_draft(players: int, tile: Tile) -> Own:
    """MC-2.4. Cards are seen only by players who held them; as in the view, `draft_seen` says by whom."""
    cards = tuple(dict.fromkeys(DECKS[tile]))
    most, name, count = len(DECKS[tile]), tile.value, len(cards)
    openly = taken_in_secret if tile is COLONIES else taken_openly
    played = (Piece("intrigue_played", (count,), 1, "the card taken from the rest, shown to all"),)

    def seen_by(drafts: tuple[AnyDraft, ...], seat: Seat) -> DraftSeen[Any]:
        return draft_seen(drafts[PILES[tile]], seat, openly)

    def write(seen: DraftSeen[Any], seat: Seat) -> bytes:
        hands = [hand for hand in seen.handed if hand is not None]
        parts = [
            number(seen.drawn),
            one_hot(len(seen.picked), players + 1),
            *[which(card, cards) for card in padded(seen.picked, players)],
            numbers(*padded(seen.bought, players, False)),
            *[bag[hand, cards] for hand in padded(hands, PAWNS, ())],
            one_hot(None if seen.searched_by is None else (seen.searched_by - seat) % players, players),
            bag[seen.rest or (), cards],
            *([which(seen.played, cards)] if tile is INTRIGUES else ()),
        ]
        return b"".join(parts)

    return own(
        (VIEW_FIELDS[tile], "drafts", seen_by),
        (
            Piece(f"{name}_drawn", (1,), most, "cards drawn for the draft"),
            Piece(f"{name}_picks", (players + 1,), 1, "how many have picked"),
            Piece(
                f"{name}_picked", (players, count), 1, "the card picked on each numbered seat, as far as it was seen"
            ),
            Piece(f"{name}_bought", (players,), 1, "the numbered seats on which it was bought or played"),
            Piece(f"{name}_handed", (PAWNS, count), most, "the hands the observer was handed, in order"),
            Piece(f"{name}_searched", (players,), 1, "who looked through the rest of the deck, from the observer on"),
            Piece(f"{name}_rest", (count,), most, "what the observer left in it"),
            *(played if tile is INTRIGUES else ()),
        ),
        write,
    )


def which(card: Named | None, cards: tuple[Any, ...]) -> bytes:
    """A card as a one-hot vector."""
    return one_hot(None if card is None else cards.index(card), len(cards))


def write_bag(hand: tuple[Any, ...], cards: tuple[Any, ...]) -> bytes:
    """Cards, counted by kind."""
    counts = Counter(hand)
    return numbers(*[counts[card] for card in cards])


bag: Memo[tuple[tuple[Any, ...], tuple[Any, ...]], bytes] = Memo(lambda key: write_bag(*key))
