/** The vote on starting the heist: how many have voted is open to all, how they voted only once the last vote is in. */
import type { FeedEntry } from "../../shell/live.svelte";
import { inThisRound } from "./deal";
import type { Heist, View } from "./types";

/** At least half of the players. */
const needed = (players: number): number => Math.ceil(players / 2);

export function votesCast({ voted, players }: Pick<View, "voted" | "players">): {
  voted: number;
  players: number;
  needed: number;
} {
  return { voted: (voted ?? []).filter(Boolean).length, players, needed: needed(players) };
}

/** How the last vote of this round failed; null if none did. */
export function failedVote(
  feed: readonly FeedEntry<Heist>[],
  players: number,
): { yes: number; players: number; needed: number } | null {
  const counted = inThisRound(feed).flatMap(({ event }) => (event.event === "VotesCounted" ? [event] : []));
  const last = counted.at(-1);
  return last && !last.start ? { yes: last.votes.filter(Boolean).length, players, needed: needed(players) } : null;
}
