"""The words by which a bot hears what a line is: English and French, in small letters without accents."""

from __future__ import annotations

import re

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
AGREES = re.compile(rf"(?:ok(?:ay)?[ ,]+)?(?:(?:(?:for|at|pour|a) )?\d{{1,2}}[ ,]+)?(?:{ASSENT})\b")
"""A sentence that begins so agrees, where a price has been named and nothing else stands beside it: see `FILLERS`."""

OPENERS = re.compile(
    r"^(?:(?:then|so|well(?! (?:played|done))|right|hm+|ah|oh|eh|alors|bon|bah|ben|donc|allez|eh bien)[ ,]+)+(?=\w)"
)
"""How a sentence begins that means the same without it."""

CLAUSE = re.compile(r"[,:()]| (?:but|mais) ")
OTHERWISE = re.compile(r"\b(?:or(?! leave it| nothing)|otherwise|else|sinon|ou(?! rien| a laisser))\b.*")
"""What follows if a wish is not granted: "3, or I do not leave" is a price."""

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
WANTS_WHAT = re.compile(
    r"\bwhat (?:do|would|will) you (?:want|need|ask|take|accept|require)\b|\bwhat (?:would|will|does) it take\b|"
    r"\bname (?:your|a|the) price\b|\b(?:tu|vous) (?:veux|voulez|voudrais|voudriez|demandes|demandez|prends) quoi\b|"
    r"\b(?:qu'est-ce que|que) (?:tu |vous )?(?:veux|voulez|voudrais|voudriez|demandes|demandez)(?:-(?:tu|vous))?\b|"
    r"\bil (?:te|vous) faut quoi\b"
)
"""A question for a price, where it is about leaving or where nothing follows."""

PAYS = re.compile(
    r"\b(?:pay|give|offer|(?:paie|paye|donne|file|refile|mets|lache|offre)[sz]?|payer|donner|filer|refiler|mettre|lacher|"
    r"offrir|payerai[st]|paierai[sz]?|paieriez|donnerai[st]|donneriez|filerai[st]|mettrai[st])\b"
)
GIVEN = (
    r"(?:me |m'|nous )?(?:(?:paie|paye|donne|file|refile|mets|lache|offre|propose)[sz]?|"
    r"(?:paie|paye|donne|file|refile|lache|propose)r(?:ais|iez|as|ez)|mettr(?:ais|iez|as|ez)|offrir(?:ais|iez|as|ez)|"
    r"(?:(?:peux|pourrais|veux|voudrais|vas|pouvez|pourriez|voulez|voudriez|allez)|"
    r"(?:es|serais|etes|seriez) pret(?:e|s|es)? a) (?:me |m')?"
    r"(?:payer|donner|filer|refiler|mettre|lacher|offrir|proposer))"
)
TO_ME = (
    r"\b(?:what|how much) (?:do|would|will|could|can) i get\b|\b(?:pay|give|offer) me (?:what|how much)\b|"
    r"\bhow much for me\W*$|\bcombien pour moi\W*$|"
    r"\b(?:j'ai|j'aurais?|je (?:touche|recois|toucherais?|recevrais?)) (?:combien|quoi)\b|"
    r"\bcombien (?:j'ai|j'aurais?|je (?:touche|recois|toucherais?|recevrais?))\b"
)
YOU_PAY = re.compile(
    r"^(?:so |and |then |alors |et |bon )?(?:what|how much) (?:do|would|will|can|could|are) you "
    r"(?:be )?(?:ready to |willing to )?(?:pay|give|offer|paying|offering|giving)\b|"
    rf"\b(?:combien|que|quoi|qu'est-ce que)\b.*\b(?:tu|vous) {GIVEN}(?!\w)|"
    rf"\b(?:tu|vous) {GIVEN} (?:combien|quoi)\b|\b(?:combien|que) {GIVEN}[ -](?:tu|vous)\b|"
    r"\b(?:combien|que) (?:es|serais|etes|seriez)[ -](?:tu|vous) pret(?:e|s|es)? a (?:payer|donner|mettre|offrir)\b|"
    rf"{TO_ME}"
)
MONEY = re.compile(
    r"\b(?:pri(?:ce|x)|pa(?:y|ys|ie|yes?|yer)|buy|sell|acheter?|vends|millions?|leave|partir|pars|offer|offre)\b"
)
"""Words of a bargain."""

