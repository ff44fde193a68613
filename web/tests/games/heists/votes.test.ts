import { describe, expect, it } from "vitest";

import { failedVote, votesCast } from "../../../src/games/heists/votes";
import type { Event } from "../../../src/games/heists/types";
import { view } from "../../support/heist";

const TURNED: Event = {
  event: "LootTurned",
  round: 2,
  card: { name: "Bank", amount: 9, ante: 1, symbol: null },
};
const counted = (start: boolean, ...votes: boolean[]): Event => ({ event: "VotesCounted", votes, start });
const feed = (...events: Event[]) => events.map((event, n) => ({ id: `${n}`, n, at: n, event }));

describe("a vote", () => {
  it("tells how many have voted, and how many must say yes, never how", () => {
    expect(votesCast(view({ players: 5, voted: [true, false, true, false, false] }))).toEqual({
      voted: 2,
      players: 5,
      needed: 3,
    });
  });
  it("that failed is told until the round is over", () => {
    const failed = counted(false, true, false, false, false);
    expect(failedVote(feed(TURNED, failed), 4)).toEqual({ yes: 1, players: 4, needed: 2 });
    expect(failedVote(feed(TURNED, failed, counted(true, true, true, false, false)), 4)).toBeNull();
    expect(failedVote(feed(failed, TURNED), 4)).toBeNull();
  });
});
