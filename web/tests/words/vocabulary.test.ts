import { expect, it } from "vitest";

import { FieldArguments } from "../../src/words/arguments";
import { kindOf, NO_VOCABULARY } from "../../src/words/vocabulary";
import { catalogues, wordsFrom } from "../support/words";

it("takes a kind apart", () => {
  expect(kindOf("enum:role*")).toEqual({ sort: "enum", of: "role", many: true, nested: false });
  expect(kindOf("plain")).toEqual({ sort: "plain", of: "", many: false, nested: false });
  expect(kindOf("record:company**")).toMatchObject({ many: true, nested: true });
});

const vocabulary = {
  ...NO_VOCABULARY,
  records: { company: { face: "plain", bills: "plain" } },
  figures: { company: { level: ["face", "bills"] } },
};
const fields = new FieldArguments(vocabulary, wordsFrom(catalogues("million-club"), { vocabulary }));

it("gives a list as words and as a number", () => {
  expect(fields.of({ winners: "seat*" }, { winners: [0, 2] })).toEqual({ winners: "Ann and Cid", "winners-count": 2 });
});

it("says who voted which way", () => {
  expect(fields.of({ votes: "bool*" }, { votes: [true, false, true] })).toEqual({
    "votes-yes": "Ann and Cid",
    "votes-no": "Bob",
    "votes-yes-count": 2,
    "votes-no-count": 1,
  });
});

it("adds up what a record works out", () => {
  expect(fields.of({ company: "record:company" }, { company: { face: 2, bills: 1 } })).toMatchObject({ level: 3 });
});

it("names the value of an enum in a field of another name", () => {
  const club = new FieldArguments(NO_VOCABULARY, wordsFrom(catalogues("million-club")));
  expect(club.of({ closed: "enum:tile" }, { closed: "lobby" })).toMatchObject({
    closed: "lobby",
    "closed-name": "Lobby",
  });
});

it("says none for what is missing", () => {
  expect(fields.of({ named: "enum:role" }, { named: null })).toEqual({ named: "none" });
});
