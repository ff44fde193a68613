import { expect, it } from "vitest";

import { finale } from "../../../src/games/heists/beats";
import { told } from "../../../src/games/heists/tell";
import { view } from "../../support/heist";
import { catalogues, wordsFrom } from "../../support/words";

const RESULT = { round: 1, view: view(), before: [], deals: [], antes: [], paid: [], lost: null };

it("in one room, where people lie aloud, only claims that were tapped are known", () => {
  const words = wordsFrom(catalogues("page-heists"));
  const said = (aloud: boolean) =>
    finale(RESULT, [], aloud)
      .filter(({ kind }) => kind === "liars")
      .flatMap((beat) => told(beat, words));
  expect(said(true)).toEqual(["No false claim was tapped."]);
  expect(said(false)).toEqual(["Nobody lied. Really."]);
});
