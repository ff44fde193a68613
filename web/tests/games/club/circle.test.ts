import { expect, test } from "vitest";

import { arrow, HEIGHT, pointOf, WIDTH } from "../../../src/games/club/circle";

test("sectors stand around the middle of the picture, the first at the top", () => {
  const points = [0, 1, 2].map((place) => pointOf(place, 3));
  expect(points[0]?.x).toBeCloseTo(WIDTH / 2);
  expect(points[0]?.y).toBeLessThan(HEIGHT / 2);
  expect((points[1]?.x ?? 0) + (points[2]?.x ?? 0)).toBeCloseTo(WIDTH);
  expect(points[1]?.y).toBeCloseTo(points[2]?.y ?? 0);
});

test("an arrow goes from rim to rim, and leaves room for its tip", () => {
  expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe("M42 0L53 0");
});
