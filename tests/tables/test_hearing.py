"""What people write is understood as it was meant, in both languages, or not at all."""

from __future__ import annotations

import pytest

from millions.bots.talk import Heard
from millions.tables.hearing import Asked, addressed, spoken, understood

NAMES = {1: "Ben", 2: "Mia", 3: "Zoé"}
ROLES = ("tech", "acrobat", "brute", "mentalist", "brain", "driver")
LEAVE, ROLE = Heard(0, "requests", "leave"), Heard(0, "requests", "claim")
ACCUSED = Heard(0, "accuses")
REFUSES = Heard(0, "reacts", "no")


def claims(role: str) -> Heard:
    return Heard(0, "claims", role=role)


def warns(seat: int) -> Heard:
    return Heard(0, "warns", about=seat)


def asks(amount: int) -> Heard:
    return Heard(0, "requests", "leave", amount)


def sells(amount: int | None) -> Heard:
    return Heard(0, "sells", "leave", amount)


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        # prices
        ("Ben, would you leave for 2?", asks(2)),
        ("Tu pars pour 3, Ben ?", asks(3)),
        ("I leave for 3", sells(3)),
        ("Je pars pour 3.", sells(3)),
        ("I won't leave for 3", REFUSES),
        ("Je ne pars pas pour 3", REFUSES),
        # would you leave?
        ("Ben, will you leave?", LEAVE),
        ("Will you leave, Ben?", LEAVE),
        ("Are you leaving?", LEAVE),
        ("Can you go, please?", LEAVE),
        ("You should leave", LEAVE),
        ("Leave!", LEAVE),
        ("Please leave, Ben", LEAVE),
        ("How much do you want to leave?", LEAVE),
        ("What is your price?", LEAVE),
        ("Tu pars ?", LEAVE),
        ("Ben, vous partez ?", LEAVE),
        ("Tu veux bien partir ?", LEAVE),
        ("Partez !", LEAVE),
        ("Combien pour partir ?", LEAVE),
        ("Tu devrais sortir", LEAVE),
        ("How much would you pay if I leave?", sells(None)),
        ("Combien me donnez-vous si je pars ?", sells(None)),
        # not asked of anybody here, or of nobody
        ("Will Ben leave?", None),
        ("Who leaves?", None),
        ("Qui part ?", None),
        ("Should I leave?", None),
        ("Je pars ?", None),
        ("Here we go!", None),
        ("Do you think Mia will leave?", None),
        ("Will you stay?", Heard(0, "requests", "stay")),
        ("Vous restez ?", Heard(0, "requests", "stay")),
        # roles: a question is no claim
        ("I am the Driver.", claims("driver")),
        ("I'm a driver", claims("driver")),
        ("I’m really the Brain", claims("brain")),
        ("Je suis le Chauffeur.", claims("driver")),
        ("Je suis l’Acrobate", claims("acrobat")),
        ("Moi, je suis Cerveau", claims("brain")),
        ("Am I the Driver?", None),
        ("I am not the Driver", None),
        ("Je ne suis pas Chauffeur", None),
        ("Are you the Driver?", ROLE),
        ("You are the Driver, Ben?", ROLE),
        ("Tu es Chauffeur ?", ROLE),
        ("Êtes-vous la Brute ?", ROLE),
        ("What are you?", ROLE),
        ("Qui es-tu ?", ROLE),
        ("Quel rôle as-tu ?", ROLE),
        ("What are you doing?", None),
        ("Who is the Driver?", None),
        ("Qui est Chauffeur ?", None),
        ("We are both Drivers", Heard(0, "doubles", "driver", role="driver")),
        ("Ben, we’re both the Driver!", Heard(0, "doubles", "driver", role="driver")),
        ("Nous sommes tous les deux Chauffeurs", Heard(0, "doubles", "driver", role="driver")),
        ("On est deux Chauffeurs", Heard(0, "doubles", "driver", role="driver")),
        ("Are we both Drivers?", None),
        # accusations
        ("liar!", ACCUSED),
        ("You lied", ACCUSED),
        ("You are lying, Ben!", ACCUSED),
        ("You're bluffing", ACCUSED),
        ("Menteur !", ACCUSED),
        ("Tu mens", ACCUSED),
        ("Tu as menti, Ben.", ACCUSED),
        ("Vous mentez !", ACCUSED),
        ("I lied", None),
        ("J’ai menti", None),
        ("I am not lying", None),
        ("Who lied?", None),
        # warnings
        ("Do not let Mia win!", warns(2)),
        ("Ben, don’t let Mia win", warns(2)),
        ("Mia will win, Ben", warns(2)),
        ("Mia is winning", warns(2)),
        ("Mia va gagner !", warns(2)),
        ("Si on ne fait rien, Zoé gagne.", warns(3)),
        ("Empêchons la victoire de Zoé, Ben", warns(3)),
        ("I want to win", None),
        ("Who wins?", None),
        # courtesies
        ("Thanks, Ben!", Heard(0, "reacts", "thanks")),
        ("Merci", Heard(0, "reacts", "thanks")),
        ("Désolé", Heard(0, "reacts", "sorry")),
        ("Well played!", Heard(0, "praises")),
        ("Bien joué !", Heard(0, "praises")),
        ("Good evening!", Heard(0, "greets")),
        ("Bonsoir à tous", Heard(0, "greets")),
        ("Hurry up", Heard(0, "requests", "hurry")),
        # several sentences: the one that asks most is answered
        ("I am the Driver. Will you leave, Ben?", LEAVE),
        ("Hello Ben, are you the Driver?", ROLE),
        # truces
        ("Shall we leave each other alone next round?", Heard(0, "truce")),
        ("Truce, Ben?", Heard(0, "truce")),
        ("Et si on faisait une trêve ?", Heard(0, "truce")),
        ("On se laisse tranquilles ?", Heard(0, "truce")),
        ("No truce with you", Heard(0, "truce")),
        ("I will not make peace", None),
        # anything else
        ("The weather is nice", None),
        ("Nice weather", None),
        ("Nice one!", Heard(0, "praises")),
        ("ok", None),
        ("What now?", None),
        ("J’ai faim", None),
    ],
)
def test_a_line_is_heard_as_it_was_meant(text: str, heard: Heard | None) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == heard


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("ok", Heard(0, "agrees")),
        ("OK for 3", Heard(0, "agrees", amount=3)),
        ("ok (pour 3)", Heard(0, "agrees", amount=3)),
        ("d’accord pour 3", Heard(0, "agrees", amount=3)),
        ("Deal!", Heard(0, "agrees")),
        ("Yes, 3 it is", Heard(0, "agrees", amount=3)),
        ("Oui, Ben", Heard(0, "agrees")),
        ("OK Ben, 3 it is", Heard(0, "agrees", amount=3)),
        ("fine, 3", Heard(0, "agrees", amount=3)),
        ("3 it is, Ben", Heard(0, "agrees", amount=3)),
        ("3 is fine", Heard(0, "agrees", amount=3)),
        ("Done", Heard(0, "agrees")),
        ("Sounds good, Ben", Heard(0, "agrees")),
        ("It's a deal", Heard(0, "agrees")),
        ("Va pour 3", Heard(0, "agrees", amount=3)),
        ("Marché conclu", Heard(0, "agrees")),
        ("Ça marche Ben !", Heard(0, "agrees")),
        ("Ça me va", Heard(0, "agrees")),
        ("3 c’est bon", Heard(0, "agrees", amount=3)),
        ("pour 3, ça marche", Heard(0, "agrees", amount=3)),
        ("3", Heard(0, "agrees", amount=3)),
        ("Leave for 3, then", Heard(0, "agrees", amount=3)),
        ("Good evening!", Heard(0, "greets")),
        ("It is late", None),
        ("Would you leave for 3?", asks(3)),
        ("I leave for 3", sells(3)),
        ("ok ?", None),
        ("ok but I stay", None),
        ("ok, but Mia leaves", None),
        ("no", None),
        ("And for 2?", asks(2)),
        ("Et pour 2 ?", asks(2)),
        ("2", asks(2)),
    ],
)
def test_where_a_price_has_been_named_short_answers_are_about_it(text: str, heard: Heard | None) -> None:
    assert understood(text, 0, NAMES, ROLES, Asked(3, True)) == heard


