/** The generated types of the game, where the page uses them. */
import type { Company as Written } from "../../wire/million-club";
import type { View } from "../../wire/million-club";

export type {
  Chapter,
  CompanyNow,
  Intrigue,
  Look,
  Outlook,
  Region,
  SeatNow,
  Sector,
  SectorNow,
  Spot,
  SpotNow,
  Tile,
  TileNow,
  View,
} from "../../wire/million-club";

export type Company = Written;
export type Step = View["agenda"][number];
export interface Holding {
  owner: number;
  company: Company;
}
