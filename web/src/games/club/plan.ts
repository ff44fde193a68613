/** What the player's pawns are about to buy: a colony and a company together may cost more than there is. */
import { priceAt, type Scene } from "./club";
import type { Chapter, TileNow } from "./types";

const BEFORE_SALES: readonly Chapter[] = ["setup", "placing", "lobby", "intrigues"];

/** What the player's pawns on a tile would pay there, as long as its cards have not been drawn. */
function costOn({ tile, places, draws }: TileNow, { view, outlook }: Scene): number {
  const price = priceAt(tile, outlook);
  if (price === null || draws === null) return 0;
  return price * places.flatMap(({ pawns }) => pawns).filter((seat) => seat === view.viewer).length;
}

/** What all cards would cost that the player's pawns still wait for. */
export function planned(scene: Scene): number {
  return scene.outlook.tiles.reduce((sum, tile) => sum + costOn(tile, scene), 0);
}

/** What is missing to pay for all of that: the Exchange pays, or is paid, after colonies and before companies. */
export function missing(scene: Scene): number {
  const { tiles, chapter } = scene.outlook;
  const colonies = tiles.reduce((sum, one) => sum + (one.tile === "colonies" ? costOn(one, scene) : 0), 0);
  const exchange = [...BEFORE_SALES, "colonies"].includes(chapter) ? expected(scene) : 0;
  return Math.max(colonies - moneyOf(scene), -left(scene) - exchange, 0);
}

/** The player's money, less what their pawns wait for. It may be below zero. */
export function left(scene: Scene): number {
  return moneyOf(scene) - planned(scene);
}

/** What the player's pawns on the Exchange would bring before companies are bought, or cost. */
export const expected = ({ view, outlook }: Scene) => outlook.exchange[view.viewer] ?? 0;

export const moneyOf = ({ view }: Scene) => view.money[view.viewer] ?? 0;

/** The sale on a tile has not begun: until then there may come money. */
function isAhead({ tile }: TileNow, { outlook: { chapter } }: Scene): boolean {
  if (BEFORE_SALES.includes(chapter)) return true;
  return tile === "companies" && (chapter === "colonies" || chapter === "exchange");
}

/** Why one more card of a tile could not be paid: not at all, or not with what is planned; null: it could. */
export function shortOn(tile: TileNow, scene: Scene): "money" | "plan" | null {
  const price = priceAt(tile.tile, scene.outlook);
  if (price === null || scene.view.viewer < 0 || !isAhead(tile, scene)) return null;
  if (moneyOf(scene) < price) return "money";
  return scene.outlook.chapter === "placing" && left(scene) < price ? "plan" : null;
}
