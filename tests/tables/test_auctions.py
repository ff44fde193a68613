"""Open questions for a price, and lower prices after a refusal."""

from __future__ import annotations

import pytest

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.games.heists.bargain import Propose
from millions.games.heists.terms import terms
from millions.tables.auctions import together
from millions.tables.hearing import Asked, understood
from millions.wire.commands import Say
from millions.wire.talk import Replies
from tests.loops import in_a_loop
from tests.tables.test_haggling import due, say_in
from tests.tables.test_manners import bargaining, replies

NAMES = {1: "Edda", 2: "Ben", 3: "Coco"}
ROLES = ("brute", "driver", "tech", "acrobat", "mentalist", "brain")
WHO_PAYS = Heard(0, "sells", "leave", open=True)
YOU_PAY = Heard(0, "sells", "leave")
YOU_LEAVE = Heard(0, "requests", "leave")

WHO_PAYS_ME = (
    *("Who pays me most to leave?", "who would pay me to leave?", "who gives me the most if I leave?"),
    *("Who'll pay me to go?", "who wants to pay me to leave", "who offers me more to leave?", "any offers?"),
    *(
        "any offers for my departure?",
        "I leave for the highest bid",
        "I'm for sale",
        "my seat is for sale, who buys it?",
    ),
    *("what is my leaving worth to you?", "what am I worth to you?", "what's it worth to you if I leave?"),
    *("make me an offer and I leave", "Who pays for my departure?", "I go for the best bid", "who pays me?"),
    *("Qui me paie le plus pour que je parte ?", "qui me donne le plus si je pars ?", "Qui paie pour mon départ ?"),
    *("Qui m’offre combien pour que je parte ?", "je suis à vendre, qui paie ?", "je pars au plus offrant"),
    *("qui veut me payer pour que je parte ?", "qui d’autre me paie pour partir ?", "ma place est à vendre"),
    *("combien pour mon départ ?", "combien vaut mon départ ?", "mon départ vaut combien ?", "qui me paye pour sortir"),
    *("faites-moi une offre et je pars", "faites-moi vos offres, je pars", "Qui met combien pour que je m’en aille ?"),
    *("qui me file de l’argent pour que je me casse ?", "qui serait prêt à payer mon départ ?", "Qui me paie ?"),
)


@pytest.mark.parametrize("text", WHO_PAYS_ME)
@pytest.mark.parametrize("about", [None, Asked(4, True), Asked(2, False)])
def test_who_asks_for_the_best_price_for_leaving_is_understood(text: str, about: Asked | None) -> None:
    assert understood(text, 0, NAMES, ROLES, about) == WHO_PAYS


@pytest.mark.parametrize(
    "text",
    [
        *(
            "what would you pay?",
            "what would you give me to leave?",
            "how much would you pay me to go",
            "how much for me?",
        ),
        *("what do you give if I leave?", "how much do I get if I leave?", "what do I get for leaving?"),
        *("what will you pay me", "how much are you willing to pay?", "what are you offering?", "pay me how much?"),
        *("how much if I go?", "how much for me to leave?", "what would I get to leave?"),
        *("tu donnes combien ?", "tu me donnes combien si je pars ?", "combien tu me donnerais pour partir ?"),
        *(
            "combien tu paierais ?",
            "tu paierais combien ?",
            "tu mettrais combien pour que je parte ?",
            "tu proposes combien ?",
        ),
        *(
            "combien si je pars ?",
            "combien pour que je parte ?",
            "j’ai combien si je pars ?",
            "je touche combien pour partir ?",
        ),
        *(
            "vous me donnez combien ?",
            "combien es-tu prêt à payer ?",
            "tu serais prête à payer combien ?",
            "combien pour moi ?",
        ),
        *("tu peux me donner combien ?", "tu me paierais combien ?", "qu’est-ce que tu me donnes si je pars ?"),
    ],
)
def test_so_is_who_asks_one_bot_what_it_would_pay(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == YOU_PAY


@pytest.mark.parametrize(
    "text",
    [
        *(
            "how much to leave?",
            "what would it cost me to see you leave?",
            "how much for you to go?",
            "how much do you want?",
        ),
        *(
            "what’s your price to go?",
            "at what price do you leave?",
            "for how much would you leave?",
            "name your price",
        ),
        *("combien pour partir ?", "tu pars pour combien ?", "combien pour que tu partes ?", "à quel prix tu pars ?"),
        *(
            "tu voudrais combien pour partir ?",
            "il te faudrait combien pour sortir ?",
            "ça me coûterait combien, ton départ ?",
        ),
        *("combien tu veux ?", "combien pour ton départ ?", "ton départ, c’est combien ?", "quel est ton prix ?"),
    ],
)
def test_so_is_who_asks_what_a_bot_would_take(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == YOU_LEAVE


@pytest.mark.parametrize(
    "text",
    [
        *("Who leaves first?", "who pays Ben?", "I would not pay you for that", "Ben pays most", "who wins?"),
        *("Qui part en premier ?", "qui paie Ben ?", "qui gagne ?", "Je ne suis pas à vendre", "I'm not for sale"),
        *("Is your share for sale?", "Who pays the ante?", "qui paie la mise ?"),
    ],
)
def test_other_questions_ask_for_no_price_of_mine(text: str) -> None:
    heard = understood(text, 0, NAMES, ROLES, None)
    assert heard is None or not heard.open


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("Edda, Ben ?", (1, 2)),
        ("Ben and Edda, what would you pay?", (2, 1)),
        ("Coco, Ben et Edda, combien ?", (3, 2, 1)),
        ("Ben? Coco?", (2, 3)),
        ("Ben, what about Coco?", ()),
        ("Ben ?", ()),
    ],
)
def test_names_that_stand_side_by_side_call_all_of_them(text: str, seats: tuple[Seat, ...]) -> None:
    assert together(text, NAMES) == seats


