"""Plain data from outside is checked field by field."""

from __future__ import annotations

import pytest

from millions import GAMES
from millions.core.errors import BadSetup


@pytest.mark.parametrize("name", ["x", "", "\0"])
def test_an_unknown_option_is_refused_under_any_name(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAMES["dollars-2e"].read_options({name: None})
    assert refused.value.code == "option-unknown"
