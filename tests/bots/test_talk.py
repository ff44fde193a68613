"""What bots say aloud: reasons that tell no more than the offer does, answers that hold, each in its own tone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest
from msgspec import structs

from millions import Match
from millions.bots import Personality, bot_named
from millions.bots.heists.aloud import crowd, reason_for
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.talk import COMMENTS, Heard, Remark
from millions.bots.temper import PERSONALITIES
from millions.core.seat import SPECTATOR, Seat
from millions.games.dollars2.announcements import Announce
from millions.games.heists.bargain import Accept, Decline, Propose
from millions.games.heists.components import BRUTE, CROOK, DRIVER, Role
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose
from millions.games.heists.terms import Terms, parties, terms
from millions.games.heists.view import HeistView
from millions.games.remarks import REWORDED, WORDINGS, Reply, Why
from millions.words import LANGUAGES, catalogue

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
KINDS = ("shrewd", "honest", "bluffer", "bully", "grudge")
EDITIONS = {"dollars-1e": FIRST, "dollars-2e": SECOND}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_has_words_and_every_personality_a_tone(lang: str) -> None:
    spoken = catalogue(lang, "dollars-1e")
    before = len(spoken.troubles)
    keys = [*(f"because-{why}" for why in get_args(Why)), *(f"reply-{what}" for what in get_args(Reply))]
    keys += [
        f"comment-{what}{wording}" for what in COMMENTS for wording in ("", *(f"-{n}" for n in range(1, WORDINGS)))
    ]
    facts: dict[str, str | int] = {"role": "driver", "amount": 3, "about": "Ann"}
    said = {tone: [spoken.format(key, tone=tone, **facts) for key in keys] for tone in PERSONALITIES}
    assert spoken.troubles[before:] == []
    own = [tone for tone in said if tone not in ("sensible", "steward") and said[tone] != said["sensible"]]
    assert len({tuple(said[tone]) for tone in own}) == len(PERSONALITIES) - 2


def offers(game: str, seed: int) -> Iterator[tuple[Match, Seat, Terms, Remark | None]]:
    """Every offer of a match among bots, just before it is made, with what is said."""
    match, rng = Match.new(game, NAMES, seed=seed), Random(seed)
    bots = {seat: bot_named(kind) for seat, kind in enumerate(KINDS)}
    while not match.over:
        seat = match.seat(rng.choice(match.awaited))
        action = bots[seat].act(match.view(seat), match.forms(seat), rng)
        if isinstance(action, Propose):
            yield match, seat, action.terms, bots[seat].remark()
        elif not isinstance(action, Decline):
            said = bots[seat].remark()
            assert said is None or (said.what == "crowd" and isinstance(action, Claim | Announce))
        match.play(seat, action)


@pytest.mark.slow
@pytest.mark.parametrize("game", EDITIONS)
def test_a_reason_comes_with_every_offer_and_follows_from_what_everybody_sees(game: str) -> None:
    edition, found = EDITIONS[game], set()
    for seed in range(4):
        for match, seat, deal, remark in offers(game, seed):
            public, mine = structs.replace(match.view(SPECTATOR), viewer=seat), match.view(seat)
            assert isinstance(public, HeistView)
            assert isinstance(mine, HeistView)
            assert remark is not None
            said = edition.said(public)
            assert remark.to in parties(deal, public.per_seat)
            named = 1 if remark.what == "counter" else None
            assert remark == reason_for(public, said, deal, named) == reason_for(mine, said, deal, named)
            if remark.what == "double":  # a liar keeps to what it has claimed
                assert remark.role in [
                    role.value for one, role in said.items() if public.owner(one) in (seat, remark.to)
                ]
            found.add(remark.what)
    assert {"double", "fewer"} <= found


def negotiating(kind: str, mine: Role = DRIVER) -> tuple[Match, Personality]:
    """Ann asks, Bob is a bot that has looked at the negotiation once and has said what he is."""
    match, bob = Match.new("dollars-1e", NAMES[:4], seed=1), bot_named(kind)
    assert isinstance(bob, Personality)
    for seat, role in enumerate((DRIVER, mine, CROOK, CROOK)):
        match.play(seat, Choose((role,)))
    match.play(1, bob.act(match.view(1), match.forms(1), Random(1)))
    return match, bob


@pytest.mark.parametrize(
    ("kind", "role", "says"), [("honest", CROOK, None), ("honest", DRIVER, "no"), ("bully", CROOK, "more")]
)
def test_a_bot_that_declines_to_leave_for_a_price_says_what_it_would_take(
    kind: str, role: Role, says: str | None
) -> None:
    match, bob = negotiating(kind, role)
    match.play(0, Propose(terms([(0, 1, 1)], [1])))
    action = bob.act(match.view(1), match.forms(1), Random(1))
    remark = bob.remark()
    assert (isinstance(action, Decline), remark and remark.what) == (says is not None, says)
    assert bob.remark() is None
    if remark is not None and remark.amount is not None:
        match.play(1, action)
        match.play(0, Propose(terms([(0, 1, remark.amount)], [1])))
        assert bob.act(match.view(1), match.forms(1), Random(1)) == Accept(2)


def test_only_who_claims_the_same_role_is_told_that_one_of_us_must_go() -> None:
    match, _ = negotiating("honest")
    view = match.view(1)
    assert isinstance(view, HeistView)
    shown = next(role for role in view.shown if view.shown.count(role) > 1)
    leaving = terms([(0, 1, 2)], [1])

    def reason(said: dict[int, Role]) -> str:
        remark = reason_for(view, said, leaving, None)
        assert remark is not None
        return remark.what

    assert reason({0: shown, 1: shown}) == "double"
    assert {reason(said) for said in ({1: shown}, {0: shown}, {0: BRUTE, 1: shown}, {0: shown, 1: BRUTE})} == {"worth"}


def test_how_many_claim_a_role_is_counted_when_it_is_said() -> None:
    match, _ = negotiating("honest")
    view = match.view(1)
    assert isinstance(view, HeistView)
    shown = next(role for role in view.shown if view.shown.count(role) > 1)
    two, three = {0: shown, 1: shown}, {0: shown, 1: shown, 2: shown}
    assert crowd(view, {0: shown}, {1: shown}) == Remark("crowd", 0, str(shown.value), 2)
    assert crowd(view, {0: shown, 2: shown}, {1: shown}) == Remark("crowd", 2, str(shown.value), 3)
    reasons = [reason_for(view, said, terms([(0, 1, 2)], [1]), None) for said in (two, three)]
    assert [one and one.what for one in reasons] == ["double", "worth"], "of three, we are not the two"


PLURAL = re.compile(r"\b(?:vous|votre|vos|vôtres?|nous|(?!assez|chez)[a-zé]+ez)\b", re.IGNORECASE)
AMONG_US = re.compile(r"(?:entre|l’un de) nous", re.IGNORECASE)


def test_bots_say_tu_to_the_player_they_speak_to() -> None:
    spoken = catalogue("fr", "dollars-1e")
    alone = [f"comment-{what}{end}" for what in ("takeover", "peek", "taken", "robbed") for end in ("", "-1")]
    named = {**{why: f"because-{why}" for why in get_args(Why)}, **{what: f"reply-{what}" for what in get_args(Reply)}}
    keys = [f"{key}-{n}" if n else key for what, key in named.items() for n in range(REWORDED.get(what, 1))]
    for key in (*keys, *alone):
        for tone in PERSONALITIES:
            said = spoken.format(key, tone=tone, role="driver", amount=3)
            assert not PLURAL.search(
                said.replace("entre nous", "").replace("l’un de nous", "").replace("L’un de nous", "")
            ), said


@pytest.mark.parametrize("kind", ["honest", "sensible", "shrewd", "miser"])
def test_a_price_that_a_bot_names_is_one_it_accepts(kind: str) -> None:
    match, bob = negotiating(kind)
    answer = bob.reply(match.view(1), Heard(0, "requests", "leave"), Random(2))
    assert answer is not None
    assert answer.what in ("more", "never")
    if answer.what == "more":
        again = bob.reply(match.view(1), Heard(0, "offers", "leave", answer.amount), Random(2))
        assert again == Remark("gladly", 0, amount=answer.amount)
        match.play(0, Propose(terms([(0, 1, answer.amount or 0)], [1])))
        assert bob.act(match.view(1), match.forms(1), Random(2)) == Accept(1)


def test_answers_fit_what_was_said() -> None:
    match, bob = negotiating("honest")
    view, rng = match.view(1), Random(1)

    def said(kind: str, what: str = "") -> str | None:
        answer = bob.reply(view, Heard(0, kind, what), rng)  # type: ignore[arg-type]
        return None if answer is None else answer.what

    assert any(isinstance(line.action, Claim) and line.seat == 1 for line in match.log)
    assert [said("requests", what) for what in ("claim", "hurry", "stay")] == ["said", "patience", "perhaps"]
    assert [said("reacts", what) for what in ("thanks", "doubt", "laugh")] == ["welcome", "shrug", None]
    kinds = ("text", "greets", "praises", "accuses")
    assert [said(kind) for kind in kinds] == ["dodge", "chat", "flattered", "accused"]
    assert said("text", "price") == "pardon"
    sure = Heard(2, "claims", character=2, role="brute")  # no Brute is shown
    assert bob.reply(view, sure, rng) == Remark("doubt", 2)


def test_an_answer_leaves_the_bot_as_it_was() -> None:
    match, bob = negotiating("shrewd")
    silent = negotiating("shrewd")[1]
    bob.reply(match.view(1), Heard(0, "requests", "leave", 2), Random(5))
    match.play(0, Propose(terms([(0, 1, 2)], [1])))
    decisions = [one.act(match.view(1), match.forms(1), Random(3)) for one in (bob, silent)]
    assert decisions[0] == decisions[1]
