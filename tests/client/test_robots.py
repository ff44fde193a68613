"""`millions bot`: a bot of one's own at a live table, and several tables at once by invitation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import pytest

from millions.client import Api, Link, play, rematch
from millions.core.errors import IllegalAction
from millions.games.heists.negotiation import Ready
from millions.tables import MemoryStore
from millions.terminal.joined.robot import Host, Robot
from tests.client.serving import new_table, served

ECHO = '''
from millions.bots import RandomBot

class Echo(RandomBot):
    """Plays at random."""
'''


def room(link: str) -> Any:
    where = Link.read(link)
    return Api(where.base).card(where.table).room


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_a_match_and_a_rematch_and_is_seen_to_be_a_program(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(ECHO, encoding="utf-8")
    with served(MemoryStore()) as url:
        link = new_table(url, "dollars-2e")
        command = [sys.executable, "-m", "millions", "bot", "mybot.py:Echo", "--lang", "en"]
        command += ["--join", link, "--rematches", "1"]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100, env=env_in(tmp_path))
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout.startswith("1. ")
        assert len(ran.stdout.splitlines()) == 8  # four standings of the match, and of its rematch
        assert room(link).sitters[0].program
        again = room(rematch(link, seats=tmp_path / "millions" / "seats"))
        assert again.stage == "over"
        assert again.sitters[0].program


def env_in(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder)}


def invite(address: str, body: object) -> tuple[int, dict[str, Any]]:
    request = urllib.request.Request(address, json.dumps(body).encode())
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


@pytest.mark.slow
def test_a_host_plays_at_several_tables_and_says_when_they_are_enough(tmp_path: Path) -> None:
    said: list[str] = []
    host = Host(Robot("random", "Robot", tmp_path), 2, said.append)
    with served(MemoryStore()) as url, host.serve("127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        waiting = [new_table(url, people=2, bots=2) for _ in range(3)]  # each waits for another player
        assert [invite(address, {"link": link})[0] for link in waiting] == [202, 202, 429]
        assert invite(address, {"link": waiting[2]})[1]["facts"] == {"limit": "tables", "seconds": 60}
        nonsense: list[object] = [{}, [], {"link": 7}, {"link": "file:///etc/passwd"}, None]
        for one in nonsense:
            assert invite(address, one)[0] == 400
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address, timeout=10)
        assert json.load(refused.value)["code"] == "bad-request"  # never HTML
        for link in waiting[:2]:
            play(link, lambda view, forms, rng: rng.choice(forms).sample(rng), "Ann", tmp_path / "mine", Random(1))
        server.shutdown()
    assert len(said) == 2


def test_a_program_that_is_refused_again_and_again_stops(tmp_path: Path) -> None:
    with served(MemoryStore()) as url, pytest.raises(IllegalAction):
        play(new_table(url), lambda view, forms, rng: Ready(), "Robot", tmp_path)
