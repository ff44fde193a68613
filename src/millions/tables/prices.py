"""Prices in what people write: "Would you leave for 2?", "Je te file 2 et tu dégages". Talk binds nobody, so a guess is
enough."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

REFLEXIVE = r"(?:me|te|se|vous|nous|m'|t'|s')"
GOING = (
    r"leav(?:e|es|ing)|left|go(?! (?:on|ahead|for (?:it|the|a))\b)|goes|gone|going(?! to\b)|"
    r"fold(?:s|ing)?|quits?|withdraws?|scram|get lost|bail|step aside|walk away|"
    r"(?<!find )(?<!work )(?<!point )(?<!figure )out(?! (?:of (?:\d|us|all|you|the \d)|there))|"
    r"(?:am|i'm|im|are|you're|be|is|clear|push|back) off|"
    r"par(?:s|t|te|tes|tent|tir|tez|tirai|tirais|tiras|tirait|tirez|tiriez)|quitte(?:s|r|z|nt)?|"
    r"sor(?:s|t|te|tes|tent|tir|tirai|tirais|tez)|retire(?:s|r|z|nt)?|degage(?:s|r|z|nt|rai|rais)?|decampe[sz]?|"
    rf"{REFLEXIVE} ?(?:casse|tire|barre|taille|sauve|retire)(?:s|r|z|nt|rai|rais)?|"
    r"(?:casse|tire|barre|taille|sauve)[sz]?[ -](?:toi|vous)|"
    r"(?:m|t|s)'en (?:vais|vas|va|aille|ailles|aller|irai|irais)|va[ -]t'en|"
    r"(?:fiche[sz]?|fous|foutez|foutre) le camp|abandonne[rsz]?|renonce[rsz]?|(?:me|te) couche[rs]?|dehors|"
    r"(?:je|tu|j') ?files?(?! (?:\d|un|une|deux|trois|du|des|de))"
)
"""Words for leaving, in small letters without accents."""

LEAVING = re.compile(rf"\b(?:{GOING})\b")
ME = frozenset({"i", "i'll", "i'd", "i'm", "me", "je", "j", "moi", "m"})
YOU = frozenset({"you", "u", "tu", "vous", "te", "t", "toi"})
ANYBODY = frozenset(("who", "anyone", "anybody", "everyone", "everybody", "qui", "quiconque", "quelqu", "ceux", "tous"))
"""Any player who leaves: said to all."""

OTHER = frozenset(
    ("he", "she", "they", "we", "him", "her", "them", "somebody", "someone", "il", "elle", "on", "nous", "ils", "elles")
)
"""Another player: a name stands as "somebody"."""

PRICE = re.compile(r"(?<![\w.,])(\d{1,2})(?: ?m)?(?![\w]|[.,]\d)")
COUNTED = r"(?: ?(?:m|millions?|balles?|euros?|bucks?|coins?|dollars?|pieces?))?(?![\w]|[.,]\d| (?:times|fois|de nous))"
WORDS = {
    **{word: number for number, word in enumerate(("two", "three", "four", "five", "six"), 2)},
    **{word: number for number, word in enumerate(("deux", "trois", "quatre", "cinq", "six"), 2)},
}
SPELT = re.compile(
    r"\b(for|pour|at|a|pay|pays|give|take|me|you|donne|donnes|file|files|te|moi|prends)"
    rf" ({'|'.join(WORDS)})\b(?! (?:of|d'entre|players?|joueurs?|rounds?|tours?))"
)
"""A price as a word, after what prices follow."""

GIVES = re.compile(
    r"(?<!would )(?<!should )(?<!must )(?<!do )(?<!did )(?<!can )(?<!could )(?<!if )\b(?:"
    r"i(?:'ll| will| can| could| would|'d| shall)? (?:give|pay|offer|hand|slip) you|"
    r"j(?:e |')(?:te |vous |t')?(?:donne|file|refile|paie|paye|offre|propose|verse|lache|paierais|donnerais|donnerai)|"
    r"j(?:e |')(?:peux|veux bien|pourrais|vais) (?:te |vous |t')(?:donner|filer|refiler|payer|offrir|verser|lacher)"
    rf") (?:up to |jusqu'a )?(\d{{1,2}}){COUNTED}"
)
"""Who offers money says what for even when they do not say it: the other leaves."""

TAKES = re.compile(
    r"\b(?:would|will|do|can) you (?:take|accept) (\d{1,2})(?![\w]|[.,]\d)|"
    r"\btu (?:prends|prendrais|accepterais) (\d{1,2})(?![\w]|[.,]\d)"
)


class Price(Struct, frozen=True):
    """A price for a departure: that of the player who is spoken to, or (`sells`) of the speaker."""

    amount: int
    sells: bool
    anybody: bool = False
    """Of any player who leaves."""


def plain(text: str) -> str:
    """Small letters without accents, and one kind of apostrophe."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("\u2019", "'"))
    return "".join([one for one in apart if not unicodedata.combining(one)])


def price_in(text: str) -> Price | None:
    """The price that a line names for leaving; None if it names none, or more than one."""
    said = SPELT.sub(lambda found: f"{found[1]} {WORDS[found[2]]}", plain(text))
    amounts, leaving = {int(found) for found in PRICE.findall(said)}, LEAVING.search(said)
    if len(amounts) != 1 or amounts == {0}:
        return None
    amount = amounts.pop()
    if leaving is None:
        found = GIVES.search(said) or ("?" in said and TAKES.search(said))
        return Price(amount, sells=False) if found else None
    whose = whose_leaving(said, leaving)
    if whose in OTHER:
        return None
    return Price(amount, whose in ME, whose in ANYBODY)


def whose_leaving(said: str, leaving: re.Match[str]) -> str:
    """Who is named last before the leaving or with it: the speaker, who is spoken to, or others."""
    words = re.findall(r"i'll|i'd|i'm|[a-z]+", said[: leaving.start()])
    own = re.findall(r"^(?:i'm|im|je|j|tu|me|te|m|t|vous)\b", leaving[0])
    known = ME | YOU | ANYBODY | OTHER
    named = [*words, *("i'm" if one == "im" else one for one in own)]
    return next((word for word in reversed(named) if word in known), "")
