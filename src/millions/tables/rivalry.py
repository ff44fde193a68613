"""What people write about rivals where nobody bargains over roles, as a bot hears it: offers of a truce, calls to go
after a player, who leads, and the courtesies of a loser. In English and French, in small letters without accents."""

from __future__ import annotations

import re
from collections.abc import Mapping

from millions.bots.talk import Heard
from millions.core.seat import Seat
from millions.tables.patterns import NOT, PAYS, TRUCE
from millions.tables.prices import amounts_in, named, plain, spelt_out

LONGEST_WAY = 40
"""Letters between "attack" and the name of who is meant."""

MINE = (
    r"(?:me|us|mine|my(?: own)? \w+(?: \w+)?|our \w+|each other(?:'s \w+)?|one another(?:'s \w+)?|us both|"
    r"anything of mine|what(?:'s| is) mine)\b"
)
YOURS = r"(?:you|yours|your(?: own)? \w+(?: \w+)?|anything of yours|what(?:'s| is) yours)\b"
HARM = (
    r"(?:attack|touch|hit|take over|take|buy(?: out| up)?|grab|steal|raid|target|hurt|fight|bother|mess with|go after|"
    r"come after|go for|rob|harm|interfere with)"
)
LEAVES = r"(?:leave|let|leaving|letting|keep)"
ALONE = r"(?:alone|be|in peace|untouched|safe)\b"
NEVER = r"(?:do not|don't|don t|please not|not|never|no longer|stop|avoid|won't|wo not|quit)"
HARMING = rf"(?:{HARM}|attacking|touching|hitting|taking(?: over)?|buying|stealing|raiding|targeting|fighting|robbing)"
KEEP_OFF = r"(?:hands off(?: of)?|(?:keep|stay)(?: your hands)?(?: away| clear)?(?: from| off| of)+|stay out of|spare)"

VERB = (
    r"(?:attaqu\w+|touch\w+|vis\w+|frapp\w+|prend\w+|prenn\w+|rachet\w+|achet\w+|vol\w+|piqu\w+|agress\w+|embet\w+|"
    r"emmerd\w+|cherch\w+|tap\w+|nui\w+)"
)
A_MOI = (
    r"(?:moi|a moi|(?:a |aux? |de )?(?:mes|mon|ma|nos|notre) \w+|aux miennes?|mes miennes?|les miennes|l'un l'autre|"
    r"entre nous)\b"
)
A_TOI = r"(?:toi|vous|(?:a |aux? |de )?(?:tes|ton|ta|vos|votre) \w+|aux tiennes|les tiennes|les votres|aux votres)\b"
TRANQUILLE = r"(?:tranquilles?|en paix|vivre|respirer)\b"

