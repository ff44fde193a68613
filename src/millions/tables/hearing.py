"""What people write at a table, as a bot hears it: prices, questions, claims and the like, in English and French.

What is not understood for certain is not understood: a bot that is silent does less harm than one that answers
something else. Talk binds nobody.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from msgspec import Struct

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.tables.prices import LEAVING, ME, YOU, price_in

ROLES = {
    "snitch": "snitch(?:es)?|balances?",
    "brute": "brutes?",
    "driver": "drivers?|chauffeurs?",
    "crook": "crooks?|escrocs?",
    "mastermind": "masterminds?|cerveaux?",
    "tech": "techs?|technicians?|techniciens?",
    "acrobat": "acrobats?|acrobates?",
    "mentalist": "mentalists?|mentalistes?",
    "brain": "brains?|cerveaux?",
}
"""How people write each role, without accents."""

SENTENCE = re.compile(r"[^.!?;\n]+[.!?;\n]*")

NOT = re.compile(r"\b(?:not|never|no longer|cannot|ne|n'|pas|jamais|aucun)\b|\bn'|n't\b")
ASSENT = (
    r"ok(?:ay)?|d'accord|d'acc|dac|deal|agreed|i agree|yes|yep|yeah|oui|ouais|done|sure|fine|good|great|perfect|"
    r"parfait|sounds good|works for me|it is|it's|is (?:fine|good|ok)|let's do (?:it|that)|we have a deal|ca marche|"
    r"ca roule|ca me (?:va|convient)|c'est (?:bon|d'accord|fait|conclu|parfait)|je suis d'accord|on fait (?:comme )?ca|"
    r"banco|marche conclu|tope(?: la)?|vendu|entendu|soit|volontiers|i'll take it|i take it|i accept|j'accepte|"
    r"je prends|va"
)
AGREES = re.compile(rf"(?:(?:(?:for|at|pour|a) )?\d{{1,2}}[ ,]+)?(?:{ASSENT})\b")
"""A sentence that begins so agrees, where a price has been named and nothing else stands beside it: see `FILLERS`."""

FILLERS = frozenset(
    (
        *(
            "a",
            "accept",
            "accepte",
            "alors",
            "at",
            "avec",
            "bon",
            "c'est",
            "ca",
            "conclu",
            "d'accord",
            "deal",
            "donc",
            "done",
        ),
        *("donne", "for", "give", "good", "i", "i'd", "i'll", "is", "it", "j'accepte", "je", "marche", "merci", "oui"),
        *("me", "ok", "pay", "paye", "please", "pour", "so", "somebody", "t", "te", "thank", "thanks", "that"),
        *("m", "million", "millions", "that's", "then", "to", "tu", "va", "vous", "with", "yes", "you"),
    )
)
"""What may stand beside "ok"."""

ASKS_PRICE = re.compile(
    r"\bhow much\b|\bcombien\b|"
    r"\b(?:what|your|quel|votre|ton)(?: est| is|'s)?(?: the| your| le| votre| ton)? pri(?:ce|x)\b"
)
PAYS = re.compile(
    r"\b(?:pay|give|paie[sz]?|payer|payez|payerai[st]|paierai[sz]?|paieriez|donne[sz]?|donner|donneriez)\b"
)
WHICH_ROLE = re.compile(
    r"\b(?:who|what|which)(?: role| card)? (?:are|did|do) you(?: really)?(?: play| playing| hold| have| claim)?\W*$|"
    r"\bwhat(?:'s| is) your (?:role|card|character)\b|\bqu(?:el|i|oi)(?: role| personnage)? "
    r"(?:es[ -]tu|etes[ -]vous|tu es|vous etes|as[ -]tu|avez[ -]vous|tu as|vous avez)\W*$|"
    r"\b(?:quel|quoi|qui) (?:est )?(?:ton|votre) (?:role|personnage)\b|\b(?:tu es|vous etes|t'es) (?:qui|quoi)\b"
)
YOU_ARE = (
    r"(?:are you|you are|you're|you|es[ -]tu|etes[ -]vous|tu es|vous etes|t'es|est-ce que tu es|est-ce que vous etes)"
)
I_AM = r"(?:i am|i'm|im|me:?|je suis|j'suis|chuis|moi,? (?:je suis|c'est)|moi:?)"
WE_ARE = (
    r"(?:we are|we're|you and i are|both of us are|nous sommes|on est|toi et moi,? on est|vous et moi,? nous sommes)"
    r"(?: tous)?(?: les)? (?:both|two|deux)"
)
THE = r"(?: (?:the|a|an|really|indeed|le|la|l'|un|une|vraiment|bien|both))*[ ']*"
LIES = re.compile(
    r"\b(?:liars?|lying|lied|lies?|bluff(?:ing|ed|er|es|ez)?|menteu(?:r|se)s?|mens|ment|mentez|menti|mensonges?)\b"
)
THANKS = re.compile(r"^(?:thanks?|thank you|thx|merci)\b")
SORRY = re.compile(r"^(?:sorry|pardon|desole[e]?|excuse[z]?)\b")
PRAISES = re.compile(
    r"^(?:well (?:played|done)|bravo|gg|(?:nice|good) (?:game|move|one|play|deal)|bien joue|joli coup|chapeau)\b|"
    r"^(?:nice|joli)\W*$"
)
GREETS = re.compile(r"^(?:hello|hi|hey|good (?:morning|evening|day|afternoon)|bonjour|bonsoir|salut|coucou)\b")
HURRIES = re.compile(r"^(?:hurry|come on|quick(?:ly)?|faster|vite|depeche|depechez|plus vite)\b|\b(?:hurry up)\b")
STAYS = re.compile(r"\b(?:stay|staying|rest(?:e|es|ez|er|eras|erez))\b")
OTHERS = re.compile(
    r"\b(?:who|anyone|anybody|someone|somebody|everybody|qui|quelqu'un|personne|tous|he|she|they|il|elle|ils|elles)\b"
)
PLEASE_LEAVE = re.compile(
    r"^(?:(?:please|just|s'il (?:te|vous) plait|allez?)[, ]+)?"
    r"(?:leave|go away|go home|withdraw|fold|pars|partez|sors|sortez|va-t'en|retire-toi|retirez-vous)\b"
)
WINS = re.compile(r"\b(?:win|wins|winning|victory|gagne[rsz]?|gagnent|gagnera|gagnerai[st]|remporte[r]?|victoire)\b")
SHOULD = re.compile(r"\b(?:should|must|could|devrai[st]|devriez|dois|devez|pourrai[st]|pourriez)\b")
TRUCE = re.compile(
    r"\b(?:truce|peace|non-aggression|treve|paix)\b|\b(?:not attack|not take over|spare) (?:each other|one another)\b|"
    r"\b(?:leave|let) (?:each other|one another|us both) (?:alone|be|in peace)\b|"
    r"\bnous (?:laiss\w+|epargn\w+)\b|\b(?:laiss|epargn)(?:ons|er)[ -]nous\b|\bse laiss\w+ tranquilles?\b"
)
NUMBER = re.compile(r"(?<![\w.,])(\d{1,2})(?![\w]|[.,]\d)")


class Asked(Struct, frozen=True):
    """A price that a bot has named to this player in this round: what the talk is about."""

    amount: int
    sells: bool
    """For leaving itself; else for the player's leaving."""


