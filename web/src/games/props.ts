/** What the component that draws a game gets. */
import type { Snippet } from "svelte";

import type { LiveTable } from "../shell/live.svelte";
import type { Tab } from "../table/tabs";
import type { AnyGame, Change, Utterance } from "../wire/messages";
import type { Words } from "../words/words";

/** Sends an action; rejects with the refusal, which the page has already shown. */
export type Act<T extends AnyGame = AnyGame> = (action: T["Action"]) => Promise<void>;

/** What the page has for every game: the game puts it into its frame. */
export interface Chrome {
  tabs: readonly Tab[];
  guide?: Snippet | undefined;
  /** How fast bots play, for a player alone with them. */
  pace?: Snippet | undefined;
  /** What has just happened, for a shared screen. */
  ticker?: Snippet | undefined;
  /** A shared screen that is looked at from afar. */
  screen?: boolean;
}

/** What a game's own part of the end screen gets. */
export interface EndingProps {
  table: LiveTable;
  /** The whole match, with all cards open. */
  story: readonly Change[];
  words: Words;
}

/** What a game's own part of a review gets: what the record of a finished match tells by itself. */
export interface PlayedProps {
  game: string;
  story: readonly Change[];
  /** Characters of each player, in a game that has characters. */
  perSeat: number;
  words: Words;
}

/** What a game's own part of the talk gets, for each line. */
export interface InTalkProps {
  table: LiveTable;
  said: Utterance;
  words: Words;
  act: Act;
}

export interface GameProps<T extends AnyGame = AnyGame> {
  /** The live table: its fields are reactive. */
  table: LiveTable<T>;
  words: Words;
  act: Act<T>;
  chrome: Chrome;
}
