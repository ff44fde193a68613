"""Short words of a bargain: "3, my last word", "then I stay and we are both out", "let us both pay Dov 1 to leave"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.tables.patterns import AGREES, NUMBER, OTHERWISE
from millions.tables.prices import GIVES, LEAVING, ME, MOST_PRICE, WANTS, YOU, plain, spelt_out, whose_leaving
from millions.tables.prices import named as word

LAST = (
    r"(?:(?:and |et )?(?:it's |that's |is |c'est )?(?:my |your |mon |ma |ton |ta |the |a |un |une )?(?:very )?"
    r"(?:last|final|best|derniere?|ultime|meilleure?) (?:word|price|offer|chance|bid|mot|prix|offre)(?: is| est)?)"
)
BEGINS = (
    r"no|non|nope|nah|then|alors|well|bon|ok|okay|make it|let's say|let us say|say|i say|disons|mettons|je dis|only|"
    r"just|seulement|juste|for|pour|at|a|how about|what about|rather|plutot|i can do|i could do|"
    r"fine|all ?right|right|sure|good|soit|d'accord|d'acc|tant pis|tres bien|eh bien|bien|in that case|dans ce cas|"
    r"i'd say|my offer(?: is)?|mon offre(?: est| c'est)?|allez|come on|but|mais|and|et|va pour"
)
ENDS = (
    r"m|millions?|(?:and )?(?:not (?:a|one) (?:coin|cent|penny) more|not more|no more|nothing more|no less)|"
    r"(?:et )?(?:pas (?:un sou |un centime )?(?:de )?plus|rien de plus|pas davantage)|"
    r"(?:and |et )?(?:that's all|that is all|that's it|c'est tout)|"
    r"take it or leave it|(?:c'est )?a prendre ou a laisser|max|maximum|tops|at (?:the )?most|"
    r"au (?:plus|maximum)|please|s'il (?:te|vous) plait|instead|rather|plutot|ou rien|or nothing|then|alors|somebody|"
    r"deal|ok|okay|fine|agreed|d'accord|ca (?:te |vous )?va|tu marches|vous marchez|tope"
)
BARE = re.compile(rf"^(?:(?:{BEGINS}|{LAST})[ ,:]+)*(\d{{1,2}})(?:[ ,:;-]+(?:{LAST}|{ENDS}))*[ ,:;.-]*$")
"""A number and nothing else that matters: a price, where one has been named."""

TOO_MUCH = re.compile(
    r"^\W*\d{1,2}\b.*\b(?:too (?:much|dear|expensive|steep|little|low)|robbery|theft|steep|ridiculous|a joke|trop|"
    r"(?:du |un )vol|du racket|arnaque|ridicule|exagere[sz]?)\b|"
    r"^\W*(?:(?:that's|that is|this is|c'est|it's) )?(?:(?:far|way|much|bien|beaucoup) )?"
    r"(?:too (?:much|dear|expensive|steep|little)|robbery|trop(?: cher| peu)?|du vol)\W*$"
)
"""A word about the price that was named, and no price itself: "5 is robbery"."""

I_STAY = (
    r"\b(?:i(?:'ll| will| shall| am|'m)?(?: just| simply| really)? (?:stay(?:ing)?|not (?:moving|leaving|budging))|"
    r"i (?:do not|don't|will not|won't) (?:move|budge)|"
    r"je (?:reste|resterai|vais rester|(?:ne )?(?:bouge|cede) pas)|j'y (?:suis|reste))\b"
)
BOTH_LOSE = (
    r"\b(?:(?:we|both of us)(?: are|'re| will|'ll)? (?:both )?(?:be |go )?(?:out|lose everything|get nothing)|"
    r"we(?: are|'re| will|'ll)? both (?:be |go )?(?:out|lose)|"
    r"on (?:saute|perd tout|aura rien|n'aura rien|est (?:tous les deux )?(?:elimines?|dehors|out))|"
    r"tous les deux (?:out|elimines|dehors))\b"
)
THREATENS = re.compile(rf"{I_STAY}|{BOTH_LOSE}")
"""Who says so would rather have both out than leave."""

JOINTLY = re.compile(
    r"\b(?:let's|let us|shall we|we (?:both|each|all)|both (?:pay|of us)|together|each|apiece|half|with me|"
    r"a deux|tous les deux|toutes les deux|ensemble|chacune?|avec moi|moitie|"
    r"on (?:fait|vire|paie|paye|sort|pousse|rachete|se cotise|met))\b"
)
PROPOSES = re.compile(
    r"\b(?:let's|let us|shall we|pay|give|chip in|share the|paie|paye|payer|donne|"
    r"on (?:fait|vire|pousse|rachete|se cotise|sort|met))\b"
)
OUSTS = re.compile(
    rf"{LEAVING.pattern}|"
    r"\b(?:pay|buy|push|kick|paie|paye|payer|acheter|rachete\w*|vire|virer|pousse\w*|sorte)\b"
)
"""What a line has in it that proposes to pay a third player for leaving: all three."""


BANTER = re.compile(r"[,;:]| (?:and|et|but|mais|moi|you|tu) ")
"""After this a sentence may go on with something else."""


def bare_price(said: str) -> int | None:
    """The price in a sentence that says nothing else, but perhaps what follows if it is refused; or that goes on with
    something which names no sum and no departure: "3 then, and everybody is happy"."""
    if (price := _only_price(said)) is not None:
        return price
    for cut in BANTER.finditer(said):
        price, rest = _only_price(said[: cut.start()]), said[cut.end() :]
        if price is not None and not NUMBER.search(rest) and not LEAVING.search(rest) and "?" not in rest:
            return price
    return None


def _only_price(said: str) -> int | None:
    """The price in a sentence that says nothing else."""
    found = BARE.match(OTHERWISE.sub("", said.rstrip("?!. ")).strip(" ,:-"))
    amount = 0 if found is None else int(found[1])
    return amount if 0 < amount <= MOST_PRICE and not _leaves_otherwise(said) else None


def _leaves_otherwise(said: str) -> bool:
    """Does it say for whose leaving the price is: "3 or I do not leave"?"""
    tail = OTHERWISE.search(said)
    leaving = None if tail is None else LEAVING.search(said, tail.start())
    return leaving is not None and whose_leaving(said, leaving) in ME


def is_too_much(said: str) -> bool:
    """Is it a complaint about a price?"""
    return TOO_MUCH.search(said) is not None


def threat(said: str, by: Seat) -> Heard | None:
    """ "Then I stay, and we are both out", "J'y suis, j'y reste"."""
    asks = "?" in said or re.match(r"if|si\b", said) is not None
    return Heard(by, "threatens") if THREATENS.search(said) and not asks and not AGREES.match(said) else None


def joint(text: str, by: Seat, names: Mapping[Seat, str], called: Seat | None) -> Heard | None:
    """ "Coco, on fait sortir Dov, chacun paie 1 ?": a price that both would pay to a third player, who is named."""
    said = spelt_out(plain(text))
    amounts = {int(one) for one in NUMBER.findall(said)}
    named = [seat for seat, name in names.items() if seat != called and re.search(word(name), said)]
    if len(named) != 1 or len(amounts) != 1 or not all(one.search(said) for one in (JOINTLY, PROPOSES, OUSTS)):
        return None
    (amount,), spoken_of = amounts, re.sub(word(names[named[0]]), "somebody", said)
    leaving = [whose_leaving(spoken_of, one) for one in LEAVING.finditer(spoken_of)]
    if GIVES.search(said) or WANTS.search(said) or any(whose in ME | YOU for whose in leaving):
        return None  # a deal between the two who talk
    return Heard(by, "joint", "leave", amount, about=named[0]) if 0 < amount <= MOST_PRICE else None
