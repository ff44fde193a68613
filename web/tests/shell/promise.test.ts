import { createHash, createHmac } from "node:crypto";

import { beforeEach, describe, expect, it } from "vitest";

import { breaches, check, commitmentTo, due, ownCommitment, pledgeAt, see } from "../../src/shell/promise";
import type { TableState } from "../../src/wire/messages";

const SECRET = "5e".repeat(32);
const PROMISE = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
const BOB = commitmentTo("salt-of-bob");
const OTHER = "00".repeat(32);

function room(stage: TableState["stage"], changes: Partial<TableState> = {}): TableState {
  return {
    stage,
    sitters: [],
    awaited: [],
    deadlines: [],
    negotiation_ends: null,
    time_up: false,
    pause_wishes: [],
    resume_wishes: [],
    commitment: PROMISE,
    commitments: [ownCommitment("t"), BOB, null],
    revealed: [],
    reveal_until: null,
    salts: [],
    standings: [],
    rematch: null,
    host: null,
    nudge: null,
    ...changes,
  };
}

const derived = (seat: number) => createHmac("sha256", Buffer.from(SECRET, "hex")).update(`salt|${seat}`).digest("hex");

function record(changes: object = {}, secret = SECRET): string {
  const header = {
    commitment: PROMISE,
    commitments: [ownCommitment("t"), BOB, null],
    salts: [pledgeAt("t").salt, "salt-of-bob", derived(2)],
    ...changes,
  };
  return `${JSON.stringify(header)}\n{"n":1}\n${JSON.stringify({ secret, over: true })}\n`;
}

/** This device has sat down and revealed its salt. */
function revealed() {
  see("t", room("open"));
  due("t", room("revealing"), 0);
  return pledgeAt("t");
}

beforeEach(() => localStorage.clear());

describe("a salt", () => {
  it("is made once for a table, and committed to by its hash", () => {
    expect(ownCommitment("t")).toBe(ownCommitment("t"));
    expect(ownCommitment("t")).not.toBe(ownCommitment("u"));
    expect(commitmentTo("pepper")).toBe(createHash("sha256").update("pepper").digest("hex"));
  });

  it("is committed to anew where the seat was taken from another device", () => {
    expect(due("t", room("open"), 0)).toBeNull();
    expect(due("t", room("open", { commitments: [OTHER, BOB, null] }), 0)).toEqual({
      do: "Commit",
      commitment: ownCommitment("t"),
    });
  });

  it("is revealed when every seat is taken, by the seat that committed to it, once", () => {
    const salt = (ownCommitment("t"), pledgeAt("t").salt);
    expect(due("t", room("revealing"), 0)).toEqual({ do: "Reveal", salt });
    expect(due("t", room("revealing", { revealed: [0] }), 0)).toBeNull();
    expect(due("t", room("revealing"), 1)).toBeNull();
    expect(due("t", room("revealing"), -2)).toBeNull();
    expect(due("t", room("playing"), 0)).toBeNull();
  });

  it("is not revealed to a server whose promise has changed", () => {
    see("t", room("open"));
    expect(due("t", room("revealing", { commitment: OTHER }), 0)).toBeNull();
  });
});

describe("a promise", () => {
  it("is the first one seen, even after a reload", () => {
    see("t", room("open"));
    see("t", room("playing", { commitment: OTHER }));
    expect(pledgeAt("t")).toMatchObject({ promise: PROMISE, inTime: true });
    expect(breaches(pledgeAt("t"), room("playing"))).toEqual([]);
    expect(breaches(pledgeAt("t"), room("playing", { commitment: OTHER }))).toEqual(["promise"]);
  });

  it("that was first seen during the match is not in time", () => {
    expect(see("t", room("playing")).inTime).toBe(false);
  });

  it("includes the commitments of others: none may change after this device's salt is known", () => {
    const kept = revealed();
    expect(breaches(kept, room("playing", { commitments: [ownCommitment("t"), OTHER, null] }))).toEqual([
      "commitments",
    ]);
    expect(breaches(kept, room("playing", { commitments: [ownCommitment("t"), null, null] }))).toEqual([]);
  });
});

describe("a record", () => {
  it("that is as promised shows nothing wrong", () => {
    expect(check(revealed(), record())).toEqual({ breaches: [], inTime: true, salted: true, replaced: 0 });
  });

  it("tells how many players were replaced by bots before the match began", () => {
    const changes = {
      commitments: [ownCommitment("t"), null, null],
      salts: [pledgeAt("t").salt, derived(1), derived(2)],
    };
    expect(check(revealed(), record(changes))).toMatchObject({ breaches: [], replaced: 1 });
  });

  it("that tells other events than this page is found out", () => {
    const told = [{ event: "Turned", card: "Bank" }];
    expect(check(revealed(), record(), told).breaches).toEqual(["events"]);
    const [header, , closing] = record().split("\n");
    const honest = [header, JSON.stringify({ n: 1, events: told }), closing].join("\n");
    expect(check(revealed(), honest, told).breaches).toEqual([]);
  });

  it("of a spectator's match is checked without a salt", () => {
    const spectator = { promise: PROMISE, inTime: true, salt: null, commitments: null };
    expect(check(spectator, record())).toMatchObject({ breaches: [], salted: false });
  });

  it("with another promise, secret, commitment or salt is found out", () => {
    const kept = revealed();
    const secret = "66".repeat(32);
    const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
    expect(check(kept, record({ commitment }, secret)).breaches).toContain("promise");
    expect(check(kept, record({}, secret)).breaches).toContain("secret");
    expect(check(kept, record({}, "?")).breaches).toContain("secret");
    expect(check(kept, record({ salts: ["x", "salt-of-bob", derived(2)] })).breaches).toEqual(["salt", "salts"]);
    expect(check(kept, record({ commitments: [ownCommitment("t"), OTHER, null] })).breaches).toContain("commitments");
    expect(check(kept, record({ salts: [kept.salt, "salt-of-bob", "x"] })).breaches).toEqual(["salts"]);
    expect(check(kept, "no record").breaches).toContain("promise");
  });
});
