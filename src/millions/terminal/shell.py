"""Commands as they are typed in a shell."""

from __future__ import annotations

import os
import shlex

from millions.terminal.stage import Stage


def say_command(stage: Stage, lang: str | None, command: str, *arguments: str) -> None:
    """Print a command on one line; `lang` is the value of --lang, if given."""
    words = [how_to_type(command), *(["--lang", lang] if lang else []), *map(shlex.quote, arguments)]
    stage.say_unbroken(" ".join(words))


def how_to_type(command: str) -> str:
    """A command of this program as it is typed here: `./play` passes its own name in MILLIONS_PLAY."""
    if command == "play" and "MILLIONS_PLAY" in os.environ:
        return shlex.quote(os.environ["MILLIONS_PLAY"])
    return f"{shlex.quote(os.environ.get('MILLIONS', 'millions'))} {command}"
