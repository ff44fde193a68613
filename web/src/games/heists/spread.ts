/** Where the players sit around the board. */

/** A place on the grid of the board, as CSS grid lines. */
export interface Place {
  column: string;
  row: string;
}

const COLUMNS = 12;
const WIDEST_COLUMNS = 4;

/** Where the others sit on a grid of twelve columns: up the left side, along the top, down the right. */
export function spread(others: number): Place[] {
  const side = others > 5 ? 2 : others > 1 ? 1 : 0;
  const rows = side === 2 ? ["2", "3"] : ["2 / 4"];
  const left = [...rows].reverse().map((row) => ({ column: "1 / 4", row }));
  const right = rows.map((row) => ({ column: "10 / 13", row }));
  return [...left.slice(0, side), ...above(others - 2 * side), ...right.slice(0, side)];
}

/** How wide a seat is on a narrow table, of six columns, and whether it is the last of its row. */
export interface InRow {
  wide: number;
  last: boolean;
}

/** The others in rows of three or two, where there is no room around the table: nobody sits alone if it can be helped. */
export function inRows(others: number): InRow[] {
  const rows = Math.ceil(others / 3);
  return Array.from({ length: rows }, (_, row) => Math.ceil((others - row) / rows)).flatMap((length) =>
    Array.from({ length }, (_, place) => ({ wide: 6 / length, last: place > 0 && place === length - 1 })),
  );
}

/** The places along the top, equally wide and centred. */
function above(count: number): Place[] {
  const wide = count > 0 ? Math.min(WIDEST_COLUMNS, COLUMNS / count) : 0;
  const first = 1 + (COLUMNS - count * wide) / 2;
  return Array.from({ length: count }, (_, place) => ({
    column: `${first + place * wide} / span ${wide}`,
    row: "1",
  }));
}
