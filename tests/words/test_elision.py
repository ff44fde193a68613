"""French elision before names, in terminal and page alike."""

from __future__ import annotations

import pytest

from millions.words.catalogue import Catalogue


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "Accord n° 2, d’Ada"),
        ("Bob", "Accord n° 2, de Bob"),
        ("Émile", "Accord n° 2, d’Émile"),
        ("", "Accord n° 2, de "),
    ],
)
def test_a_name_with_a_vowel_in_front(name: str, said: str) -> None:
    catalogue = Catalogue("fr", "dollars-1e", also=("page", "page-heists"))
    assert catalogue.format("heist-proposal", number=2, seat=name) == said
    assert not catalogue.troubles


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("error-record-commitment", "le sel d’Ada n’est pas"),
        ("error-record-derived", "le sel d’Ada ne découle pas"),
        ("welcome-branch", "Vous savez ce qu’Ada savait alors"),
    ],
)
def test_sentences_about_a_seat_elide_before_its_name(key: str, said: str) -> None:
    catalogue = Catalogue("fr", "dollars-1e", also=("errors", "terminal"))
    assert said in catalogue.format(key, line=1, n=3, seat="Ada")
    assert not catalogue.troubles
