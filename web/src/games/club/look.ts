/** How the page shows Million Club. */
import TopHat from "../../art/emblems/TopHat.svelte";
import "../../palette/club.css";
import type { Look } from "../look";
import { lesson } from "./lesson";
import type { Club, Score, Tile } from "./types";

const TILES: readonly Tile[] = ["lobby", "intrigues", "colonies", "exchange", "companies"];

const LINES = [
  "companies",
  "leadership",
  "consortium",
  "colonies",
  "concession",
  "globalisation",
  "fortune",
  "total",
] as const satisfies readonly (keyof Score | "total")[];

export const CLUB: Look<Club> = {
  table: () => import("./Table.svelte"),
  ending: () => import("./Ending.svelte"),
  charts: true,
  dress: "club-told",
  lines: "club-lines",
  emblem: TopHat,
  theme: "auto",
  catalogues: ["page-club"],
  bots: ["shrewd", "sensible"],
  guides: ["sensible", "honest"],
  lesson,
  taught: {},
  passing: {},
  sounds: { Settled: "money", TakenOver: "deal", ContractBought: "deal", HandsShown: "reveal", GameWon: "end" },
  repeated: [],
  weighty: [],
  told: { ColonyBought: ["colony"], CompanyBought: ["company"], Settled: ["exchange"], Taxed: ["tax"] },
  summed: { Taxed: "club-taxed" },
  together: {},
  answer: null,
  plain: {
    hidden: ["intrigue_draft", "colony_draft", "company_draft"],
    bySeat: ["profiles", "companies", "colony_counts", "scores", "colonies"],
    byCharacter: [],
  },
  scoring: (words) => LINES.map((line) => [words.text("score-line", { line }), words.text("club-scoring", { line })]),
  pieces: (_, words) => TILES.map((tile) => [words.named("tile", tile), words.text("help-tile", { tile })]),
};
