import { expect, it } from "vitest";

import { unread } from "../../src/table/marks";

it("explains each mark once, and a verb that a lesson shows only after the lesson", () => {
  const marks = ["Negotiate", "bluff", "Claim"];
  expect(unread(marks, ["Negotiate"], { Claim: "bluff" })).toEqual(["bluff"]);
  expect(unread(marks, ["Negotiate", "bluff"], { Claim: "bluff" })).toEqual(["Claim"]);
  expect(unread(["Claim"], [], {})).toEqual(["Claim"]);
});
