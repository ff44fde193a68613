"""Positions of which a test knows what is right: the choices of a match, made one by one."""

from __future__ import annotations

from millions import Match
from millions.core.game import game_named
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose
from millions.games.heists.terms import terms

ADA, BEN, COCO, DOV, ROBIN = range(5)
PLAYERS = ["Ada", "Ben", "Coco", "Dov", "Robin"]


def two_brutes_stay() -> Match:
    """First edition: Ada the Driver has bought Ben out, Coco has left. Dov and Robin are Brutes, and both stay: Ada
    takes 11 alone and wins. Had Robin left, Ada and Dov would have shared, and the match would have gone on."""
    cards = [{"name": f"Card {number}", "amount": 11, "ante": 2} for number in range(8)]
    deck = game_named("dollars-1e").read_deck({"name": "elevens", "cards": cards, "variant": {"start_money": 10}})
    match = Match.new("dollars-1e", PLAYERS, seed=1, deck=deck)
    for seat, role in enumerate([DRIVER, DRIVER, CROOK, BRUTE, BRUTE]):
        match.play(seat, Choose((role,)))
    match.play(DOV, Claim(DOV, BRUTE))
    match.play(ADA, Propose(terms([(ADA, BEN, 1)], [BEN])))
    match.play(BEN, Accept(1))
    match.play(COCO, Withdraw(COCO))
    match.play(DOV, Propose(terms([(DOV, ROBIN, 1)], [ROBIN])))
    match.play(ADA, Ready())
    match.play(ROBIN, Decline(2))
    match.play(DOV, Ready())
    match.play(ROBIN, Ready())
    return match
