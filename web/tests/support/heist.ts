/** A small view of the first edition, for four players in the negotiation. */
import type { View } from "../../src/games/heists/types";

export function view(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    players: 4,
    per_seat: 1,
    roles_in_play: ["brute", "crook", "driver", "snitch"],
    contents: [],
    agenda: [{ step: "Negotiate" }],
    money: [5, 5, 5, 5],
    pile: [],
    leader: 0,
    round: 2,
    winners: [],
    loot: null,
    chosen: [true, true, true, true],
    shown: ["driver", "driver", "snitch"],
    set_aside: null,
    crew: [0, 1, 2, 3],
    left: [],
    face_up: [],
    claims: [],
    proposals: [],
    proposals_made: [],
    ready: [],
    named: null,
    known: ["driver", null, null, null],
    looks: [],
    ...change,
  };
}
