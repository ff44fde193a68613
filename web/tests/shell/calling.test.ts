import { describe, expect, test } from "vitest";

import { callState, isApple, keyBytes, keyText, type Device } from "../../src/shell/calling";

const READY: Device = {
  secure: true,
  able: true,
  apple: false,
  installed: false,
  permission: "default",
  pushKey: "key",
  subscribed: false,
};

describe("a device can be called, or says what is in the way", () => {
  test.each([
    ["off", {}],
    ["on", { subscribed: true, permission: "granted" }],
    ["denied", { subscribed: true, permission: "denied" }],
    ["insecure", { secure: false, able: false }],
    ["home-screen", { able: false, apple: true }],
    ["unable", { able: false, apple: true, installed: true }],
    ["unable", { able: false }],
    ["no-push", { pushKey: null }],
  ] as const)("%s", (state, change) => {
    expect(callState({ ...READY, ...change })).toBe(state);
  });
});

test("keys travel in base64url, without padding", () => {
  const bytes = Uint8Array.from([251, 255, 0, 4]);
  expect(keyText(bytes.buffer)).toBe("-_8ABA");
  expect(keyBytes("-_8ABA")).toEqual(bytes);
  expect(keyText(null)).toBe("");
});

test("an iPad that calls itself a Macintosh is known by its touch screen", () => {
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe(true);
  expect(isApple("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0)).toBe(false);
  expect(isApple("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5)).toBe(true);
  expect(isApple("Mozilla/5.0 (X11; Linux x86_64)", 10)).toBe(false);
});
