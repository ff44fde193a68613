"""The kept playthroughs are what the program plays today."""

import pytest

from tests.playthroughs.tell import cases, file_of, tell


@pytest.mark.parametrize(("game", "players"), cases())
def test_the_playthrough_is_as_kept(game: str, players: int) -> None:
    assert tell(game, players) == file_of(game, players).read_text(encoding="utf-8")
