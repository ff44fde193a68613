import { describe, expect, it } from "vitest";

import { passage } from "../../src/rules/pages";

describe("passage", () => {
  it("gives the words before a citation, back to the one before", () => {
    const text = "Everybody picks a character in secret (M1-P2). All roles but one are shown in the centre (M1-P4).";
    expect(passage(text, "M1-P4")).toBe("All roles but one are shown in the centre.");
  });

  it("reads an item of a list without its bullet and a title", () => {
    expect(passage("- **The Driver** Takes one million from everybody who stays (M1-H7).", "M1-H7")).toBe(
      "Takes one million from everybody who stays.",
    );
  });

  it("knows nothing of a rule that is not cited", () => {
    expect(passage("Nothing here.", "M1-P4")).toBeNull();
  });
});