SPARES = re.compile(
    "|".join(
        (
            r"\b(?:cease ?-?fire|alliance|allies|allied|(?:a|our) pact|live and let live|bury the hatchet|"
            r"work together|team up|be friends|stay friends|play nice|get along|join forces|on the same side|cooperate|"
            r"no hostilities)\b",
            r"\b(?:cessez[ -]le[ -]feu|allie[es]*|alliance|pacte|hache de guerre|faire equipe|s'entendre|"
            r"copains|amis|main dans la main|coopere\w*|entraide\w*|armistice)\b",
            r"\bno (?:more )?(?:takeovers?|attacks?|fighting|war)\b|"
            r"\bpas (?:de|d')(?: ?)(?:opa|attaques?|guerre|rachats?)\b|"
            r"\bplus d'(?:opa|attaques?)\b|\bsans (?:opa|attaques?)\b",
            rf"\b{LEAVES} {MINE} (?:\w+ )?{ALONE}",
            rf"\b{LEAVES} {YOURS} (?:\w+ )?{ALONE}",
            rf"\b{NEVER} (?:be )?{HARMING} (?:any of |from )?(?:{MINE}|{YOURS})",
            rf"\b{KEEP_OFF} (?:any of )?(?:{MINE}|{YOURS})",
            rf"\b(?:laiss|fich|fout)\w*(?:[ -](?:moi|nous|vous|toi))? (?:moi |nous |(?:mes|tes|vos|nos) \w+ )?"
            rf"(?:donc )?(?:{TRANQUILLE}|la paix\b)",
            rf"\b(?:me|nous|te|se|vous|m'|t'|s') ?laiss\w* (?:donc )?(?:{TRANQUILLE}|la paix\b)",
            rf"\b(?:ne |n')?(?:(?:me|m'|te|t'|nous|vous|se|s') ?){VERB} (?:pas|plus|jamais|rien)\b",
            rf"\b(?:ne |n')?(?:pas |plus |jamais )?(?:s'|se |nous |me |m'|te |t')?{VERB}"
            rf"(?:[ -](?:moi|nous))? (?:pas|plus|jamais|ni)\b(?: (?:a|aux|de|a aucune? de))? ?(?:{A_MOI}|{A_TOI})?",
            rf"\b(?:epargn\w+|menag\w+)[ -](?:{A_MOI}|{A_TOI}|nous)|\b(?:m'|nous |t'|vous |s')(?:epargn\w+|menag\w+)\b",
            rf"\barret\w* de (?:me |m'|nous ){VERB}\b",
            rf"\b(?:pas touche|bas les pattes)\b|\b(?:ne |n')?pas (?:s'|se |nous )?{VERB}\b",
        )
    )
)
"""An offer to leave each other alone, or a request to be left alone."""

UNMEANT = re.compile(
    r"^(?:why|who|when|how(?! about)|pourquoi|qui|quand|comment)\b|\b(?:no|not|never|don't want|won't|refuse)\b.{0,20}"
    r"\b(?:truce|peace|alliance|allies|pact|friends|deal)\b|\bno (?:truce|peace|alliance|pact)\b|"
    r"\b(?:will|won't|can|cannot|do|does|did)? ?(?:not|n't|never) (?:leave|let|spare)\b|"
    r"\b(?:ne|n'|pas|plus|jamais|aucune?)\b.{0,25}\b(?:treve|paix|alliance|allies|pacte|amis|tranquilles?)\b|"
    r"\b(?:somebody|him|her|them|lui|eux|elle)(?:'s)? (?:\w+ )?(?:alone|be|in peace|tranquilles?)\b"
)
"""The contrary of an offer, or a question about what was done."""

SPITEFUL = re.compile(r"\b(?:over|finished|broken|broke|cassee?|rompu\w*|finie?|terminee?)\b")
"""Of a truce: that there is none any more."""

ATTACKS = (
    r"(?:attack|hit|hurt|stop|take over|take on|raid|target|go after|go for|gang up on|get|slow down|slow|block|weaken|"
    r"buy out|buy from|rob|steal from|cut down|bring down|tax|punish|crush|turn on|pick on|"
    r"take (?:a|the|some) \w+ from|"
    r"attaque[rsz]?|attaquons|vise[rsz]?|visons|frappe[rsz]?|frappons|tape[rsz]?(?: sur)?|arrete[rsz]?|arretons|"
    r"stoppe[rsz]?|stoppons|freine[rsz]?|freinons|bloque[rsz]?|bloquons|affaibli\w*|prends?|prenez|prenons|prendre|"
    r"rachete[rsz]?|rachetons|acheter? (?:a|chez)|vole[rsz]?|occupe[sz]?(?:[ -](?:toi|vous))? de|tombe[rsz]? sur|"
    r"(?:fais|faites|lance[sz]?) une opa sur)"
)
LEADS = (
    r"(?:'s| is| are)? ?(?:really |clearly |far |way |well |already |so |too |the )*"
    r"(?:leads?|leading|ahead|winning|in (?:the lead|front)|first|strong(?:est)?|dangerous|a (?:threat|danger)|"
    r"top|on top|rich(?:est)?|has the (?:most|lead)|has most|has too many|runs? away|running away|getting away|"
    r"unbeatable)\b|"
    r" ?(?:est|va|a|prend|reste|nous)? ?(?:bien |trop |vraiment |deja |loin |nettement |le |la )*"
    r"(?:mene|devant|en tete|premiere?|plus forte?|forte?|dangereu(?:x|se)|plus riche|pris la tete|prend la tete|"
    r"prendre la tete|plus de points|caracole|s'envole|s'echappe|file|imbattable)\b"
)
WHO_LEADS = re.compile(
    r"\bwho(?:'s| is)? ?(?:really |currently |now |the )*(?:leads?|leading|ahead|winning|in (?:the lead|front)|first|"
    r"strongest|has the most points)\b|\bqui (?:est-ce qui )?(?:est |a |va )?"
    r"(?:en train de |le )*(?:mene|devant|en tete|premier|gagne|"
    r"gagner|plus de points|plus fort)\b"
)
THEM = re.compile(rf"\b{ATTACKS} (?:\w+ ){{0,3}}(?:her|hers|him|his|them|their|theirs|elle|lui|ses|sa|son|leurs?)\b")
"""A call to go after a player who has just been spoken of."""

