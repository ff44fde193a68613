"""What people write at a table, as a bot hears it: prices, questions, claims and the like, in English and French.

What is not understood for certain is not understood: a bot that is silent does less harm than one that answers
something else. Talk binds nobody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.tables.auctions import auction
from millions.tables.haggling import bare_price, is_too_much, joint, threat
from millions.tables.patterns import (
    AGREES,
    ASKS_PRICE,
    AT_LEAST,
    AT_MOST,
    CLAUSE,
    DOES,
    FILLERS,
    GREETS,
    HURRIES,
    I_AM,
    LIES,
    MONEY,
    NOT,
    NOT_CALLED,
    NUMBER,
    OPENERS,
    OTHERS,
    OTHERWISE,
    PAYS,
    PLEASE_LEAVE,
    PRAISES,
    REFUSES,
    ROLES,
    SENTENCE,
    SHOULD,
    SORRY,
    STAYS,
    THANKS,
    THE,
    TRUCE,
    WANTS_WHAT,
    WE_ARE,
    WHICH_ROLE,
    WHY,
    WINS,
    YOU_ARE,
    YOU_PAY,
)
from millions.tables.prices import (
    LEAVING,
    ME,
    MOST_PRICE,
    YOU,
    amounts_in,
    plain,
    price_in,
    spelt_out,
    whose_leaving,
)
from millions.tables.prices import named as _named
from millions.tables.rivalry import about_rivals


class Asked(Struct, frozen=True):
    """A price that a bot has named to this player in this round: what the talk is about."""

    amount: int
    sells: bool
    """For leaving itself; else for the player's leaving."""
    refused: bool = False
    """The player had named it, and the bot would not have it: there is nothing to agree to."""


def understood(
    text: str, by: Seat, names: Mapping[Seat, str], roles: tuple[str, ...], about: Asked | None
) -> Heard | None:
    """What a player has written; None if it is not understood.

    `about`: the price that the bot they talk to has named, which "ok" and "and for 2?" are about.
    """
    sentences = [one for one in (_plain(one, names) for one in SENTENCE.findall(text)) if one]
    if not roles and (heard := about_rivals(text, sentences, by, names)) is not None:
        return heard
    if roles and any(TRUCE.search(one) and (_is_question(one) or not NOT.search(one)) for one in sentences):
        return Heard(by, "truce")
    if (shared := joint(text, by, names, addressed(text, names))) is not None:
        return shared
    sentences = _without_echo(sentences, about)
    for listen in (_auction, _price, _agreement, _question, _accusation, _statement, _refusal):
        for sentence in sentences:
            if (heard := listen(sentence, by, roles, about)) is not None:
                return heard
    warning, threats = _warning(text, by, names), (threat(sentence, by) for sentence in sentences)
    courtesies = (_courtesy(sentence, by) for sentence in sentences)
    return warning or next(filter(None, threats), None) or next(filter(None, courtesies), None)


def is_bare(text: str, names: Mapping[Seat, str]) -> bool:
    """Is it about a price that somebody has named: a number that says nothing else, or a word about that price?"""
    sentences = [_plain(one, names) for one in SENTENCE.findall(text)]
    return any(bare_price(one) is not None or is_too_much(one) for one in sentences)


def _without_echo(sentences: list[str], about: Asked | None) -> list[str]:
    """Without a complaint about the price that was named, or a question that repeats it, if another price follows."""
    if about is None:
        return sentences
    kept = [
        one for one in sentences if not is_too_much(one) and not (_is_question(one) and bare_price(one) == about.amount)
    ]
    return kept if any(amounts_in(one) for one in kept) else sentences


def spoken(text: str, names: Mapping[Seat, str]) -> list[tuple[Seat | None, str]]:
    """What a line says to whom: "Ben, are you there? Mia, I pay 2 if you go" is two things to two players.

    Sentences that call nobody belong to the one that is called before, or else first.
    """
    parts: list[tuple[Seat | None, str]] = []
    for sentence in SENTENCE.findall(text):
        called, last = _called(sentence, names), parts[-1] if parts else None
        if last is None or (called is not None and last[0] not in (None, called)):
            parts.append((called, sentence))
        else:
            parts[-1] = (last[0] if called is None else called, last[1] + sentence)
    return parts


