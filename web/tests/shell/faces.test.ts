import { describe, expect, it } from "vitest";

import type { Sitter } from "../../src/wire/messages";
import { type Avatar, AVATARS, avatarFor, BOTS, faceOf, isAvatar, withFaces } from "../../src/art/faces/faces";

const SITTER: Sitter = { kind: "person", name: null, taken: true, steward: false };

describe("portraits", () => {
  it("are a bot's own, a person's choice, or always the same for a name", () => {
    expect(faceOf({ kind: "bluffer", name: null })).toBe(BOTS["bluffer"]);
    expect(faceOf({ kind: "search:50ms", name: null })).toBe(BOTS["search"]);
    expect(faceOf({ kind: "person", name: "Ann", face: "hat" })).toBe(AVATARS.hat);
    expect(faceOf({ kind: "person", name: "Ann" })).toBe(AVATARS[avatarFor("Ann")]);
    expect(avatarFor("Ann")).toBe(avatarFor("Ann"));
  });

  it("at a table differ, unless their owners chose the same", () => {
    const person = (name: string, face?: Avatar): Sitter => ({ ...SITTER, name, ...(face && { face }) });
    const same = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"].map((name) => person(name));
    expect(new Set(withFaces(same).map(({ face }) => face)).size).toBe(same.length);
    const usual = avatarFor("Ann");
    expect(withFaces([person("Ann"), person("Bob", usual), person("Cid", usual)]).map(({ face }) => face)).toEqual([
      expect.not.stringMatching(usual),
      usual,
      usual,
    ]);
    expect(withFaces([person("Ann")])[0]?.face).toBe(usual);
  });

  it("follow people who change seats", () => {
    const [nora, omar]: [Sitter, Sitter] = [
      { ...SITTER, name: "Nora" },
      { ...SITTER, name: "Omar" },
    ];
    expect(avatarFor("Nora")).toBe(avatarFor("Omar"));
    const faces = (sitters: Sitter[]) => new Map(withFaces(sitters).map(({ name, face }) => [name, face]));
    expect(faces([omar, nora])).toEqual(faces([nora, omar]));
  });

  it("of bots of one kind have the same features in other colours", () => {
    const names = ["Ada", "Ben", "Coco", "Dov", "Edda", "Finn", "Gigi", "Hugo"];
    const faces = names.map((name) => faceOf({ kind: "sensible", name }));
    expect(new Set(faces.map(({ tone }) => tone)).size).toBe(names.length);
    expect(
      new Set(faces.map(({ hair, wear, lines, eyes, mouth }) => [hair, wear, lines, eyes, mouth].join())).size,
    ).toBe(1);
  });

  it("differ: a name gives any that suits everybody", () => {
    const given = new Set(Array.from({ length: 200 }, (_, one) => avatarFor(`Player ${one}`)));
    expect(given.size).toBe(7);
    for (const bearded of ["beard", "silver", "beanie"] as const) expect(given.has(bearded)).toBe(false);
    expect(isAvatar("nobody")).toBe(false);
  });
});
