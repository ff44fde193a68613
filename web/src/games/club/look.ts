/** How the page shows Million Club. */
import TopHat from "../../art/emblems/TopHat.svelte";
import type { Look } from "../look";
import type { Club, Tile } from "./types";

const TILES: readonly Tile[] = ["lobby", "intrigues", "colonies", "exchange", "companies"];

export const CLUB: Look<Club> = {
  table: () => import("./Table.svelte"),
  ending: () => import("./Ending.svelte"),
  charts: true,
  dress: "club-told",
  emblem: TopHat,
  theme: "auto",
  catalogues: ["page-club"],
  bots: ["shrewd", "sensible"],
  guides: ["honest"],
  lesson: () => null,
  taught: {},
  passing: {},
  sounds: { Settled: "money", TakenOver: "deal", ContractBought: "deal", HandsShown: "reveal", GameWon: "end" },
  repeated: [],
  weighty: [],
  told: { ColonyBought: ["colony"], CompanyBought: ["company"], Settled: ["exchange"] },
  together: {},
  answer: null,
  plain: {
    hidden: ["intrigue_draft", "colony_draft", "company_draft"],
    bySeat: ["profiles", "companies", "colony_counts", "scores", "colonies"],
    byCharacter: [],
  },
  pieces: (_, words) => TILES.map((tile) => [words.named("tile", tile), words.text("help-tile", { tile })]),
};
