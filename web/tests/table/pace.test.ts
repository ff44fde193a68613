import { describe, expect, it } from "vitest";

import { nearest, PACES_MS } from "../../src/table/pace";

describe("the slider of the bots' pace", () => {
  it("stands at the step nearest to the table's pace", () => {
    expect(PACES_MS.map(nearest)).toEqual([0, 1, 2, 3, 4]);
    expect(nearest(1600)).toBe(2);
    expect(nearest(0)).toBe(PACES_MS.length - 1);
  });
});
