"""Prices in what people write: "Would you leave for 2?", "Je te file 2 et tu dégages". Talk binds nobody, so a guess is
enough."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

from millions.tables.patterns import ROLES

REFLEXIVE = r"(?:me|te|se|vous|nous|m'|t'|s')"
GOING = (
    r"leav(?:e|es|ing)|left|go(?! (?:on|ahead|for (?:it|the|a))\b)|goes|gone|going(?! to\b)|"
    r"fold(?:s|ing)?|quits?|withdraws?|scram|get lost|bail|step aside|walk(?:s|ing)?|"
    r"(?<!find )(?<!work )(?<!point )(?<!figure )out(?! (?:of (?:\d|us|all|you|the \d)|there))|"
    r"(?:am|i'm|im|are|you're|be|is|clear|push|back) off|"
    r"par(?:s|t|te|tes|tent|tir|tez|tais|tait|tiez|tirai|tirais|tiras|tirait|tirez|tiriez)|quitte(?:s|r|z|nt)?|"
    r"sor(?:s|t|te|tes|tent|tir|tirai|tirais|tez)|retire(?:s|r|z|nt)?|degage(?:s|r|z|nt|rai|rais)?|decampe[sz]?|"
    rf"{REFLEXIVE} ?(?:casse|tire|barre|taille|sauve|retire)(?:s|r|z|nt|rai|rais)?|"
    r"(?:casse|tire|barre|taille|sauve)[sz]?[ -](?:toi|vous)|"
    r"(?:m|t|s)'en (?:vais|vas|va|aille|ailles|aller|irai|irais)|va[ -]t'en|"
    r"(?:fiche[sz]?|fous|foutez|foutre) le camp|abandonne[rsz]?|renonce[rsz]?|(?:me|te) couche[rs]?|dehors|"
    r"(?:je|tu|vous) (?:(?:te|me|vous|nous) )?(?:laisse|cede)[sz]? (?:la|ma|ta|votre) place|"
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
MOST_PRICE = 12
"""Nobody pays more for a departure: a higher number beside a lower one is something else."""

COUNTED = r"(?: ?(?:m|millions?|balles?|euros?|bucks?|coins?|dollars?|pieces?))?(?![\w]|[.,]\d| (?:times|fois|de nous))"
WORDS = {
    **{word: number for number, word in enumerate(("two", "three", "four", "five", "six"), 2)},
    **{word: number for number, word in enumerate(("deux", "trois", "quatre", "cinq", "six"), 2)},
}
SPELT = re.compile(
    r"\b(for|pour|at|a|pay|pays|give|take|me|(?:pay|give|offer|hand|slip) you|donne|donnes|file|files|te|moi|prends)"
    rf" ({'|'.join(WORDS)})\b(?! (?:of|d'entre|players?|joueurs?|rounds?|tours?))"
)
"""A price as a word, after what prices follow."""

TYPOS = {
    r"\bi(m|ll|d|ve)\b": r"i'\1",
    r"\b(do|wo|ca|did|would|is|are)nt\b": r"\1n't",
    r"\bu\b": "you",
    r"\bgimme\b": "give me",
    r"\b(?:leav|leve|laeve|leeve)\b": "leave",
    r"\bj'?(?=(?:[mt]'|me|te|vous|pars|sors|file|quitte|degage|veux|vais|donne|paie|paye|suis)\b|[mt]')": "je ",
}
"""What is typed in a hurry, and how it is spelt."""

COUNTABLE = "|".join(ROLES.values())
NO_PRICE = re.compile(
    rf"\b\d+ (?:{COUNTABLE}|players?|joueurs?|cards?|cartes?|rounds?|manches?|tours?|times|fois|points?|others?|autres|"
    r"each|apiece|alone|left|in\b|of (?:us|you|them)|d'entre|(?:a )?chacune?s?|tou(?:t|te) seule?|par tete)\b|"
    r"\b(?:rounds?|manches?|tours?|all(?: the)?|(?:share|split) the|(?<!moi )les) \d+\b|"
    r"\b(?:there(?: are|'s)|we(?: are|'re)|on est|nous sommes|vous etes|il (?:y a|reste)|"
    r"(?:loot|pot|share|butin|part)(?: is| of| est| de)*) (?:only |de )?\d+\b|"
    r"(?<!if )(?<!si )\b(?:i|you|somebody|he|she|we|they) (?:have|has|had|got|said|asked(?: for)?|offered|wanted)"
    r"(?: already)? \d+\b|"
    r"(?<!si )\b(?:j'ai|(?:tu|il|elle|on|somebody|nous|vous) (?:as|a|avons|avez|demandais|demandiez|disais|voulais))"
    r"(?: deja| que| dit| demande| propose)* \d+\b"
)
"""Numbers that count something else, or tell what was said before: in "2 Drivers", "round 3", "with 8 each"."""

GIVES = re.compile(
    r"(?<!would )(?<!should )(?<!must )(?<!do )(?<!did )(?<!can )(?<!could )(?<!if )\b(?:"
    r"i(?:'ll| will| can| could| would|'d| shall)? (?:give|pay|offer|hand|slip) you|"
    r"j(?:e |')(?:te |vous |t')?(?:donne|file|refile|paie|paye|offre|propose|verse|lache|paierais|donnerais|donnerai)|"
    r"j(?:e |')(?:peux|veux bien|pourrais|vais) (?:te |vous |t')(?:donner|filer|refiler|payer|offrir|verser|lacher)"
    rf") (?:up to |jusqu'a )?(\d{{1,2}}){COUNTED}"
)
"""Who offers money says what for even when they do not say it: the other leaves."""

WANTS = re.compile(
    r"(?<!not )(?<!n't )\b(?:(?:give|pay|offer|hand|slip) me|"
    r"(?:donne|file|refile|paie|paye|lache|offre|verse)[sz]?[ -]moi|"
    r"(?:tu|vous) me (?:donne|file|refile|paie|paye|lache|offre|verse)[sz]?|(?:my price|mon prix)(?: is| est| c'est)?|"
    rf"i sell(?: it)? for|je vends (?:a|pour)) (\d{{1,2}}){COUNTED}"
)
"""And who asks for money, leaves for it."""

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


def named(name: str) -> str:
    """A pattern for a name as a word of its own."""
    return rf"(?<!\w){re.escape(plain(name))}(?!\w)"


def spelt_out(said: str) -> str:
    """A line in small letters, without the usual slips of the keyboard."""
    for typo, right in TYPOS.items():
        said = re.sub(typo, right, said)
    return SPELT.sub(lambda found: f"{found[1]} {WORDS[found[2]]}", said)


def amounts_in(said: str) -> set[int]:
    """The numbers in a line that may be a price."""
    found = {int(one) for one in PRICE.findall(NO_PRICE.sub(" ", said))} - {0}
    return {one for one in found if one <= MOST_PRICE} or found


def price_in(text: str) -> Price | None:
    """The price that a line names for leaving; None if it names none, or more than one."""
    said = NO_PRICE.sub(" ", spelt_out(plain(text)))
    amounts = amounts_in(said)
    if len(amounts) != 1:
        return None
    amount, all_leaving = amounts.pop(), [whose_leaving(said, one) for one in LEAVING.finditer(said)]
    leaving = [whose for whose in all_leaving if whose not in OTHER]
    if leaving:
        return Price(amount, leaving[0] in ME, leaving[0] in ANYBODY)
    if all_leaving:
        return None
    if WANTS.search(said):
        return Price(amount, sells=True)
    found = GIVES.search(said) or ("?" in said and TAKES.search(said))
    return Price(amount, sells=False) if found else None


def whose_leaving(said: str, leaving: re.Match[str]) -> str:
    """Who is named last before the leaving or with it: the speaker, who is spoken to, or others."""
    words = re.findall(r"[a-z]+n't|i'll|i'd|i'm|[a-z]+", said[: leaving.start()])
    own = re.findall(r"^(?:i'm|im|je|j|tu|me|te|m|t|vous)\b", leaving[0])
    known = ME | YOU | ANYBODY | OTHER
    named = [*words, *("i'm" if one == "im" else one for one in own)]
    return next((word for word in reversed(named) if word in known), "")
