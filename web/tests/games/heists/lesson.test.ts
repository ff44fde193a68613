import { describe, expect, it } from "vitest";

import { lesson, roleToClaim, tipFacts } from "../../../src/games/heists/lesson";
import type { Event, Role, View } from "../../../src/games/heists/types";
import { LiveTable } from "../../../src/shell/live.svelte";
import { view } from "../../support/heist";

const claimed = (character: number, role: "snitch" | "driver" | "crook") => ({
  event: "Claimed" as const,
  character,
  role,
});
const CLAIM = {
  verb: "Claim",
  rule: "",
  blanks: { character: { kind: "one of", among: [0] }, role: { kind: "one of", among: ["snitch", "driver"] } },
};

const SHOWN: Partial<View> = { shown: ["driver", "snitch", "brute"] };
/** The player is the Driver; a Driver, a Snitch and a Brute lie in the centre. */
function taught(...events: Event[]) {
  return during({}, ...events);
}
function during(change: Partial<View>, ...events: Event[]) {
  return after([], change, ...events);
}
function after(seen: readonly string[], change: Partial<View>, ...events: Event[]) {
  const table = new LiveTable("t");
  const claims = events.filter((event) => event.event === "Claimed");
  Object.assign(table, {
    settings: { game: "dollars-1e" },
    you: 0,
    view: view({ claims, ...SHOWN, ...change }),
    forms: [CLAIM],
    feed: events.map((event, n) => ({ id: String(n), n, at: n, event })),
  });
  return lesson(table, seen);
}

describe("the lesson of a bluff", () => {
  it("is not for a player who has left", () => {
    expect(during({ crew: [1, 2, 3], left: [0] })).toBeNull();
    expect(during({ crew: [1, 2, 3], left: [0] }, claimed(0, "snitch"))).toBeNull();
  });

  it("names a role that was sent once, and not by the player", () => {
    expect(roleToClaim(view(SHOWN))).toBe("snitch");
    expect(roleToClaim(view({ ...SHOWN, known: ["snitch", null, null, null] }))).toBe("driver");
    expect(roleToClaim(view({ ...SHOWN, claims: [claimed(1, "snitch")] })), "a Brute fears little").toBeNull();
  });

  it("is not for a player whose own role lies there twice", () => {
    expect(roleToClaim(view({ shown: ["driver", "snitch", "driver"] }))).toBeNull();
    expect(taught()).toEqual({
      mark: "bluff",
      role: "snitch" satisfies Role,
      action: { verb: "Claim", character: 0, role: "snitch" },
    });
  });

  it("is not for a player whose own role another claims", () => {
    expect(roleToClaim(view({ ...SHOWN, claims: [claimed(1, "driver")] }))).toBeNull();
    expect(roleToClaim(view({ ...SHOWN, claims: [claimed(1, "driver")], crew: [0, 2, 3], left: [1] }))).toBe("snitch");
  });

  it("does not credit the bluff with the departure of a player who was paid", () => {
    const terms = { payments: [{ source: 0, target: 2, amount: 3 }], departures: [2] };
    const paid: Event[] = [
      { event: "Struck", proposal: 1, terms },
      { event: "Withdrew", character: 2 },
    ];
    expect(taught(claimed(0, "snitch"), ...paid)).toEqual({ mark: "bluffed" });
    expect(taught(claimed(0, "snitch"), ...paid, { event: "Withdrew", character: 3 })).toEqual({
      mark: "bluff-left",
      seat: 3,
    });
  });

  it("waits while a deal with the player is open, and comes no more once they are ready: bots would wait for a tip", () => {
    const terms = { payments: [], departures: [1] };
    const deal = (...parties: number[]) => ({ id: 1, proposer: 1, terms, parties, awaiting: parties });
    expect(during({ proposals: [deal(0, 1)] })).toBeNull();
    expect(during({ proposals: [deal(1, 2)] })?.mark).toBe("bluff");
    expect(during({ ready: [0] })).toBeNull();
  });

  it("does not come again in a later round: who has bluffed needs no such advice", () => {
    expect(after(["bluff"], {})?.mark).toBe("bluff");
    expect(after(["bluffed"], {})).toBeNull();
  });

  it("is over after a lie, and tells who has left since", () => {
    expect(taught(claimed(0, "driver"))?.mark).toBe("bluff");
    expect(taught(claimed(1, "crook"))?.mark).toBe("bluff");
    expect(taught({ event: "Withdrew", character: 1 }, claimed(0, "snitch"))).toEqual({ mark: "bluffed" });
    expect(taught(claimed(0, "snitch"), { event: "Withdrew", character: 2 })).toEqual({ mark: "bluff-left", seat: 2 });
  });
});

describe("what a tip goes by", () => {
  const sent = (...roles: Role[]) => {
    const table = new LiveTable("t");
    const event = { event: "Placed", roles };
    Object.assign(table, { settings: { game: "dollars-1e" }, feed: [{ id: "0", n: 0, at: 0, event }] });
    return tipFacts(table).own;
  };
  it("is whether the player sent a Brute, who never loses the ante", () => {
    expect([sent("driver"), sent("brute"), sent("brute", "crook")]).toEqual(["other", "brute", "mixed"]);
    expect(tipFacts(new LiveTable("t")).own).toBe("other");
  });
});
