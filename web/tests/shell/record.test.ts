import { describe, expect, it } from "vitest";

import { becomePerson, broughtPerson, newKey, personKey } from "../../src/shell/keys";
import { recordByGame } from "../../src/shell/record";
import type { PastTable } from "../../src/wire/messages";

const past = (game: string, won: boolean | null): PastTable => ({
  table: "t",
  game,
  status: won === null ? "playing" : "over",
  opened: 0,
  result: won === null ? null : { seat: 0, place: won ? 1 : 2, score: 5, won },
});

describe("a player's record", () => {
  it("counts matches with a result, by game, most played first", () => {
    const tables = [past("million-club", true), past("dollars-1e", false), past("dollars-1e", true)];
    expect(recordByGame([...tables, past("million-club", null)])).toEqual([
      { game: "dollars-1e", played: 2, won: 1 },
      { game: "million-club", played: 1, won: 1 },
    ]);
    expect(recordByGame([past("dollars-2e", null)])).toEqual([]);
  });
});

describe("a player who comes from another device", () => {
  it("is brought by a key in the address, unless this device has it already", () => {
    const [mine, other] = [personKey(), newKey()];
    expect(broughtPerson("")).toBeNull();
    expect(broughtPerson("#chapter")).toBeNull();
    expect(broughtPerson(`#${mine}`)).toBeNull();
    expect(broughtPerson(`#${other}`)).toEqual({ key: other, name: null, face: null });
    const along = new URLSearchParams({ name: "Ann & Bob", face: "hat" });
    expect(broughtPerson(`#${other}&${along}`)).toEqual({ key: other, name: "Ann & Bob", face: "hat" });
    expect(personKey()).toBe(mine);
    becomePerson(other);
    expect(personKey()).toBe(other);
  });
});