TAKES = r"(?:take|took|buy|bought|steal|stole|grab|grabbed|attack|attacked|rob|robbed|pick|raid|raided)"
PRISE = r"(?:pris\w*|vole\w*|rachete\w*|achete\w*|pique\w*|attaque\w*)"
COMPLAINS = re.compile(
    r"\b(?:that|it|this|there)(?:'s| is| was| goes| went)\b.{0,20}\bmy (?:\w+ ){0,2}"
    r"(?:compan\w+|railways?|factor\w+|mines?)\b|"
    rf"\byou (?:just |have |have just )?{TAKES} (?:over )?(?:my|mine|me|it|from me)\b|\byou owe me\b|"
    rf"\bwhy (?:did|do|have|are|would) you (?:\w+ )?(?:{TAKES}|taken|stolen)\b.{{0,20}}\b(?:my|mine|me)\b|"
    r"\b(?:give|i want) (?:it|my company|that|them) back\b|\b(?:not|so|un) ?fair\b|"
    r"\bc'(?:etait|est) ma (?:\w+ ){0,2}(?:societe|usine|mine|compagnie)\b|\bma (?:seule|derniere|pauvre) societe\b|"
    rf"\b(?:tu|vous) (?:viens de |venez de )?(?:m'(?:as|avez|a)|me|as|avez) ?(?:\w+ )?{PRISE}|"
    r"\btu me (?:le |la )?dois\b|"
    rf"\bpourquoi (?:m'as[ -]tu|as[ -]tu|m'avez[ -]vous|avez[ -]vous|tu m'as|tu as|vous avez) (?:\w+ )?{PRISE}|"
    r"\brends[ -](?:la|le|moi|les)\b|\binjuste\b|\bpas juste\b"
)
"""A takeover hurts."""

PERSON = re.compile(r"\b(?:i|i'll|i'd|you|me|we|je|j'|tu|te|t'|moi|vous|on)(?:\b|(?<='))")
LENDS = re.compile(r"\b(?:lend|loan|prete[srz]?|preter)\b")
DEEDS = re.compile(r"\b(?:compan\w+|points?|societes?|colon\w+|truce|treve|cards?|cartes?)\b")

TILE = (
    r"(?:the |la |le |les |l'|a la |au |aux |de la |du |des )?"
    r"(?:exchange|lobby|colonies|companies|intrigues|bourse|societes)\b"
)
PLEADS = re.compile(
    rf"\b(?:stay|keep)(?: away| out| off| clear)+(?: of| from)* {TILE}|"
    rf"\b(?:leave|let) me (?:have |go to |alone (?:on|at|in) )?{TILE}|"
    rf"\bleave {TILE} (?:to|for) me\b|\b{NEVER} (?:go|place|play|put|enter|come|use).{{0,20}}{TILE}|"
    rf"\blaiss\w*[ -]?(?:moi|nous) {TILE}|\b(?:evite[rsz]?|quitte[rsz]?) {TILE}|"
    rf"\b(?:ne |n')?(?:va|vas|allez|viens|venez|joue[sz]?|pose[sz]?|mets) (?:pas|plus).{{0,20}}{TILE}"
)
"""A tile is to be left to the speaker."""