def is_about_money(text: str) -> bool:
    """Does a line that nobody has understood seem to be about a price?"""
    said = spelt_out(plain(text))
    return bool(amounts_in(said) or MONEY.search(said))


def addressed(text: str, names: Mapping[Seat, str]) -> Seat | None:
    """To whom a line is said first."""
    return next((called for called, _ in spoken(text, names)), None)


def _called(sentence: str, names: Mapping[Seat, str]) -> Seat | None:
    """Whose name begins or ends a sentence, stands beside a comma, or beside an "ok"."""
    said = plain(sentence)
    agrees = AGREES.match(said) is not None
    found = {seat: re.search(_named(one) if agrees else _call(one), said) for seat, one in names.items()}
    first = min([(match.start(), seat) for seat, match in found.items() if match], default=None)
    return None if first is None else first[1]


def _call(name: str) -> str:
    """A name as one calls it."""
    named = _named(name)
    return (
        rf"^\W*{named}(?!(?: (?:{DOES})|'s)\b)\W*|\W*,\s*{named}\W*|\W*{named}\W*$|"
        rf"\W*\b(?:and|et)\s+{named}\s*,\s*|{NOT_CALLED}{named}\s*,\s*"
    )


def _plain(sentence: str, names: Mapping[Seat, str]) -> str:
    """A sentence without the names that it is addressed to, other names as "somebody", and with single spaces."""
    said, end = plain(sentence), "?" if "?" in sentence else ""
    for _ in names:
        for name in names.values():
            said = re.sub(_call(name), " ", said).strip()
    for name in names.values():
        said = re.sub(_named(name), "somebody", said)
    said = re.sub(r"\s+", " ", said.replace("?", " ")).strip(" ,:-")
    return spelt_out(OPENERS.sub("", said)) + end


def _is_question(said: str) -> bool:
    return "?" in said


