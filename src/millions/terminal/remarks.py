"""What bots say aloud, as text: at a table elsewhere it comes as a phrase, at one's own from the bot itself."""

from __future__ import annotations

from typing import get_args

from millions.bots.talk import COMMENTS, Remark
from millions.core.seat import Seat
from millions.games.remarks import Why
from millions.wire.talk import Comments, Explains, Replies
from millions.words import Speaker


def phrase_text(phrase: Explains | Replies | Comments, speaker: Speaker) -> str:
    """What a phrase of a bot says."""
    if isinstance(phrase, Explains):
        return _text(_worded(f"because-{phrase.why}", phrase.wording), phrase.tone, phrase.role, phrase.amount, speaker)
    if isinstance(phrase, Comments):
        return _text(_worded(f"comment-{phrase.what}", phrase.wording), phrase.tone, None, None, speaker)
    key = _worded(f"reply-{phrase.what}", phrase.wording)
    return _text(key, phrase.tone, phrase.role, phrase.amount, speaker, phrase.about)


def _worded(key: str, wording: int) -> str:
    """The key of this wording of a sentence."""
    return f"{key}-{wording}" if wording else key


def remark_line(seat: Seat, remark: Remark, tone: str, speaker: Speaker, wording: int = 0) -> str:
    """What a bot of this kind says at this seat, with who says it to whom."""
    kind = "because" if remark.what in get_args(Why) else "reply"
    key = _worded(f"{'comment' if remark.what in COMMENTS else kind}-{remark.what}", wording)
    said = _text(key, tone, remark.role, remark.amount, speaker, remark.about)
    if remark.to is None:
        return speaker.text("talk-said", seat=speaker.seat(seat), said=said)
    return speaker.text("talk-said-to", seat=speaker.seat(seat), to=speaker.seat(remark.to), said=said)


def _text(
    key: str, tone: str, role: str | None, amount: int | None, speaker: Speaker, about: Seat | None = None
) -> str:
    who = "" if about is None else speaker.seat(about)
    return speaker.text(key, tone=tone, role=role or "", amount=amount or 0, about=who)
