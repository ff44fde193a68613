/** Where the sectors of the circle of dependence stand in its picture, and the arrows between them. */

/** The size of the picture, and of a sector's disc in it. */
export const [WIDTH, HEIGHT, DISC] = [300, 190, 38];
const [CENTRE_X, CENTRE_Y, RADIUS, STRETCH] = [150, 113, 74, 1.25];
const [GAP, TIP] = [4, 9];

export interface Point {
  x: number;
  y: number;
}

/** The place of a sector, one of `sectors`, clockwise from the top. */
export function pointOf(place: number, sectors: number): Point {
  const angle = -Math.PI / 2 + (place * 2 * Math.PI) / sectors;
  return { x: CENTRE_X + RADIUS * STRETCH * Math.cos(angle), y: CENTRE_Y + RADIUS * Math.sin(angle) };
}

/** The path of an arrow from rim to rim; a little shorter at its end, for the tip. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [start, end] = [(DISC + GAP) / length, (DISC + TIP) / length];
  return `M${from.x + dx * start} ${from.y + dy * start}L${to.x - dx * end} ${to.y - dy * end}`;
}
