"""French elision before names, in terminal and page alike."""

from __future__ import annotations

import pytest

from millions.words.catalogue import Catalogue


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ada", "Accord 2, d’Ada"), ("Bob", "Accord 2, de Bob"), ("Émile", "Accord 2, d’Émile"), ("", "Accord 2, de ")],
)
def test_a_name_with_a_vowel_in_front(name: str, said: str) -> None:
    catalogue = Catalogue("fr", "dollars-1e", also=("page", "page-heists"))
    assert catalogue.format("heist-proposal", number=2, seat=name) == said
    assert not catalogue.troubles