WHY = re.compile(r"^(?:and |but |et |mais )?(?:why|pourquoi)\b")
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
GREETS = re.compile(
    r"^(?:hello|hi|hey|good (?:morning|evening|day|afternoon)|bonjour|bonsoir|salut|coucou)\b|"
    r"\b(?:are you|you still|anybody|anyone) (?:still )?(?:there|here|awake)\b|"
    r"\b(?:t'es|tu es|vous etes) (?:toujours |encore )?la\W*$"
)
HURRIES = re.compile(r"^(?:hurry|come on|quick(?:ly)?|faster|vite|depeche|depechez|plus vite)\b|\b(?:hurry up)\b")
STAYS = re.compile(r"\b(?:stay|staying|rest(?:e|es|ez|er|eras|erez))\b")
OTHERS = re.compile(
    r"\b(?:who|anyone|anybody|someone|somebody|everybody|qui|quelqu'un|personne|tous|he|she|they|il|elle|ils|elles)\b"
)
PLEASE_LEAVE = re.compile(
    r"^(?:(?:please|just|come on|s'il (?:te|vous) plait|allez?|bon|alors|so|now|you|and)[, ]+)*"
    r"(?:leave|go away|go home|get (?:out|lost)|be gone|out(?: with you)?\W*$|clear off|off you go|withdraw|fold|scram|"
    r"pars|partez|sors|sortez|degage[sz]?|decampe[sz]?|dehors|va[ -]t'en|allez[ -]vous[ -]en|"
    r"(?:fiche|fous|foutez) le camp|"
    r"(?:retire|casse|tire|barre|taille|sauve)[sz]?[ -](?:toi|vous))\b(?! (?:me|him|her|it|them|that|us)\b)"
)
REFUSES = re.compile(
    r"\b(?:pay|give|offer|leave|leaving|go|buy|paye?r?|paierai|donne\w*|file\w*|pars|partirai|sors|quitte)\b"
)
WINS = re.compile(r"\b(?:win|wins|winning|victory|gagne[rsz]?|gagnent|gagnera|gagnerai[st]|remporte[r]?|victoire)\b")
SHOULD = re.compile(r"\b(?:should|must|could|devrai[st]|devriez|dois|devez|pourrai[st]|pourriez)\b")
TRUCE = re.compile(
    r"\b(?:truce|peace|non-aggression|treve|paix)\b|\b(?:not attack|not take over|spare) (?:each other|one another)\b|"
    r"\b(?:leave|let) (?:each other|one another|us both) (?:alone|be|in peace)\b|"
    r"\bnous (?:laiss\w+|epargn\w+)\b|\b(?:laiss|epargn)(?:ons|er)[ -]nous\b|\bse laiss\w+ tranquilles?\b"
)
AT_LEAST = re.compile(r"\b(?:less than|under|below|moins (?:de|que)|en dessous de) (\d{1,2})(?![\w]|[.,]\d)")
AT_MOST = re.compile(r"\b(?:more than|over|plus (?:de|que)|au dela de) (\d{1,2})(?![\w]|[.,]\d)")
BEFORE = (
    "to for with than of pay and if let is by a de et si que avec pour sortir partir virer get make push kick buy paie"
)
NOT_CALLED = "".join([rf"(?<!\b{word} )" for word in BEFORE.split()])
"""A name after one of these and before a comma is not called."""

DOES = (
    "leaves|left|went|stays|shares|gets|goes|is|has|was|will|won't|says|said|lied|lies|pays|wins|"
    "runs|file|s'envole|"
    "part|sort|est|etait|ment|paie|gagne|dit|et moi|leads|mene|prend|reste|caracole|va|a (?:le|la|trop|pris)"
)
"""A name before one of these is spoken of, not called."""

NUMBER = re.compile(r"(?<![\w.,])(\d{1,2})(?![\w]|[.,]\d)")