PRICES = {"pays", "less", "gladly"}
REFUSALS = {"no", "never", "since", "hope", "slim", "cheap", "dear", "crown", "another", "bluff", "distrust", "ditto"}


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Qui me paie le plus pour que je parte ? {1}, {2} ?", {1, 2}),
        ("Who pays me most to leave?", {1, 2, 3, 4}),
        ("{1} and {3}, what would you pay?", {1, 3}),
        ("{2}, who else pays me to leave?", {2}),
    ],
)
@in_a_loop
async def test_each_bot_that_is_asked_names_a_price_or_says_why_not(text: str, asked: set[Seat]) -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000  # no bot does anything by itself
    await party.do(0, Say(party.id(), text.format(*(one.name for one in state.seats))))
    await party.clock.advance(8000)
    found = [(one.seat, one.phrase) for one in replies(party)]
    assert {seat for seat, _ in found} == asked
    assert len(found) == len(asked)
    assert all(isinstance(one, Replies) and one.what in PRICES | REFUSALS for _, one in found)


REFUSED = Asked(6, sells=False, refused=True)
"""The bot would not pay 6 for the speaker's leaving."""

LOWER = (
    *("Bon Coco, 3 alors ? Tu gardes ta part du pot, moi je rentre chez moi.", "Coco, 3 alors", "Coco, alors 3 ?"),
    *("d’accord, alors 3", "soit, 3", "bon, 3 et on n’en parle plus", "3, et tout le monde est content", "et 3 ?"),
    *("3 alors, tu rentres chez toi", "disons 3, je suis bon prince", "Bon, 3, ça te va ?", "ok 3", "alors 3 millions"),
    *("Then 3? You keep your share of the pot, I go home.", "3 then, you keep your share", "ok Coco, 3 then?"),
    *("fine, 3. I have a train to catch", "All right, 3, you are a hard bargainer", "ok, then 3 and we are friends"),
    *("fine 3 then", "how about 3 then?", "and for 3?", "3, deal?", "3 then, and everybody is happy", "ok, 3, Coco"),
)


@pytest.mark.parametrize("text", LOWER)
def test_a_lower_price_after_a_refusal_is_one_for_the_same_deal(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, REFUSED) == Heard(0, "sells", "leave", 3)


@pytest.mark.parametrize("text", [one for one in LOWER if "go home" not in one and "rentre chez moi" not in one])
def test_so_is_it_where_the_bot_would_not_leave(text: str) -> None:
    refused = Asked(2, sells=True, refused=True)
    assert understood(text, 0, NAMES, ROLES, refused) == Heard(0, "requests", "leave", 3)


@pytest.mark.parametrize("text", ["ok", "deal", "d’accord", "round 3", "on est 3", "3 Brutes, c’est trop", "I have 3"])
def test_there_is_nothing_to_agree_to_in_a_price_that_was_refused(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, REFUSED) is None


@pytest.mark.parametrize("text", ["Bon {3}, 3 alors ? Moi je rentre chez moi.", "3 then? I go home."])
@in_a_loop
async def test_a_bot_that_has_refused_a_price_hears_the_next_one(text: str) -> None:
    party = await bargaining()
    state = party.table.state
    state.timing.held_until = party.clock.now() + 60_000
    await party.do(0, Say(party.id(), f"{state.seats[3].name}, I leave for 6"))
    say_in(party, 3, Replies(0, "dear"))
    assert await due(party, text.format(*(one.name for one in state.seats))) == (3, Heard(0, "sells", "leave", 3))


@in_a_loop
async def test_so_does_a_bot_that_has_declined_an_offer() -> None:
    party = await bargaining()
    state = party.table.state
    for seat in (1, 3):
        await party.play(0, Propose(terms([(0, seat, 1)], [seat])))
        await party.clock.advance(6000)
    assert [(one.seat, one.phrase.what) for one in replies(party)] == [(3, "hope")]  # type: ignore[union-attr]
    state.timing.held_until = party.clock.now() + 60_000
    assert await due(party, f"{state.seats[3].name}, 3 then?") == (3, Heard(0, "requests", "leave", 3))
