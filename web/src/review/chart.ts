/** Where everything in the chart of chances stands: time to the right, the chance to win upwards. */
import type { ChancePoint, Review } from "../wire/messages";

export const HEIGHT = 300;
const LEFT = 48;
const RIGHT = 8;
const TOP = 24;
const BOTTOM = 28;
/** The band shows twice the standard error: about nineteen of twenty true chances lie within. */
const BAND_ERRORS = 2;

export type Mark = { kind: "turn" | "deal" | "lie"; n: number; label: string };

/** Positions in a chart of this many lines of the record, in pixels. */
export class Scale {
  constructor(
    readonly lines: number,
    readonly width: number,
  ) {}

  x(n: number): number {
    return LEFT + ((n - 1) * (this.width - LEFT - RIGHT)) / Math.max(1, this.lines - 1);
  }

  y(chance: number): number {
    return HEIGHT - BOTTOM - Math.min(1, Math.max(0, chance)) * (HEIGHT - TOP - BOTTOM);
  }

  /** The line of the record nearest to a place from 0 (the left edge of the picture) to 1. */
  lineAt(share: number): number {
    const place = (share * this.width - LEFT) / (this.width - LEFT - RIGHT);
    return Math.min(this.lines, Math.max(1, Math.round(1 + place * (this.lines - 1))));
  }

  /** A seat's chances as a path in steps: a chance holds until the next line. */
  line(points: readonly ChancePoint[], name: string): string {
    return this.steps(points.map((point) => [point.n, point.by_seat[name] ?? 0]));
  }

  /** The area within which the true chance probably lies. */
  band(points: readonly ChancePoint[], name: string): string {
    const edge = (sign: number): [number, number][] =>
      points.map((point) => [point.n, (point.by_seat[name] ?? 0) + sign * BAND_ERRORS * (point.error[name] ?? 0)]);
    const [upper, lower] = [this.corners(edge(1)), this.corners(edge(-1)).reverse()];
    return upper.length ? `M${[...upper, ...lower].join("L")}Z` : "";
  }

  private steps(places: readonly [number, number][]): string {
    return places.length ? `M${this.corners(places).join("L")}` : "";
  }

  private corners(places: readonly [number, number][]): string[] {
    return places.flatMap(([n, chance], place) => {
      const before = places[place - 1];
      const corner = [this.round(n, chance)];
      return before ? [this.round(n, before[1]), ...corner] : corner;
    });
  }

  private round(n: number, chance: number): string {
    return `${this.x(n).toFixed(1)},${this.y(chance).toFixed(1)}`;
  }
}

/** Least distance of the numbers of two turning points. */
const NUMBER_APART = 11;

/** Where marks are written: the numbers of neighbours stand side by side. */
export function written(marks: readonly Mark[], scale: Scale): number[] {
  let free = 0;
  return marks.map(({ kind, n }) => {
    if (kind !== "turn") return scale.x(n);
    const at = Math.max(scale.x(n), free);
    free = at + NUMBER_APART;
    return at;
  });
}

/** In which line each round begins. */
export function rounds({ parts = [] }: Review): { n: number; round: number }[] {
  return parts.filter(({ round }, at) => round && round !== parts[at - 1]?.round);
}

/** What is marked on the chart: turning points by their numbers, deals that were struck, lies. */
export function marks({ turning_points = [], deals = [], claims = [] }: Review): Mark[] {
  return [
    ...turning_points
      .map(({ n }, place) => ({ kind: "turn" as const, n, label: String(place + 1) }))
      .sort((one, other) => one.n - other.n),
    ...deals.filter(({ struck }) => struck).map(({ n }) => ({ kind: "deal" as const, n, label: "◆" })),
    ...claims.filter((claim) => !claim.true).map(({ n }) => ({ kind: "lie" as const, n, label: "▲" })),
  ];
}
