/** A line in which the player says what they are: the claim that tells it to the table. */
import type { LiveTable } from "../../shell/live.svelte";
import type { Utterance } from "../../wire/messages";
import type { Words } from "../../words/words";
import { charactersOf } from "./facts";
import { formFor, type ActionOf, type Heist, type Role } from "./types";

/** "I am", "I sent", "je suis", "moi c'est" and the like, with what may stand before a role. */
const FIRST_PERSON =
  "(?:i am|i'm|im|i play|i sent|i have|i've got|i got|my role is|my card is|je suis|j'suis|chuis|je joue|j'ai|j'ai envoye|moi,? c'est|mon role,? c'est|ma carte,? c'est)";
const BETWEEN =
  "(?: (?:really|truly|only|just|vraiment|bien|juste))?(?: (?:a|an|the|your|un|une|le|la|ton|votre))?(?: (?:only|real|true|seul|seule|vrai|vraie))?";

/** In small letters, without accents, with plain apostrophes and single spaces. */
const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").replace(/\s+/g, " ");

/** The role that a line says its speaker is, if it says just one and asks nothing. */
export function roleSaid(text: string, roles: readonly Role[], words: Pick<Words, "named">): Role | null {
  const line = plain(text);
  if (line.includes("?") || /\b(if|si|when|quand)\b/.test(line)) return null;
  const said = roles.filter((role) => {
    const name = plain(words.named("role", role));
    return new RegExp(`(?:^|[^\\p{L}'])${FIRST_PERSON}${BETWEEN}(?: |(?: l'))${name}(?![\\p{L}])`, "u").test(line);
  });
  return said.length === 1 ? (said[0] ?? null) : null;
}

/**
 * The claims that such a line could be, one for each of the player's characters; none for another player's line, for an
 * earlier round, once something newer was claimed or said of a role, or where it is claimed already.
 */
export function claimsIn(table: LiveTable<Heist>, said: Utterance, words: Pick<Words, "named">): ActionOf<"Claim">[] {
  const form = formFor(table.forms, "Claim");
  const { view } = table;
  if (!form || !view || said.seat !== table.you || !said.text) return [];
  const begun = table.feed.filter(({ event }) => event.event === "LootTurned").at(-1)?.at;
  if (begun === undefined || said.at < begun) return [];
  const roles = form.blanks.role.among;
  const role = roleSaid(said.text, roles, words);
  const later = table.talk.some(
    (one) => one.seat === said.seat && one.at > said.at && one.text && roleSaid(one.text, roles, words),
  );
  const claimed = table.feed.some(
    ({ at, event }) =>
      at > said.at && event.event === "Claimed" && form.blanks.character.among.includes(event.character),
  );
  if (!role || later || claimed) return [];
  const says = new Map(charactersOf(view, view.viewer).map((one) => [one.id, one.said]));
  const characters = form.blanks.character.among;
  if (characters.some((one) => says.get(one) === role)) return [];
  return characters.map((character) => ({ verb: "Claim", character, role }));
}
