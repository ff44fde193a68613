"""What seats say and what they are told: one definition for rules, record and wire."""

from msgspec import Struct, ValidationError, convert, to_builtins

from millions.core.seat import OPEN, Seat, Viewer


class Action(Struct, frozen=True, gc=False, tag_field="verb", tag=True, forbid_unknown_fields=True):
    """What a seat wants: imperative, made of ids and choices."""


def well_typed(action: Action) -> bool:
    """Whether the fields hold just what their types say, and not something that merely equals it (True for 1)."""
    try:
        return convert(to_builtins(action), type(action)) == action
    except (ValidationError, TypeError):
        return False


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=True, forbid_unknown_fields=True):
    """What happened, for everybody at the table to see."""

    def seen_by(self, viewer: Viewer) -> bool:
        """An event is seen whole by its audience, and not at all by anyone else."""
        return True


class Secret(Event, frozen=True):
    """What happened, for one seat's eyes only."""

    to: Seat

    def seen_by(self, viewer: Viewer) -> bool:
        return viewer in (self.to, OPEN)


def public(events: tuple[Event, ...]) -> bool:
    """Whether everybody may see all of these events."""
    return all(type(event).seen_by is Event.seen_by for event in events)


def seen(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """What of these events one viewer may see."""
    return tuple([event for event in events if event.seen_by(viewer)])
