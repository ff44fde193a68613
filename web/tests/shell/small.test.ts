import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ask, isRefusal, refusalOf } from "../../src/shell/api";
import { open, problemWith, sit, withBots } from "../../src/shell/arrange";
import { actions, sends } from "../../src/shell/controls";
import { hostKey, isKey, justSat, seatKey } from "../../src/shell/keys";
import { LiveTable } from "../../src/shell/live.svelte";
import { keepPicture, loadPicture } from "../../src/shell/resume";
import { route } from "../../src/shell/route.svelte";
import { soundOf } from "../../src/shell/sound.svelte";
import { tastes } from "../../src/shell/tastes.svelte";
import { seatsIn, spelled } from "../../src/shell/terms";
import { numbersIn, stringsIn } from "../../src/shell/values";
import type { TermsBlank } from "../../src/wire/messages";

const answers: { status: number; body: unknown }[] = [];
const asked: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { body = "{}" }: { body?: string } = {}) => {
    asked.push({ path, body: JSON.parse(body) });
    const { status, body: said } = answers.shift() ?? { status: 200, body: {} };
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(said), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("gives the answer, and nothing for no content", async () => {
    answers.push({ status: 200, body: [1] }, { status: 204, body: null });
    expect(await ask("GET", "/api/games")).toEqual([1]);
    expect(await ask("DELETE", "/api/tables/t")).toBeNull();
  });

  it("throws the server's refusal", async () => {
    const refusal = { is: "Refusal", code: "no-such-table", sentence: "" };
    answers.push({ status: 404, body: refusal });
    await expect(ask("GET", "/api/tables/t")).rejects.toEqual(refusal);
  });

  it("throws that the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    await expect(ask("GET", "/api/games")).rejects.toMatchObject({ code: "offline" });
  });

  it("tells refusals from bugs", () => {
    expect(isRefusal(null)).toBe(false);
    expect(() => refusalOf(new Error("a bug"))).toThrow("a bug");
  });
});

describe("an action that a player thinks about", () => {
  const ready = { verb: "Ready" };

  it("is shown to the server with the key of the seat", async () => {
    localStorage.setItem("millions.seat.t5", "k");
    const problem = { code: "deal-nobody-leaves", rule: "M1-N5" };
    answers.push({ status: 200, body: { problem } });
    expect(await problemWith("t5", ready)).toEqual(problem);
    expect(asked[0]).toEqual({ path: "/api/tables/t5/check", body: { action: ready } });
  });

  it("has no problem where nobody can be asked", async () => {
    expect(await problemWith("nobody's", ready)).toBeNull();
    answers.push({ status: 500, body: {} });
    expect(await problemWith("t5", ready)).toBeNull();
  });
});

describe("arranging a table", () => {
  it("opens it with a key of the host", async () => {
    answers.push({ status: 201, body: { table: "t1", host: "" } });
    expect(await open(withBots("million-club", false))).toBe("t1");
    expect(isKey(hostKey("t1") ?? "")).toBe(true);
    expect(asked[0]?.body["chairs"]).toEqual([{}, { kind: "shrewd" }, { kind: "sensible" }]);
  });

  it("takes patient company for a guided game", () => {
    expect(withBots("million-club", true)).toMatchObject({
      chairs: [{}, { kind: "sensible" }, { kind: "honest" }],
      pace: 2500,
    });
  });

  it("takes as many bots as a learner wishes", () => {
    const kinds = (count: number) => withBots("million-club", true, undefined, count).chairs.map(({ kind }) => kind);
    expect(kinds(2)).toEqual([undefined, "sensible", "honest"]);
    expect(kinds(4)).toEqual([undefined, "sensible", "honest", "shrewd", "gambler"]);
  });

  it("takes bots of different kinds", () => {
    const kinds = withBots("million-club", false, undefined, 5).chairs.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(6);
  });

  it("keeps the made-up name of a device", async () => {
    localStorage.removeItem("millions.name");
    const visit = async () => {
      vi.resetModules();
      return (await import("../../src/shell/tastes.svelte")).tastes.names[0];
    };
    const made = await visit();
    expect([await visit(), await visit(), await visit()]).toEqual([made, made, made]);
    localStorage.setItem("millions.made-up", "Robin");
    expect(await visit()).toBe("Robin");
  });

  it("tries the next made-up name while one is taken", async () => {
    tastes.call("");
    answers.push(
      { status: 409, body: { is: "Refusal", code: "seat-twice", sentence: "" } },
      { status: 201, body: { seat: 2, key: "" } },
    );
    await sit("t2");
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body["name"]).not.toBe(asked[1]?.body["name"]);
    expect(justSat("t2")).toBe(2);
    expect(isKey(seatKey("t2") ?? "")).toBe(true);
  });

  it("does not rename a player who has a name", async () => {
    tastes.call("Ann");
    answers.push({ status: 409, body: { is: "Refusal", code: "seat-twice", sentence: "" } });
    await expect(sit("t3")).rejects.toMatchObject({ code: "seat-twice" });
  });
});

