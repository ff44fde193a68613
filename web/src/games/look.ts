/** How the page shows a game: what its shell needs to know of it. A game without a look is shown by PLAIN_LOOK. */
import type { Component } from "svelte";

import Coin from "../art/emblems/Coin.svelte";
import type { ViewFields } from "../plain/facts";
import type { LiveTable } from "../shell/live.svelte";
import type { Sound } from "../shell/sound.svelte";
import type { Theme } from "../shell/tastes.svelte";
import type { AnyGame, Change } from "../wire/messages";
import type { Words } from "../words/words";
import type { EndingProps, GameProps, InTalkProps, PlayedProps } from "./props";

/** What the guide teaches now: the mark of its sentence, what that speaks of, and the action to try. */
export interface Lesson {
  mark: string;
  seat?: number;
  role?: string;
  action?: AnyGame["Action"];
  /** Nothing else that can wait is explained meanwhile. */
  only?: boolean;
}

export interface Look<T extends AnyGame = AnyGame> {
  /** Draws the table. */
  table: () => Promise<{ default: Component<GameProps> }>;
  /** Tells a finished match at one glance, where the game has something to tell. */
  ending: (() => Promise<{ default: Component<EndingProps> }>) | null;
  /** Tells in a review what the record of the match tells by itself: it is there before anything is judged. */
  played?: () => Promise<{ default: Component<PlayedProps> }>;
  /** The ending draws the chart of everybody's money itself. */
  charts?: boolean;
  /** What else there is to say of each player at the end, in a few words, such as how often they lied; empty for nothing. */
  fame?: (table: LiveTable, story: readonly Change[], words: Words) => string[];
  /** Shown below a line of the talk: what this player can do about it at once. */
  inTalk?: () => Promise<{ default: Component<InTalkProps> }>;
  /** The class that has the colours and the letters of the game, for what stands outside its table. */
  dress?: string;
  /** The class by which lines of charts have the colours that players have at the table. */
  lines?: string;
  emblem: Component;
  /** How the game looks best, for players who have no wish of their own. */
  theme: Theme;
  /** Catalogues with the sentences of this look, besides the game's own. */
  catalogues: readonly string[];
  /** Bots for a quick game, and for a guided first one. */
  bots: readonly string[];
  guides: readonly string[];
  /** What the guide teaches besides single tips; `seen` are the marks of those that have been read. */
  lesson: (table: LiveTable, seen: readonly string[]) => Lesson | null;
  /** What else a tip's sentence may go by, such as the player's own role. */
  tipFacts?: (table: LiveTable) => Record<string, string>;
  /** Verbs that a lesson shows better than their own tip: the tip waits for the lesson with this mark. */
  taught: Partial<Record<T["Action"]["verb"], string>>;
  /** Events that the guide no longer explains once another event has come, such as the next round's first. */
  passing: Partial<Record<T["Event"]["event"], T["Event"]["event"]>>;
  /** Which events are heard; of several that come together, the one that is named last. */
  sounds: Partial<Record<T["Event"]["event"], Sound>>;
  /** What it shows step by step, it tells a screen reader at each step. */
  speaks?: boolean;
  /** Events that only say something: saying it again is no news. */
  repeated: readonly T["Event"]["event"][];
  /** Events that a television tells long enough to be read, whatever comes after them. */
  weighty: readonly T["Event"]["event"][];
  /** On a television talk is told in the large line, and a question to players in the line above the table. */
  far?: {
    /** What is asked of whom, in one sentence; empty if nothing is. */
    asked: (table: LiveTable, words: Words) => string;
    /** Events that the table tells, and the large line therefore does not. */
    elsewhere: readonly string[];
    /** The part of the match: what was said in another is no longer told. */
    moment: (table: LiveTable) => string;
  };
  /** Payments that the event before or after them tells: by that event, the reasons. */
  told: Partial<Record<T["Event"]["event"], readonly string[]>>;
  /** Events that do not say the sum of the payment that they tell: the sentence that says both. */
  summed?: Partial<Record<T["Event"]["event"], string>>;
  /** Payments that all make at once, by their reason: the sentence that tells them as one line, once for each character. */
  together: Partial<Record<string, string>>;
  /** Steps in which everybody acts when they like: nobody chooses at the same time as others. */
  talks?: readonly string[];
  /** The verb that answers a question of another player. */
  answer: T["Action"]["verb"] | null;
  /** How the fields of a view are listed where the table is drawn without art. */
  plain: { [List in keyof ViewFields]: readonly Extract<keyof T["View"], string>[] };
  /** The pieces of the game and what they do, for the help. */
  pieces: (view: AnyGame["View"], words: Words) => [name: string, does: string][];
  /** How points are counted, for the help, where the game has more than money. */
  scoring?: (words: Words) => [name: string, counts: string][];
}

export const PLAIN_LOOK: Look = {
  table: () => import("../plain/Plain.svelte"),
  ending: null,
  emblem: Coin,
  theme: "auto",
  catalogues: [],
  bots: [],
  guides: [],
  lesson: () => null,
  taught: {},
  passing: {},
  sounds: {},
  repeated: [],
  weighty: [],
  told: {},
  together: {},
  answer: null,
  plain: { hidden: [], bySeat: [], byCharacter: [] },
  pieces: () => [],
};
