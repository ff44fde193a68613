"""What people write about rivals at a table of Million Club: truces in all their words, calls to attack, who leads."""

from __future__ import annotations

import pytest

from millions.bots.talk import Heard
from millions.tables.hearing import understood

NAMES = {1: "Ada", 2: "Ben", 3: "Coco"}

TRUCES = {
    "en": (
        *("Leave my railways alone and I will not touch your factories, deal?", "truce?", "Truce, Ada?", "peace, Ben?"),
        *("Shall we leave each other alone next round?", "let's leave each other alone", "can we have a truce"),
        *("don't attack me and I don't attack you", "dont attack me and i wont attack you", "I won't touch you, ok?"),
        *("if you don't take over my companies I won't take over yours", "leave me alone please", "please spare me"),
        *("Ada, leave my companies alone", "hands off my transport companies!", "stay away from my factories"),
        *("keep your hands off my industry, will you?", "Ben, let's be allies", "alliance?", "non-aggression pact?"),
        *("live and let live, Ada?", "lets not fight each other", "let us not attack each other this round"),
        *("no takeovers between us, agreed?", "I'll leave you alone if you leave me alone", "cease fire?"),
        *("you leave mine alone, I leave yours alone", "stop attacking me", "stop taking my companies, Ben"),
        *("Coco, shall we make a pact: no attacks until the end?", "can we be friends, Ada?", "please don't hit me"),
        *("I will spare your companies if you spare mine", "how about we work together, Coco", "do not buy my company"),
        *("we should team up", "you won't touch my factories, I won't touch your railways"),
    ),
    "fr": (
        *("Laisse mes chemins de fer tranquilles et je ne touche pas à tes usines, d'accord ?", "une trêve ?"),
        *("Et si on faisait une trêve ?", "On se laisse tranquilles ?", "trêve, Ada ?", "la paix, Ben ?"),
        *("laisse-moi tranquille et je te laisse tranquille", "ne m'attaque pas et je ne t'attaque pas"),
        *("tu m'attaques pas, je t'attaque pas", "on s'attaque pas, ok ?", "on ne s'attaque pas ce tour-ci ?"),
        *("Ada, ne touche pas à mes sociétés", "touche pas à mes usines", "pas touche à mes sociétés !"),
        *("laisse mes usines tranquilles", "fiche-moi la paix", "fous-moi la paix Ben", "faisons la paix"),
        *("Ben, on fait alliance ?", "soyons alliés", "un pacte de non-agression ?", "on fait un pacte ?"),
        *("épargne mes sociétés et j'épargne les tiennes", "épargne-moi", "si tu m'épargnes je t'épargne"),
        *("pas d'OPA entre nous, d'accord ?", "on reste amis, Coco ?", "cessez-le-feu ?", "ne prends pas mes sociétés"),
        *("si tu ne rachètes pas mes sociétés, je ne rachète pas les tiennes", "arrête de m'attaquer"),
        *("enterrons la hache de guerre", "laissons-nous tranquilles jusqu'à la fin", "me vise pas, je te vise pas"),
        *("on devrait faire équipe", "tu me laisses tranquille, je te laisse tranquille"),
    ),
}