describe("controls", () => {
  it("carry what they send", () => {
    expect(sends({ verb: "Claim", character: 0, role: "driver" })).toEqual({
      "data-verb": "Claim",
      "data-arg-character": "0",
      "data-arg-role": '"driver"',
    });
  });

  it("list the actions of a form where they are few", () => {
    const form = {
      verb: "Bid",
      rule: "",
      blanks: {
        lot: { kind: "one of" as const, among: ["a", "b"] },
        price: { kind: "one of" as const, among: [1, 2] },
      },
    };
    expect(actions(form, 4)).toEqual([
      { verb: "Bid", lot: "a", price: 1 },
      { verb: "Bid", lot: "a", price: 2 },
      { verb: "Bid", lot: "b", price: 1 },
      { verb: "Bid", lot: "b", price: 2 },
    ]);
    expect(actions(form, 3)).toBeNull();
  });

  it("cannot list deals", () => {
    expect(actions({ verb: "Propose", rule: "", blanks: { terms: BLANK } }, 100)).toBeNull();
  });
});

const BLANK: TermsBlank = {
  kind: "terms",
  proposer: 0,
  characters: [0, 1, 2],
  purses: { 0: 3, 1: 2, 2: 0 },
  per_seat: 1,
};

describe("terms", () => {
  it("name the seats that are in", () => {
    expect(seatsIn(BLANK)).toEqual([0, 1, 2]);
  });

  it("are spelled in one way: added up, in order, without who has left", () => {
    const payments = [
      { source: 1, target: 0, amount: 1 },
      { source: 0, target: 2, amount: 1 },
      { source: 0, target: 2, amount: 2 },
      { source: 0, target: 7, amount: 2 },
    ];
    expect(spelled({ payments, departures: [2, 1, 9] }, BLANK)).toEqual({
      payments: [
        { source: 0, target: 2, amount: 3 },
        { source: 1, target: 0, amount: 1 },
      ],
      departures: [1, 2],
    });
  });
});

describe("a picture kept while a page is reloaded", () => {
  it("is the table as it was, once", () => {
    const table = new LiveTable("t9");
    Object.assign(table, { n: 5, you: 1, talk: [{ at: 1, seat: 0, text: "hi" }] });
    keepPicture(table);
    const again = new LiveTable("t9");
    loadPicture(again, "key");
    expect([again.n, again.you, again.talk.length]).toEqual([5, 1, 1]);
    const third = new LiveTable("t9");
    loadPicture(third, "key");
    expect(third.n).toBeNull();
  });

  it("of a seat is not shown to a spectator", () => {
    const table = new LiveTable("t9");
    Object.assign(table, { n: 5, you: 1 });
    keepPicture(table);
    const again = new LiveTable("t9");
    loadPicture(again, null);
    expect(again.n).toBeNull();
  });

  it("that cannot be read is ignored", () => {
    sessionStorage.setItem("millions.table.t9", "{");
    const table = new LiveTable("t9");
    loadPicture(table, "key");
    expect(table.n).toBeNull();
  });
});

describe("the route", () => {
  it("is the parts of the address", () => {
    route.go("/t/abc%20d?plain");
    expect(route.at.path).toEqual(["t", "abc d"]);
    expect(route.at.query.has("plain")).toBe(true);
  });
});

describe("sounds", () => {
  const SOUNDS = { Withdrew: "leave", HeistBegan: "reveal", GameWon: "end" } as const;

  it("are those of the most important event", () => {
    expect(soundOf([{ event: "GameWon" }, { event: "Withdrew" }], SOUNDS)).toBe("end");
    expect(soundOf([{ event: "Claimed" }], SOUNDS)).toBeUndefined();
  });

  it("are not heard twice", () => {
    expect(soundOf([{ event: "HeistBegan" }, { event: "Withdrew" }], SOUNDS, "reveal")).toBe("leave");
  });
});

it("reads values of unknown type with care", () => {
  expect(stringsIn(["a", 1, null])).toEqual(["a"]);
  expect(stringsIn("a")).toEqual([]);
  expect(numbersIn([1, 2])).toEqual([1, 2]);
  expect(numbersIn([1, null])).toBeNull();
});
