/** How the page shows both heist games. */
import Mask from "../../art/emblems/Mask.svelte";
import Vault from "../../art/emblems/Vault.svelte";
import { stringsIn } from "../../shell/values";
import type { Games } from "../../wire/games";
import type { AnyGame } from "../../wire/messages";
import type { Words } from "../../words/words";
import type { Look } from "../look";
import { does } from "./facts";
import { fame } from "./fame";
import { lesson, tipFacts } from "./lesson";
import { FAR } from "./television";
import { terms } from "./terms";

const BOTH = {
  table: () => import("./Table.svelte"),
  ending: () => import("./Ending.svelte"),
  played: () => import("./Played.svelte"),
  inTalk: () => import("./InTalk.svelte"),
  charts: true,
  fame,
  dress: "heists-told",
  theme: "dark",
  catalogues: ["page-heists"],
  bots: ["shrewd", "bluffer", "honest", "gambler"],
  guides: ["honest", "sensible", "bluffer"],
  lesson,
  tipFacts,
  speaks: true,
  taught: { Claim: "bluff" },
  repeated: ["Claimed", "Proposed", "SaidReady"],
  weighty: ["Claimed", "Proposed", "Struck", "Declined", "Withdrew"],
  far: FAR,
  together: { ante: "heist-antes" },
  talks: ["Negotiate"],
  answer: "Accept",
  pieces: (view: AnyGame["View"], words: Words) => [
    ...stringsIn(view["roles_in_play"]).map((role, _, inPlay): [string, string] => [
      words.named("role", role),
      does(role, inPlay, words),
    ]),
    ...terms(words),
  ],
} as const;

export const FIRST: Look<Games["dollars-1e"]> = {
  ...BOTH,
  emblem: Mask,
  passing: { Looked: "LootTurned", TimeCalled: "HeistBegan", Struck: "LootTurned" },
  told: { Struck: ["deal"] },
  sounds: { Withdrew: "leave", LootShared: "money", Struck: "deal", HeistBegan: "reveal", GameWon: "end" },
  plain: {
    hidden: ["pile", "proposals_made"],
    bySeat: ["intimidation", "laid_open", "chosen"],
    byCharacter: ["known"],
  },
};

export const SECOND: Look<Games["dollars-2e"]> = {
  ...BOTH,
  emblem: Vault,
  passing: { Struck: "LootTurned", VotesCounted: "HeistBegan" },
  told: { Struck: ["deal"], Robbed: ["mentalist"] },
  sounds: {
    Withdrew: "leave",
    Robbed: "money",
    PotShared: "money",
    Struck: "deal",
    HeistBegan: "reveal",
    VotesCounted: "reveal",
    GameWon: "end",
  },
  plain: {
    hidden: ["pile", "proposals_made"],
    bySeat: ["chosen", "voted", "votes"],
    byCharacter: ["known", "announced"],
  },
};
