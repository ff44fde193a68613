/** What the guide teaches besides single tips: to bluff once, and to look at what came of it. */
import { isTableOf, type LiveTable } from "../../shell/live.svelte";
import type { Lesson } from "../look";
import { agreement } from "./agreed";
import { charactersOf, countedRoles, ownerOf } from "./facts";
import { formFor, type ActionOf, type Event, type Role, type View } from "./types";

/** In a negotiation: `agreed`, when a bot would accept a deal; `bluff`, a role to claim, unless the player has bluffed before; `bluffed`, after a lie; `bluff-left`, when a player has left since. */
export function lesson(table: LiveTable, seen: readonly string[]): Lesson | null {
  if (!isTableOf(table, "dollars-1e", "dollars-2e") || !table.view) return null;
  const { view } = table;
  const agreed = agreement(table);
  if (agreed) return { mark: "agreed", seat: agreed.proposer, only: true };
  const claim = formFor(table.forms, "Claim");
  const character = claim?.blanks.character.among[0];
  if (character === undefined || !isIn(view)) return null;
  const since = sinceMyLie(
    table.shownFeed.map(({ event }) => event),
    view,
  );
  if (since) {
    const other = leftFreely(since, view);
    return other === undefined ? { mark: "bluffed" } : { mark: "bluff-left", seat: other };
  }
  const role = mayWait(view) && !seen.includes("bluffed") ? roleToClaim(view) : null;
  return role && { mark: "bluff", role, action: { verb: "Claim", character, role } satisfies ActionOf<"Claim"> };
}

/** What the player last sent: of Brutes other things are true than of the others. */
export function tipFacts(table: LiveTable): { own: "brute" | "mixed" | "other" } {
  const placed = isTableOf(table, "dollars-1e", "dollars-2e")
    ? table.shownFeed.flatMap(({ event }) => (event.event === "Placed" ? [event.roles] : []))
    : [];
  const sent: readonly (Role | null)[] = placed.at(-1) ?? [];
  const brutes = sent.filter((role) => role === "brute").length;
  return { own: !brutes ? "other" : brutes === sent.length ? "brute" : "mixed" };
}

/** What the other players in the heist say that they are. */
function othersSay(view: View): Role[] {
  const others = view.crew.filter((one) => ownerOf(view, one) !== view.viewer);
  const all = others.flatMap((one) => charactersOf(view, ownerOf(view, one)));
  return all.flatMap(({ said, standing }) => (said && standing === "in" ? [said] : []));
}

/** Another player who has left without a deal: a player who was paid did not leave for a bluff. */
function leftFreely(since: readonly Event[], view: View): number | undefined {
  const deals = since.flatMap((one) => (one.event === "Struck" ? one.terms.departures : []));
  const gone = since.flatMap((one) =>
    one.event === "Withdrew" && !deals.includes(one.character) ? [ownerOf(view, one.character)] : [],
  );
  return gone.find((seat) => seat !== view.viewer);
}

/** Who has left shares nothing: whom a bluff drives out no longer matters. */
function isIn(view: View): boolean {
  return view.crew.some((one) => ownerOf(view, one) === view.viewer);
}

/** No deal waits for an answer of this player or of others to this player, who is not ready: bots wait while a tip is read. */
function mayWait({ viewer, ready, proposals }: View): boolean {
  return !ready.includes(viewer) && !proposals.some(({ parties }) => parties.includes(viewer));
}

/** What has happened since the player's last false claim of this round; null without one. */
function sinceMyLie(events: readonly Event[], view: View): Event[] | null {
  const isLie = (character: number, role: Role) =>
    ownerOf(view, character) === view.viewer && view.known[character] !== role;
  if (!view.claims.some(({ character, role }) => isLie(character, role))) return null;
  const lies = events.map((event) => event.event === "Claimed" && isLie(event.character, event.role));
  return events.slice(lies.lastIndexOf(true) + 1);
}

/** Who loses little by being doubled: the ante comes back, or there is something to take all the same. */
const FEARLESS: Role = "brute";

/**
 * A role that was sent once, as far as all see, and not by the player, and that nobody claims: who sent it must fear that the
 * hidden card is another. None where the player's own role lies there twice, or another claims it: then that is what to talk
 * about.
 */
export function roleToClaim(view: View): Role | null {
  const mine = view.known.filter((_, character) => ownerOf(view, character) === view.viewer);
  const counted = countedRoles(view.shown);
  if (counted.some(({ role, count }) => count > 1 && mine.includes(role))) return null;
  if (othersSay(view).some((role) => mine.includes(role))) return null;
  const claimed = [...view.claims.map(({ role }) => role), ...othersSay(view)];
  const taken: readonly Role[] = [...mine.flatMap((role) => role ?? []), ...claimed, FEARLESS];
  const free = counted.find(({ role, count }) => count === 1 && !taken.includes(role));
  return free?.role ?? null;
}