@pytest.mark.parametrize("text", ["I leave for 3", "Je pars pour 3", "OK Ben, I’ll go for 3", "3, d’accord"])
def test_who_takes_what_a_bot_would_pay_agrees(text: str) -> None:
    assert understood(text, 0, NAMES, ROLES, Asked(3, False)) == Heard(0, "agrees", amount=3)


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Ben, will you leave?", 1),
        ("Will you leave, Mia?", 2),
        ("Thanks Ben", 1),
        ("Zoe, vous partez ?", 3),
        ("Hello. Mia, are you there?", 2),
        ("Will Ben leave?", None),
        ("Benjamin, will you leave?", None),
        ("Good evening!", None),
        ("OK Mia, 2 it is", 2),
        ("ok for 2 Zoé, then", 3),
        ("Va pour 2 avec Ben !", 1),
    ],
)
def test_who_is_called_by_name_is_spoken_to(text: str, seat: int | None) -> None:
    assert addressed(text, NAMES) == seat


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        # money for your leaving
        ("I give you 2 and you are gone", asks(2)),
        ("I’ll hand you 3 if you get out", asks(3)),
        ("2 for you to clear off", asks(2)),
        ("Take 2 and scram", asks(2)),
        ("Would you take 3?", asks(3)),
        ("I can offer you 4", asks(4)),
        ("I’ll pay you two bucks", asks(2)),
        ("I won’t pay more than 2", asks(2)),
        ("I buy everybody who leaves for 1", asks(1)),
        ("Who leaves for 2?", Heard(0, "requests", "leave", 2, open=True)),
        ("Je te file 2 balles et tu dégages", asks(2)),
        ("je te refile 3 si tu te tires", asks(3)),
        ("Je te donne 1 si tu pars", asks(1)),
        ("Casse-toi pour 2 !", asks(2)),
        ("Tire-toi, je te paie 3", asks(3)),
        ("2 millions pour que tu sortes", asks(2)),
        ("Je peux te filer 2", asks(2)),
        ("J’te donne 2", asks(2)),
        ("J’achète tous ceux qui partent à 1", asks(1)),
        ("Qui part pour 2 ?", Heard(0, "requests", "leave", 2, open=True)),
        ("pas plus de 2, je paie pas plus de 2", asks(2)),
        # money for my leaving
        ("3 and I am gone", sells(3)),
        ("Give me 2 and I am gone. Why do you say no?", sells(2)),
        ("For 3 I’m out", sells(3)),
        ("3M and I’m off", sells(3)),
        ("give me two and I go", sells(2)),
        ("I do not leave for less than 3", sells(3)),
        ("Donne-moi 2 pour partir", sells(2)),
        ("File-moi 3 et je me casse", sells(3)),
        ("Je dégage pour 4", sells(4)),
        ("Pour 2 je me tire", sells(2)),
        ("je m’en vais pour 3", sells(3)),
        ("Je pars pas à moins de 3", sells(3)),
        ("What do you pay?", sells(None)),
        ("How much do you give me?", sells(None)),
        ("Tu paies combien ?", sells(None)),
        ("Combien tu me files ?", sells(None)),
        ("Que donnes-tu ?", sells(None)),
        # leave!
        ("Pars ou on est tous éliminés", LEAVE),
        ("Get out of here", LEAVE),
        ("Off you go", LEAVE),
        ("Dégage !", LEAVE),
        ("Allez, casse-toi", LEAVE),
        ("Va-t’en", LEAVE),
        # the rest
        ("T’es un menteur Mia, comme d’hab mdr", ACCUSED),
        ("T’es là ?", Heard(0, "greets")),
        ("Are you still there?", Heard(0, "greets")),
        ("What shall we do now?", None),
    ],
)
def test_people_bargain_in_many_words(text: str, heard: Heard | None) -> None:
    assert understood(text, 0, NAMES, ROLES, None) == heard


