/** What a negotiation is about, for a viewer: who can win in this heist, and on whose choice the claims depend. */
import { around, charactersOf, ownProspect } from "./facts";
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
