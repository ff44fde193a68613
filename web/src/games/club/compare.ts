/** All players beside each other: what lies open of each, in a line. */
import { SECTORS, type Scene } from "./club";
import type { Sector } from "./types";

export interface Holding {
  sector: Sector;
  /** Of each company, the highest first. */
  levels: number[];
  /** Alone with the most companies of the sector. */
  leads: boolean;
}

export interface PlayerRow {
  seat: number;
  mine: boolean;
  points: number;
  /** Nobody has more points that lie open. */
  ahead: boolean;
  /** Null while it is secret. */
  money: number | null;
  colonies: number;
  sectors: Holding[];
}

export function compared({ view, outlook }: Scene): PlayerRow[] {
  const most = Math.max(...outlook.seats.map(({ points }) => points));
  return outlook.seats.map(({ points, companies }, seat) => ({
    seat,
    mine: seat === view.viewer,
    points,
    ahead: points === most,
    money: view.money[seat] ?? null,
    colonies: view.colony_counts[seat] ?? 0,
    sectors: SECTORS.map((sector, at) => ({
      sector,
      levels: companies
        .filter(({ company }) => company.sector === sector)
        .map(({ level }) => level)
        .sort((one, two) => two - one),
      leads: outlook.leaders[at] === seat,
    })),
  }));
}
