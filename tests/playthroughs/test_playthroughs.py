"""The kept playthroughs are what the program plays today."""

import pytest

from tests.playthroughs.tell import FOLDER, Case, cases, file_of, tell


@pytest.mark.parametrize("case", cases(), ids=lambda case: file_of(*case).stem)
def test_the_playthrough_is_as_kept(case: Case) -> None:
    assert tell(*case) == file_of(*case).read_text(encoding="utf-8")


def test_there_are_no_others() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(*case) for case in cases()}