def understood(
    text: str, by: Seat, names: Mapping[Seat, str], roles: tuple[str, ...], about: Asked | None
) -> Heard | None:
    """What a player has written; None if it is not understood.

    `about`: the price that the bot they talk to has named, which "ok" and "and for 2?" are about.
    """
    sentences = [one for one in (_plain(one, names) for one in SENTENCE.findall(text)) if one]
    if any(TRUCE.search(one) and (_is_question(one) or not NOT.search(one)) for one in sentences):
        return Heard(by, "truce")
    for listen in (_price, _agreement, _question, _accusation, _statement):
        for sentence in sentences:
            if (heard := listen(sentence, by, roles, about)) is not None:
                return heard
    courtesies = (_courtesy(sentence, by) for sentence in sentences)
    return _warning(text, by, names) or next(filter(None, courtesies), None)


def plain(text: str) -> str:
    """Small letters without accents, and one kind of apostrophe."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("\u2019", "'"))
    return "".join([one for one in apart if not unicodedata.combining(one)])


def addressed(text: str, names: Mapping[Seat, str]) -> Seat | None:
    """To whom a line is said: whose name begins or ends a sentence, stands between commas, or beside an "ok"."""
    for sentence in SENTENCE.findall(text):
        agrees = AGREES.match(plain(sentence)) is not None
        found = {seat: re.search(_named(one) if agrees else _call(one), plain(sentence)) for seat, one in names.items()}
        first = min([(match.start(), seat) for seat, match in found.items() if match], default=None)
        if first is not None:
            return first[1]
    return None


def _call(name: str) -> str:
    """A name as one calls it."""
    named = _named(name)
    return rf"^\W*{named}\W*|\W*,\s*{named}\W*|\W*{named}\W*$|\W*\b(?:and|et)\s+{named}\s*,\s*"


def _named(name: str) -> str:
    """A name as a word of its own."""
    return rf"(?<!\w){re.escape(plain(name))}(?!\w)"


def _plain(sentence: str, names: Mapping[Seat, str]) -> str:
    """A sentence without the names that it is addressed to, other names as "somebody", and with single spaces."""
    said, end = plain(sentence), "?" if "?" in sentence else ""
    for _ in names:
        for name in names.values():
            said = re.sub(_call(name), " ", said).strip()
    for name in names.values():
        said = re.sub(_named(name), "somebody", said)
    return re.sub(r"\s+", " ", said.replace("?", " ")).strip(" ,:-") + end


def _is_question(said: str) -> bool:
    return "?" in said


def _words(said: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", said)


def _price(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "Would you leave for 2?", "I leave for 3" and, where a price has been named, "and for 2?"; that very price is an
    agreement to it."""
    if NOT.search(said) and not _is_question(said):
        return None
    if (named := price_in(said)) is not None:
        if about == Asked(named.amount, not named.sells) and not _is_question(said):
            return Heard(by, "agrees", amount=named.amount)
        return Heard(by, "sells" if named.sells else "requests", "leave", named.amount)
    amounts = {int(one) for one in NUMBER.findall(said)} - {0}
    if about is None or len(amounts) != 1 or AGREES.match(said) or not (_is_question(said) or len(_words(said)) <= 3):
        return None
    if amounts == {about.amount} and not _is_question(said):
        return Heard(by, "agrees", amount=about.amount)
    return Heard(by, "requests" if about.sells else "sells", "leave", amounts.pop())


def _agreement(said: str, by: Seat, roles: tuple[str, ...], about: Asked | None) -> Heard | None:
    """ "ok", "ok pour 3", "3, c'est bon": what about, only a price that has been named tells."""
    agrees = AGREES.match(said)
    if about is None or agrees is None or _is_question(said) or NOT.search(said):
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
    if others and not you:
        return None
    before = "" if leaving is None else _whose(said, leaving.start())
    if ASKS_PRICE.search(said):
        sells = before in ME and you and PAYS.search(said) is not None
        return Heard(by, "sells" if sells else "requests", "leave")
    if PLEASE_LEAVE.match(said):
        return Heard(by, "requests", "leave")
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


def _whose(said: str, before: int) -> str:
    """Who is named last before this place: the speaker, or who is spoken to."""
    words = re.findall(r"i'll|i'd|i'm|[a-z]+", said[:before])
    return next((word for word in reversed(words) if word in ME | YOU), "")


def _role(said: str, whose: str, roles: tuple[str, ...]) -> str | None:
    """The role that somebody is said to be."""
    for role in roles:
        if re.search(rf"(?<![\w'])(?:{whose}){THE}(?:{ROLES.get(role, re.escape(role))})\b", said):
            return role
    return None
