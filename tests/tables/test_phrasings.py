"""How people really type: in a hurry, without accents or full stops, in capitals, with numbers that are no price."""

from __future__ import annotations

import pytest

from millions.bots.talk import Heard
from millions.tables.hearing import Asked, is_bare, understood

NAMES = {1: "Ada", 2: "Ben", 3: "Coco"}
ROLES = ("snitch", "brute", "driver", "crook", "mastermind")
ABOUT = Asked(2, sells=False)
"""The bot has named a price for the speaker's leaving."""

MEANINGS = {
    "sells": Heard(0, "sells", "leave", 3),
    "how much for me": Heard(0, "sells", "leave"),
    "asks": Heard(0, "requests", "leave", 3),
    "leave?": Heard(0, "requests", "leave"),
    "agrees": Heard(0, "agrees"),
    "nothing": None,
}

ENGLISH = {
    "sells": (
        *("give me 3 and I leave", "give me 3 and I'll go", "give me 3 and I'm out", "pay me 3 and I leave"),
        *("for 3 I'm gone", "3 for me to leave", "GIVE ME 3 AND I LEAVE", "ok give me 3 and im gone"),
        *("Then give me 3 and I leave", "so 3 and im out", "i want 3 to leave", "id go for 3", "ill leave for 3"),
        *("i leav for 3", "gimme 3 and i go", "gimme three and im off", "make it 3 and I walk"),
        *("I need 3 to go", "if you give me 3 i leave", "if i get 3 im gone", "you pay 3, I leave", "3 and ill fold"),
        *("give me 3 then i am out of here", "give me 3", "pay me 3 ok", "I'd take 3 to leave", "3 to me and I am out"),
        *("will you pay me 3 to leave?", "would you give me 3 if i left?", "my price is 3", "i sell for 3"),
        *("Ben, give me 3 and I leave: you take all 8 alone.", "give me 3 and i leave, you two share 4 each"),
        *("Ada, you said 1! Then give me 3 and I leave", "you asked 2, I leave for 3", "3 or I don't leave"),
        *("we are both Drivers, give me 3 and I leave", "give me 3 and I go, before Coco gets to 20"),
        *(
            "round 3 is over, so pay me 3 and I leave",
            "Coco left, so I leave for 3",
            "the 2 drivers stay, I leave for 3",
        ),
        *("with 8 each you can give me 3 and I leave", "come on give me 3 and I leave, dont be greedy"),
    ),
    "how much for me": ("what do you pay if I leave", "how much will u give me to leave", "what would you give me?"),
    "asks": (
        *("take 3 and leave", "3 if you leave", "3 and you leave", "3 for you to leave", "ill give u 3 to leave"),
        *("I'LL PAY 3 IF U GO", "i give you 3 if you leave", "heres 3, now leave", "you get 3 if you go"),
        *("would you take 3?", "how about 3 and you leave", "u leave for 3?", "then would you go for 3"),
        *("you can have 3 if you leave", "i offer 3 for you to leave", "what about 3 if you walk away?"),
        *("you have 20 already, take 3 and go", "i pay you 3 and i share the 8 with Coco"),
    ),
    "leave?": (
        *("what do you want to leave?", "what would you take to leave", "what do u want to go?", "name your price"),
        *("what would it take for you to leave", "your price?", "how much to leave", "so what do you want for leaving"),
    ),
    "agrees": ("ok", "ok deal", "fine then", "ok i take it"),
    "nothing": (
        *("you take all 8 alone", "with 8 each", "20", "round 3", "in round 3 you left", "2 drivers, 1 brute"),
        *("you said 3", "the loot is 12", "I have 3", "there are 3 of us", "you have 3 already", "who leaves first?"),
        *("3 players are in", "first to 20 wins", "we get 4 each if Coco leaves"),
    ),
}