IN_PEACE = re.compile(r"\b(?:in|en) (?:peace|paix)\b")
"""No word of a truce by itself: one may wish to have something in peace."""

NO_GRUDGE = re.compile(r"\bno hard feelings\b|\bsans rancune\b|\bnothing personal\b|\brien de personnel\b")
OWN = re.compile(
    r"\b(?:(?:i|i'll|i'd|je)(?: (?:will|can|could|would|shall|may|must|vais|peux|dois))? |"
    r"j'|(?:je |j')?(?:m'|me |t'|te ))$"
)
"""Before "attack": the speaker would do it, or it is done to them."""
WAY = rf"(?:(?!\b(?:me|my|mine|us|our|moi|mes|mon|ma|nous|nos)\b)[^.!?;,]){{0,{LONGEST_WAY}}}?"
"""Between "attack" and a name: nothing of the speaker's."""


def about_rivals(text: str, sentences: list[str], by: Seat, names: Mapping[Seat, str]) -> Heard | None:
    """What a line says of the players of this game; None if it says nothing of the kind.

    `sentences`: the same without the names that they call, other names as "somebody".
    """
    said = spelt_out(plain(text))
    if _is_about_gifts(said):
        return Heard(by, "bribes")
    if (whom := _leading(said, names)) is not None and THEM.search(said) and not NOT.search(said):
        return Heard(by, "incites", about=whom)
    if PLEADS.search(said):
        return Heard(by, "pleads")
    if not _calls_for(said, names) and any(offers_truce(one) for one in sentences):
        return Heard(by, "truce")
    if (whom := _attacked(said, names)) is not None:
        return Heard(by, "incites", about=whom)
    if (whom := _leading(said, names)) is not None:
        return Heard(by, "leads", about=whom)
    if WHO_LEADS.search(said):
        return Heard(by, "leads")
    if COMPLAINS.search(said):
        return Heard(by, "complains")
    return Heard(by, "reacts", "sorry") if NO_GRUDGE.search(said) else None


def _is_about_gifts(said: str) -> bool:
    """Does somebody want to give money, or to be given some?"""
    gives = PAYS.search(said) or LENDS.search(said)
    return bool(gives and amounts_in(said) and PERSON.search(said) and not DEEDS.search(said))


def offers_truce(said: str) -> bool:
    """Does a sentence offer a truce, or ask to be left alone?"""
    said = said.rstrip("?")
    if UNMEANT.search(said):
        return False
    asked = TRUCE.search(IN_PEACE.sub("", said))
    if asked is not None:
        return not SPITEFUL.search(said)
    return SPARES.search(said) is not None


def _calls_for(said: str, names: Mapping[Seat, str]) -> list[tuple[Seat, re.Match[str]]]:
    """Where it speaks of attacking which player."""
    found = ((seat, re.search(rf"\b{ATTACKS}\b{WAY}{named(name)}", said)) for seat, name in names.items())
    return [(seat, match) for seat, match in found if match is not None]


def _attacked(said: str, names: Mapping[Seat, str]) -> Seat | None:
    """Whom the speaker wants others to go after."""
    for seat, found in _calls_for(said, names):
        if not NOT.search(said[: found.end()]) and not OWN.search(said[: found.start()]):
            return seat
    return None


def _leading(said: str, names: Mapping[Seat, str]) -> Seat | None:
    """Who is said to lead."""
    found = {seat: re.search(rf"{named(name)}(?:{LEADS})", said) for seat, name in names.items()}
    return next((seat for seat, match in found.items() if match and not NOT.search(said)), None)
