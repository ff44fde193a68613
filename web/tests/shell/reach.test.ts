import { describe, expect, test } from "vitest";

import { commandsIn, expectsVisit, isLoopback } from "../../src/shell/reach.svelte";
import { catalogues, wordsFrom } from "../support/words";

const ORIGIN = "http://192.168.1.20:8000";

describe("while an invitation is shown, the page asks again", () => {
  test("as long as no other device has reached the server", () => {
    expect(expectsVisit({ origin: ORIGIN, checked: true })).toBe(true);
    expect(expectsVisit({ origin: ORIGIN, checked: false })).toBe(true);
    expect(expectsVisit({ origin: ORIGIN, checked: true, visited: true })).toBe(false);
  });
  test("as long as the server can be opened on another page", () => {
    expect(expectsVisit({ origin: ORIGIN, local: true, may_open: true })).toBe(true);
    expect(expectsVisit({ origin: ORIGIN, local: true })).toBe(false);
  });
  test("never on the device of a guest", () => {
    expect(expectsVisit({ origin: ORIGIN })).toBe(false);
  });
});

test("an address that leads every device to itself invites nobody", () => {
  expect(["127.0.0.1", "127.1.2.3", "localhost", "x.localhost", "[::1]"].filter((one) => !isLoopback(one))).toEqual([]);
  expect(["192.168.1.20", "127.example.org", "localhost.example.org", "10.0.0.1"].filter(isLoopback)).toEqual([]);
});

test("commands to type are told apart from the sentence around them, and the table is kept", () => {
  const pieces = commandsIn(wordsFrom(catalogues()).text("reach-restart"));
  expect([pieces[1], pieces[3]]).toEqual(["millions serve --lan", undefined]);
  expect(pieces.at(-1)).toContain("This table is kept.");
});
