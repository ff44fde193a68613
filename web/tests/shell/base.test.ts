import { expect, test } from "vitest";

import { base, withoutBase } from "../../src/shell/base";

test("a page of a server at the root of a site has no base", () => {
  expect(base).toBe("");
  expect(withoutBase("/t/abc")).toBe("/t/abc");
});

test("below a path, the places of the page are named without it", () => {
  expect(withoutBase("/games/t/abc", "/games")).toBe("/t/abc");
  expect(withoutBase("/games", "/games")).toBe("");
  expect(withoutBase("/games/", "/games")).toBe("/");
});

test("a path that only begins like the base is left alone", () => {
  expect(withoutBase("/gamesome", "/games")).toBe("/gamesome");
  expect(withoutBase("/t/abc", "/games")).toBe("/t/abc");
});
