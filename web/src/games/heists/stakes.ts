/** What a negotiation is about, for a viewer: who can win in this heist, and on whose choice the claims depend. */
import { around, charactersOf, ownerOf, ownProspect } from "./facts";
import type { Outlook, Role, View } from "./types";

const inIt = (view: View, seat: number) => charactersOf(view, seat).filter(({ standing }) => standing === "in");

/**
 * The players who can have the sum that ends the game after this heist, the viewer first: beside the viewer's own cards,
 * and by one that the viewer has looked at.
 */
export function withinReach(outlook: Pick<Outlook, "own" | "seen" | "believed" | "reach">, view: View): number[] {
  const first = Math.max(view.viewer, 0);
  const mine = ownProspect(outlook, view)?.range;
  return [first, ...around(view.players, first)].filter((seat) => {
    if (!mine || !inIt(view, seat).length) return outlook.reach.includes(seat);
    return (seat === view.viewer ? mine.reach : mine.rivals).includes(seat);
  });
}

/**
 * The players in the heist who claim a role that the viewer sent and of which this number of cards lies in the centre: with
 * none there the hidden card is the viewer's, and the claim a lie.
 */
export function rivalsOf(view: View, cards: 0 | 1): number[] {
  const mine = view.viewer < 0 ? [] : inIt(view, view.viewer).flatMap(({ role }) => (role ? [role] : []));
  const single = mine.filter((role) => view.shown.filter((one) => one === role).length === cards);
  return around(view.players, Math.max(view.viewer, 0)).filter((seat) =>
    inIt(view, seat).some(({ said, role }) => !role && said && single.includes(said)),
  );
}

/** The roles that choose something in the middle of a heist. */
const CHOOSE: readonly Role[] = ["snitch", "tech", "mentalist"];

/** A role that will choose something if everybody in the heist is what they say, and the viewer is what they are. */
export function chooser(view: View): Role | null {
  const told = Array.from({ length: view.players }, (_, seat) => inIt(view, seat)).flat();
  return CHOOSE.find((role) => told.some((one) => (one.role ?? one.said) === role)) ?? null;
}

/** A gain with its sign: +8, −2 or 0. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${Math.abs(amount)}` : "0";

/** What staying brings, said first; and what the claims would make of it, or what it is without them, if that is something else. */
export interface Forecast {
  /** The verdict goes by what everybody in the heist claims. */
  claimed: boolean;
  least: number;
  most: number;
  /** What is likely without the claims; null where the verdict goes by them. */
  likely: number | null;
  /** Without the claims, where the verdict goes by them. */
  without: { least: number; likely: number; most: number } | null;
  /** By the claims, where the verdict does not go by them; null: they cannot all be true. */
  believed: readonly [number, number] | null | undefined;
}

/** For a player who is in; null for others. */
export function forecast(outlook: Pick<Outlook, "own" | "seen" | "believed">, view: View): Forecast | null {
  const own = ownProspect(outlook, view);
  if (!own) return null;
  const { range, believed } = own;
  const isSame = believed?.[0] === range.least && believed[1] === range.most;
  const others = view.crew.filter((one) => ownerOf(view, one) !== view.viewer);
  const said = others.flatMap((one) => charactersOf(view, ownerOf(view, one)).filter(({ id }) => id === one));
  if (believed && !isSame && said.every((one) => one.said !== null))
    return { claimed: true, least: believed[0], most: believed[1], likely: null, without: range, believed: undefined };
  const { least, likely, most } = range;
  return { claimed: false, least, most, likely, without: null, believed: isSame ? undefined : believed };
}

type DealEffect = Outlook["deals"][number];

/** Would this player leave for less than what the page says is likely without the offer? What staying brings then is not known. */
export function isPoor(deal: DealEffect | undefined, outlook: Outlook | null, view: View): boolean {
  const party = deal?.parties.find(({ seat }) => seat === view.viewer);
  const without = outlook && forecast(outlook, view);
  if (!party || !without) return false;
  const stays = view.crew.some((one) => ownerOf(view, one) === view.viewer && !party.leaves.includes(one));
  const likely = without.likely ?? between(without.without?.likely ?? 0, without.least, without.most);
  return !stays && party.gets - party.pays < Math.max(0, likely);
}

const between = (amount: number, least: number, most: number) => Math.max(least, Math.min(amount, most));
