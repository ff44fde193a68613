/** The games that the page has a look for. Any other game is drawn by plain generated forms. */
import type { Component } from "svelte";

import type { GameName, Games } from "../wire/games";
import { CLUB } from "./club/look";
import { FIRST, SECOND } from "./heists/look";
import { PLAIN_LOOK, type Look } from "./look";
import type { GameProps } from "./props";

const LOOKS: { [G in GameName]: Look<Games[G]> } = {
  "dollars-1e": FIRST,
  "dollars-2e": SECOND,
  "million-club": CLUB,
};

/** Games with a look, in the order in which the front page shows them. */
export const KNOWN_GAMES: readonly string[] = Object.keys(LOOKS);

export const isKnown = (game: string): game is GameName => game in LOOKS;

export function lookOf(game: string | null): Look {
  return game !== null && isKnown(game) ? LOOKS[game] : PLAIN_LOOK;
}

/** The component for a game; with `plain`, the one without art. */
export async function tableFor(game: string, plain: boolean): Promise<Component<GameProps>> {
  return (await (plain ? PLAIN_LOOK : lookOf(game)).table()).default;
}
