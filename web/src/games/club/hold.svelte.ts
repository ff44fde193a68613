/**
 * A pawn that is put down is held for a heartbeat before it binds. Until then nothing has been sent, so that nobody can
 * learn of it, and it can be taken back.
 */
import { sameSpot } from "./club";
import type { Act, Action, TileNow } from "./types";

export const HOLDS_MS = 1200;

export type PawnAction = Extract<Action, { verb: "PlacePawn" | "MovePawn" }>;

export const isPawn = (action: Action): action is PawnAction =>
  action.verb === "PlacePawn" || action.verb === "MovePawn";

export class Hold {
  held = $state.raw<PawnAction | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: Act,
    /** The clock runs out: nothing is held. */
    private readonly hurry: () => boolean = () => false,
  ) {}

  /** Holds a pawn; the same spot once more sends it at once. Everything else is sent as it comes. */
  readonly act: Act = async (action) => {
    if (!isPawn(action) || this.hurry()) return this.send(action);
    const again = this.held && sameSpot(this.held.spot, action.spot);
    this.back();
    if (again) return this.send(action);
    this.held = action;
    this.timer = setTimeout(() => this.go(), HOLDS_MS);
  };

  /** What is held binds now. */
  readonly go = (): void => {
    const action = this.held;
    this.back();
    if (action) void this.send(action).catch(() => undefined); // a refusal has been shown
  };

  /** What is held is taken back. */
  readonly back = (): void => {
    clearTimeout(this.timer);
    this.held = null;
  };
}

/** The tile as it will be with the pawn that is held. */
export function withHeld(tile: TileNow, held: PawnAction | null, seat: number): TileNow {
  if (held?.spot.tile !== tile.tile) return tile;
  const places = tile.places.map((place) =>
    sameSpot(place.spot, held.spot) ? { ...place, pawns: [...place.pawns, seat] } : place,
  );
  return { ...tile, places };
}
