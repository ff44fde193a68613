"""French as people speak it, and the same facts in the same words wherever they stand."""

from __future__ import annotations

import pytest

from millions.words.catalogue import Argument, Catalogue


def said(key: str, game: str = "dollars-1e", **facts: Argument) -> str:
    """A sentence of the page or of a review."""
    catalogue = Catalogue("fr", game, also=("page", "page-heists", "review"))
    sentence = catalogue.format(key, **facts)
    assert not catalogue.troubles
    return sentence.replace("\u00a0", " ")


@pytest.mark.parametrize(("kind", "they"), [("brute", "elles sont éliminées"), ("driver", "ils sont éliminés")])
def test_doubles_agree_with_the_role(kind: str, they: str) -> None:
    assert said("heist-stake-doubles", many="Rôles (dont vous)", kind=kind) == (
        f"Il y a plusieurs Rôles (dont vous) : si deux restent, {they}."
    )


@pytest.mark.parametrize(
    ("lies", "believed", "told"),
    [
        (1, 0, "1 mensonge"),
        (1, 1, "1 mensonge, qui a marché"),
        (3, 0, "3 mensonges"),
        (3, 1, "3 mensonges, dont au moins 1 a marché"),
        (3, 2, "3 mensonges, dont au moins 2 ont marché"),
        (2, 2, "2 mensonges, qui ont tous marché"),
    ],
)
def test_lies_are_told_alike_in_the_table_and_beside_it(lies: int, believed: int, told: str) -> None:
    assert said("decided-lied", seat="Ada", lies=lies, believed=believed, rest=lies - believed) == f"Ada : {told}."
    short = told.replace(" mensonges", "").replace(" mensonge", "")
    assert said("review-lies-told", lies=lies, believed=believed, rest=lies - believed) == short


def test_lies_are_counted_in_digits_everywhere() -> None:
    assert said("heist-liars", names="Zoé", count=1, lies=2) == "Zoé a menti 2 fois."
    assert said("heist-liars", names="Ada et Ben", count=2, lies=5) == "Ada et Ben ont menti 5 fois chacun."
    assert said("ending-liar", seat="Zoé", lies=1, count=0, believers="") == "Zoé a menti 1 fois."
    two = "Ben a menti 4 fois, et a tout de même conclu 2 accords avec Lou."
    assert said("ending-liar", seat="Ben", lies=4, count=2, believers="Lou") == two


def test_a_player_who_left_has_left_the_heist() -> None:
    assert said("heist-standing", standing="left", whose="", lookers="") == "a quitté le casse"
    assert said("ending-was", role="Brute", fate="left", lies="", count=0) == "Brute, a quitté le casse"


def test_the_last_heist_elides_before_a_name() -> None:
    behind = said("heist-last", stand="behind", amount=9, names="Ada", antes="yes")
    assert "Il vous faut gagner 9 de plus qu’Ada (mises déjà comptées)." in behind