def _words(said: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", said)


def _auction(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "Who pays me most to leave?": in a heist."""
    return auction(said, by) if roles else None


def _price(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "Would you leave for 2?", "I leave for 3" and, where a price has been named, "and for 2?" or "2, my last word";
    that very price is an agreement to it."""
    bare = None if about is None else bare_price(said)
    if about is not None and is_too_much(said) and not about.refused:
        return Heard(by, "requests" if about.sells else "sells", "leave")
    if about is not None and bare is not None and (not AGREES.match(said) or about.refused or _is_question(said)):
        return _counter(by, bare, about, _is_question(said))
    if _is_denied(said) and not _is_question(said):
        return _limit(said, by)
    if WHY.match(said):
        return None
    if (named := price_in(said)) is not None:
        if about == Asked(named.amount, not named.sells) and not _is_question(said):
            return Heard(by, "agrees", amount=named.amount)
        return Heard(by, "sells" if named.sells else "requests", "leave", named.amount)
    amounts = {one for one in amounts_in(said) if one <= MOST_PRICE}
    if about is None or len(amounts) != 1 or AGREES.match(said) or not (_is_question(said) or len(_words(said)) <= 3):
        return None
    return _counter(by, amounts.pop(), about, _is_question(said))


def _counter(by: Seat, amount: int, about: Asked, asks: bool) -> Heard:
    """A price and nothing else: for the departure that the last price between the two was for."""
    if amount == about.amount and not asks and not about.refused:
        return Heard(by, "agrees", amount=amount)
    return Heard(by, "requests" if about.sells else "sells", "leave", amount)


def _is_denied(said: str) -> bool:
    """Does it say "not" where it speaks of a number or of leaving? But "3, or I do not leave" does not."""
    clauses = CLAUSE.split(OTHERWISE.sub("", said))
    return any(NOT.search(one) and (NUMBER.search(one) or LEAVING.search(one)) for one in clauses)


def _limit(said: str, by: Seat) -> Heard | None:
    """ "I do not leave for less than 3", "pas plus de 2": a price all the same."""
    leaving = LEAVING.search(said)
    if (least := AT_LEAST.search(said)) and leaving is not None and whose_leaving(said, leaving) in ME:
        return Heard(by, "sells", "leave", int(least[1]))
    most = AT_MOST.search(said)
    return Heard(by, "requests", "leave", int(most[1])) if most and PAYS.search(said) and _is_about(said, ME) else None


def _agreement(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "ok", "ok pour 3", "3, c'est bon": what about, only a price that has been named tells."""
    agrees = AGREES.match(said)
    if about is None or about.refused or agrees is None or _is_question(said) or NOT.search(said):
        return None
    amounts = {int(one) for one in _words(said) if one.isdecimal()}
    rest = _words(said[agrees.end() :])
    if len(amounts) > 1 or any(not one.isdecimal() and one not in FILLERS for one in rest):
        return None
    return Heard(by, "agrees", amount=next(iter(amounts), None))


def _question(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """Whether somebody would leave, for how much, or what they are."""
    you, leaving = _is_about(said, YOU), LEAVING.search(said)
    others = OTHERS.search(said) is not None
    if PLEASE_LEAVE.match(said):
        return Heard(by, "requests", "leave")
    if others and not you:
        return None
    before = "" if leaving is None else whose_leaving(said, leaving)
    if YOU_PAY.search(said) and before not in YOU:
        return Heard(by, "sells", "leave")
    wants = WANTS_WHAT.search(said)
    if ASKS_PRICE.search(said) or (wants and (leaving is not None or not _words(said[wants.end() :]))):
        return Heard(by, "sells" if before in ME else "requests", "leave")
    asked = _is_question(said) or (SHOULD.search(said) is not None and not NOT.search(said))
    if leaving is not None and asked and you and not others and before not in ME and not NUMBER.search(said):
        return Heard(by, "requests", "leave")
    if _is_question(said) and you and STAYS.search(said):
        return Heard(by, "requests", "stay")
    if WHICH_ROLE.search(said) or (_is_question(said) and _role(said, YOU_ARE, roles)):
        return Heard(by, "requests", "claim")
    return None


def _accusation(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "Liar!", "Tu mens" """
    found = LIES.search(said)
    if found is None or (_is_about(said, ME) and not _is_about(said, YOU)) or NOT.search(said) or OTHERS.search(said):
        return None
    short = len(_words(said)) <= 2
    return Heard(by, "accuses") if short or _is_about(said, YOU) else None


def _statement(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """What the speaker is, or both are."""
    if _is_question(said) or NOT.search(said):
        return None
    if (role := _role(said, WE_ARE, roles)) is not None:
        return Heard(by, "doubles", role, role=role)
    if (role := _role(said, I_AM, roles)) is not None:
        return Heard(by, "claims", role=role)
    return None


def _refusal(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "I will not give you 2": no offer."""
    refuses = NOT.search(said) and REFUSES.search(said) and re.search(r"\b(?:i|je|j)\b", said)
    return Heard(by, "reacts", "no") if refuses and not _is_question(said) else None


def _warning(text: str, by: Seat, names: Mapping[Seat, str]) -> Heard | None:
    """ "Do not let Coco win!", "Coco va gagner": about the player who is named last before that, or else next."""
    said = plain(text)
    wins = WINS.search(said)
    if wins is None:
        return None
    named = [(found.start(), seat) for seat, name in names.items() for found in re.finditer(_named(name), said)]
    before = [one for one in named if one[0] < wins.start()]
    found = max(before) if before else min(named, default=None)
    return None if found is None else Heard(by, "warns", about=found[1])


def _courtesy(said: str, by: Seat) -> Heard | None:
    if THANKS.search(said):
        return Heard(by, "reacts", "thanks")
    if SORRY.search(said):
        return Heard(by, "reacts", "sorry")
    if PRAISES.search(said):
        return Heard(by, "praises")
    if GREETS.search(said):
        return Heard(by, "greets")
    return Heard(by, "requests", "hurry") if HURRIES.search(said) else None


def _is_about(said: str, whom: frozenset[str]) -> bool:
    return not whom.isdisjoint(re.findall(r"[a-z]+", said)) or (whom is YOU and bool(re.search(r"\byou're|\bt'", said)))


def _role(said: str, whose: str, roles: tuple[str, ...]) -> str | None:
    """The role that somebody is said to be."""
    for role in roles:
        if re.search(rf"(?<![\w'])(?:{whose}){THE}(?:{ROLES.get(role, re.escape(role))})\b", said):
            return role
    return None