@pytest.mark.parametrize(
    "text",
    [
        "I will not give you 2",
        "I won't pay you 3 to leave",
        "I never leave for 2",
        "Why would I give you 2?",
        "I gave you 2 last time",
        "Should I give you 2?",
        "I pay 2 if Mia leaves",
        "If Mia leaves I have 2",
        "Two of us must leave",
        "There are 2 Drivers out there",
        "She leaves for 2",
        "Leave me alone",
        "Here we go for round 2",
        "You owe me 2",
        "Je ne te donne pas 2",
        "Je te donnerai jamais 3",
        "Je pars pas pour 2",
        "Pourquoi je te donnerais 2 ?",
        "Mia part pour 2",
        "On est 2 Chauffeurs",
        "Tu m’as donné 2",
        "Il reste 2 tours",
    ],
)
def test_what_only_sounds_like_an_offer_is_none(text: str) -> None:
    heard = understood(text, 0, NAMES, ROLES, None)
    assert heard is None or heard.kind not in ("sells", "requests", "offers", "agrees")


def test_a_line_may_speak_to_several_one_after_the_other() -> None:
    assert spoken("Ben t’es là ? Mia, je te donne 1 si tu pars", NAMES) == [
        (1, "Ben t’es là ?"),
        (2, " Mia, je te donne 1 si tu pars"),
    ]
    assert [to for to, _ in spoken("I am the Driver. Will you leave, Ben? It is good money.", NAMES)] == [1]
    assert addressed("T’es un menteur Mia, comme d’hab", NAMES) == 2
    assert addressed("I pay 2 to Mia, not more", NAMES) is None