OTHERS: dict[str, Heard | None] = {
    "attack Ben": Heard(0, "incites", about=2),
    "Ada, attack Ben!": Heard(0, "incites", about=2),
    "Coco, take over Ben's factory": Heard(0, "incites", about=2),
    "somebody should stop Ben": Heard(0, "incites", about=2),
    "let's all hit Coco": Heard(0, "incites", about=3),
    "go after Ben, not me": Heard(0, "incites", about=2),
    "Ada, attaque Ben !": Heard(0, "incites", about=2),
    "il faut arrêter Coco": Heard(0, "incites", about=3),
    "attaquons Ben": Heard(0, "incites", about=2),
    "occupe-toi de Ben": Heard(0, "incites", about=2),
    "Ben is leading": Heard(0, "leads", about=2),
    "Ben is ahead, Ada": Heard(0, "leads", about=2),
    "Ben's winning": Heard(0, "leads", about=2),
    "Ben leads": Heard(0, "leads", about=2),
    "Ben has the most points": Heard(0, "leads", about=2),
    "Coco is too strong": Heard(0, "leads", about=3),
    "who is ahead?": Heard(0, "leads"),
    "Who leads, Ada?": Heard(0, "leads"),
    "Ben mène": Heard(0, "leads", about=2),
    "Ben est devant": Heard(0, "leads", about=2),
    "Ben est en tête, Coco": Heard(0, "leads", about=2),
    "Ben a le plus de points": Heard(0, "leads", about=2),
    "Coco est trop forte": Heard(0, "leads", about=3),
    "qui mène ?": Heard(0, "leads"),
    "Ada, qui est devant ?": Heard(0, "leads"),
    "no hard feelings": Heard(0, "reacts", "sorry"),
    "sans rancune !": Heard(0, "reacts", "sorry"),
    "well played, Ada": Heard(0, "praises"),
    "Ben is going to win": Heard(0, "warns", about=2),
    "Ada, that was my only company! You owe me one.": Heard(0, "complains"),
    "why did you take my only company?": Heard(0, "complains"),
    "Ada, why did you take my only company? I was no danger to you.": Heard(0, "complains"),
    "you took my company!": Heard(0, "complains"),
    "that's unfair": Heard(0, "complains"),
    "c'était ma seule société !": Heard(0, "complains"),
    "pourquoi tu m'as pris ma société ?": Heard(0, "complains"),
    "tu m'as volé ma société, tu me dois ça": Heard(0, "complains"),
    "I offer you 2 M if you stay out of the Exchange": Heard(0, "bribes"),
    "Ada, I give you a truce for the Exchange": Heard(0, "truce"),
    "give me 2 M, please": Heard(0, "bribes"),
    "je te donne 2 M si tu laisses la Bourse": Heard(0, "bribes"),
    "prête-moi 3 M": Heard(0, "bribes"),
    "Ben runs away with the game. Take over one of his companies, please!": Heard(0, "incites", about=2),
    "Coco is running away. Stop her!": Heard(0, "incites", about=3),
    "Ben s'envole. Rachète une de ses sociétés !": Heard(0, "incites", about=2),
    "Ben runs away with it": Heard(0, "leads", about=2),
    "Ada, you have won already. I only want a third place, let me have the Exchange in peace.": Heard(0, "pleads"),
    "please stay out of the Exchange": Heard(0, "pleads"),
    "leave the Lobby to me": Heard(0, "pleads"),
    "laisse-moi la Bourse": Heard(0, "pleads"),
    "ne va pas à la Bourse ce tour": Heard(0, "pleads"),
}

NOTHING_OF_THE_KIND = (
    *("I don't want peace", "no truce with you, Ada", "the truce is over", "why did you break the truce?"),
    *("I will not leave you alone", "leave Ben alone", "I will attack Ben", "do not attack Ben", "Ben is not leading"),
    *("I bought a company", "you took my company!", "nice railways", "I have three factories", "my turn"),
    *("pas de trêve avec toi", "pourquoi tu m'as attaqué ?", "la trêve est finie", "laisse Ben tranquille"),
    *("j'attaque Ben", "n'attaque pas Ben", "Ben n'est pas devant", "tu as pris ma société", "belle usine"),
)


def heard(text: str) -> Heard | None:
    return understood(text, 0, NAMES, (), None)


@pytest.mark.parametrize("lang", TRUCES)
def test_there_are_enough_of_them(lang: str) -> None:
    assert len(TRUCES[lang]) >= 30


@pytest.mark.parametrize("text", [text for texts in TRUCES.values() for text in texts])
def test_a_truce_is_heard_however_it_is_offered(text: str) -> None:
    assert heard(text) == Heard(0, "truce")


@pytest.mark.parametrize(("text", "meaning"), OTHERS.items())
def test_so_is_who_leads_and_whom_to_attack(text: str, meaning: Heard | None) -> None:
    assert heard(text) == meaning


@pytest.mark.parametrize("text", NOTHING_OF_THE_KIND)
def test_what_is_none_of_it_is_taken_for_none(text: str) -> None:
    found = heard(text)
    assert found is None or found.kind not in ("truce", "leads", "incites")