FRENCH = {
    "sells": (
        *("donne-moi 3 et je pars", "donne moi 3 et je pars", "file-moi 3 et je m'en vais", "file moi 3 et jme tire"),
        *(
            "tu me donnes 3 et je sors",
            "TU ME DONNES 3 ET JE SORS",
            "tu me donne 3 et jpars",
            "alors donne-moi 3 et je pars",
        ),
        *(
            "bon ok donne moi 3 et je degage",
            "3 et je pars",
            "3 et je me casse",
            "3 et jm'en vais",
            "pour 3 je me barre",
        ),
        *("je veux 3 pour partir", "il me faut 3 pour partir", "je demande 3 pour sortir", "contre 3 je pars"),
        *("3 pour que je parte", "si tu me donnes 3 je pars", "si tu payes 3, je m'en vais", "paie-moi 3 et je quitte"),
        *("donnez-moi trois et je pars", "file 3 et je me couche", "je te laisse la place pour 3", "je pars si j'ai 3"),
        *(
            "donne-moi 3",
            "tu me files 3 ?",
            "mon prix c'est 3",
            "je me retire pour 3 millions",
            "je vais partir pour 3",
        ),
        *("Ben, donne-moi 3 et je pars : tu prends les 8 tout seul", "tu as dit 1 ! Alors donne-moi 3 et je pars"),
        *("tu demandais 2, moi je pars pour 3", "3 sinon je pars pas", "vous aurez 4 chacun, donc 3 et je pars"),
        *("on est deux Chauffeurs, donne-moi 3 et je pars", "donne-moi 3 et je pars, avant que Coco arrive à 20"),
        *("la manche 3 est finie, file-moi 3 et je sors", "Coco est partie, donc je pars pour 3"),
        *("allez donne-moi 3 et je pars, sois pas radin", "avec 8 chacun tu peux me donner 3 et je pars"),
    ),
    "how much for me": ("tu me donnes combien si je pars", "combien tu me files pour que je parte", "tu paies quoi"),
    "asks": (
        *("prends 3 et pars", "3 si tu pars", "3 et tu pars", "3 pour que tu partes", "je te donne 3 pour partir"),
        *("jte file 3 si tu te casses", "JE TE PAIE 3 SI TU SORS", "tiens 3 et va-t'en", "tu prends 3 et tu sors ?"),
        *("et si tu partais pour 3", "tu partirais pour 3 ?", "alors tu pars pour 3", "tu veux 3 pour partir ?"),
        *("je t'offre 3 pour que tu sortes", "tu auras 3 si tu te retires", "tu as deja 20, prends 3 et pars"),
        *("je te donne 3, on partage les 8 avec Coco", "ça te dit 3 et tu t'en vas ?"),
    ),
    "leave?": (
        *(
            "tu veux quoi pour partir",
            "tu veux combien pour partir ?",
            "qu'est-ce que tu veux pour partir",
            "ton prix ?",
        ),
        *("à combien tu pars", "c'est quoi ton prix", "combien pour sortir", "il te faut combien pour partir"),
        *("que voulez-vous pour partir ?", "alors tu demandes combien"),
    ),
    "agrees": ("ok", "ok ça marche", "bon d'accord", "allez va"),
    "nothing": (
        *(
            "tu prends les 8 tout seul",
            "avec 8 chacun",
            "20",
            "manche 3",
            "à la manche 3 tu es parti",
            "2 chauffeurs, 1 brute",
        ),
        *("tu as dit 3", "le butin est de 12", "j'ai 3", "on est 3", "tu as déjà 3", "qui part en premier ?"),
        *("il y a 3 joueurs", "le premier à 20 gagne", "on a 4 chacun si Coco part"),
    ),
}

LINES = [(text, what) for table in (ENGLISH, FRENCH) for what, texts in table.items() for text in texts]


def test_there_are_enough_of_them() -> None:
    assert min(sum(map(len, table.values())) for table in (ENGLISH, FRENCH)) >= 60


@pytest.mark.parametrize(("text", "what"), LINES)
def test_a_line_is_heard_as_people_type_it(text: str, what: str) -> None:
    assert understood(text, 0, NAMES, ROLES, ABOUT) == MEANINGS[what]


@pytest.mark.parametrize(("text", "what"), [one for one in LINES if one[1] in ("sells", "asks", "leave?")])
def test_so_is_it_before_any_price_has_been_named(text: str, what: str) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == MEANINGS[what]


EDDA = Asked(5, sells=True)
"""A bot has named its price for leaving."""

AFTER_A_PRICE = {
    3: (
        *("3, Ada, my last word", "5 is robbery. 3!", "5? No way. 3 and not a coin more", "3, take it or leave it"),
        *("no, 3", "make it 3", "3, or we are both out", "3 max", "my last price: 3", "3, please, or I stay"),
        *("5 c'est du vol ! 3, dernier prix, sinon on saute tous les deux et c'est Ben qui rafle tout.", "3 ou rien"),
        *("non, 3", "disons 3, pas un sou de plus", "3, à prendre ou à laisser", "3, sinon je reste", "allez 3, Ada"),
        *("Then I stay, Ada, and we are both out. Your last chance: 3!", "3, mon dernier mot, Ada"),
    ),
    None: ("5 is too much", "5 c'est trop", "that's too much", "trop cher", "c'est du vol !"),
}


@pytest.mark.parametrize(("text", "amount"), [(text, one) for one, texts in AFTER_A_PRICE.items() for text in texts])
def test_a_mere_number_after_a_price_is_a_counter_price(text: str, amount: int | None) -> None:
    assert understood(text, 0, NAMES, ROLES, EDDA) == Heard(0, "requests", "leave", amount)
    assert understood(text, 0, NAMES, ROLES, Asked(5, sells=False)) == Heard(0, "sells", "leave", amount)
    assert is_bare(text, NAMES)


@pytest.mark.parametrize(
    "text",
    [
        *("then I stay and we are both out", "I stay, you lose everything", "Ada, I'm staying", "or we both lose"),
        *("alors je reste et on saute tous les deux", "j'y suis, j'y reste", "Je reste, Ben.", "sinon on saute tous"),
    ],
)
def test_a_threat_to_stay_is_heard_as_one(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, EDDA) == Heard(0, "threatens")


@pytest.mark.parametrize("text", ["Should I stay?", "Je reste ?", "if you stay we are both out", "ok but I stay"])
def test_a_doubt_is_no_threat(text: str) -> None:
    heard = understood(text, 0, NAMES, ROLES, EDDA)
    assert heard is None or heard.kind != "threatens"


@pytest.mark.parametrize(
    "text",
    [
        *("Ada, on fait sortir Coco, chacun paie 1 ?", "on paie 1 chacun pour faire sortir Coco, Ada ?"),
        *("let's both pay Coco 1 to leave", "Ada, let's get Coco out, 1 each", "Shall we each pay Coco 1 so she goes?"),
    ],
)
def test_a_price_that_two_would_pay_to_a_third_is_heard(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == Heard(0, "joint", "leave", 1, about=3)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("let's see, I pay you 2 if Coco stays", "requests"),
        ("on fait comme ça : je te donne 2, Coco ne dit rien", "requests"),
        ("let's do it: give me 2 and I leave, Coco is too strong", "sells"),
        ("let's each take our share, 2 and you leave, before Coco gets it all", "requests"),
    ],
)
def test_a_price_between_two_is_none_for_a_third(text: str, kind: str) -> None:
    heard = understood(text, 0, NAMES, ROLES, None)
    assert heard is None or heard.kind in (kind, "reacts"), heard


@pytest.mark.parametrize("text", ["I am the Brute and I stay", "Je suis la Brute et je reste"])
def test_who_says_what_they_are_and_stays_has_made_a_claim(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, EDDA) == Heard(0, "claims", role="brute")
