/** Says what happens at one table in one language, from the same catalogues as the terminal. */
import type { FluentBundle } from "@fluent/bundle";

import type { AnyForm, AnyGame, Problem, Refusal, Standing } from "../wire/messages";
import { FieldArguments, type Arguments } from "./arguments";
import { capital, readable, title } from "./labels";
import { bundleWith, numberKey, type Language, type Texts, type Variant } from "./texts";
import { kindOf, type Fields } from "./vocabulary";

type Step = AnyGame["View"]["agenda"][number];
type Message = Record<string, unknown>;

/** Where a seat has two characters, which of them it is. */
export const LABELS = ["A", "B"] as const;

const ILLEGAL_ACTION = "illegal-action";

/** Fluent would write a hyphen before a number below zero. */
const belowZero = ([name, value]: [string, Arguments[string]]) =>
  [name, typeof value === "number" && value < 0 ? `−${-value}` : value] as const;

export class Words {
  private readonly bundle: FluentBundle;
  private readonly fields: FieldArguments;
  /** The sentences of events: the feed is drawn again with each new one. */
  private readonly told = new WeakMap<AnyGame["Event"], string>();

  constructor(
    readonly lang: Language,
    readonly game: string | null,
    private readonly texts: Texts,
    readonly names: readonly string[] = [],
    readonly perSeat = 1,
    readonly me: number | null = null,
    readonly variant: Variant = {},
    readonly roles: readonly string[] = [],
  ) {
    this.bundle = bundleWith(lang, texts, variant);
    this.fields = new FieldArguments(texts.vocabulary, this);
  }

  /** The same words at another table. `roles`: those in play; a card says nothing of another. */
  at(
    names: readonly string[],
    perSeat: number,
    me: number | null,
    variant: Variant = {},
    roles: readonly string[] = [],
  ): Words {
    return new Words(this.lang, this.game, this.texts, names, perSeat, me, variant, roles);
  }

  /** With which numbers the game is played, where they are not the book's; else empty. */
  otherNumbers(): string {
    const said = Object.entries(this.variant).map(([number, value]) =>
      this.text("number", { number, value, book: this.inBook(number) }),
    );
    return said.length ? this.text("other-numbers", { numbers: this.both(said) }) : "";
  }

  private inBook(number: string): string {
    const pattern = this.texts.bundle.getMessage(numberKey(number))?.value;
    return pattern ? this.texts.bundle.formatPattern(pattern) : "";
  }

  // Sentences

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Any sentence of the catalogue. A missing one shows its key: it never stops a game. */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, Object.fromEntries(Object.entries(args).map(belowZero)), []);
  }

  /** A sentence, or a label where the catalogue has none (a game from outside). */
  textOr(label: string, key: string, args: Arguments = {}): string {
    return this.has(key) ? this.text(key, args) : label;
  }

  /** What a game is called; where none is known yet, the name of this program. */
  gameTitle(game: string | null): string {
    if (game === null) return this.text("page-title");
    if (this.game === game && this.has("game-title")) return this.text("game-title");
    return this.text("front-game", { game, title: title(game) });
  }

  event(event: AnyGame["Event"]): string {
    const known = this.told.get(event);
    if (known !== undefined) return known;
    const { events, secrets } = this.texts.vocabulary;
    const mine: Arguments = secrets.includes(event.event) ? { mine: event["to"] === this.me ? "yes" : "no" } : {};
    const fields = events[event.event];
    const said = this.has(`event-${event.event}`)
      ? this.text(`event-${event.event}`, { ...this.fields.of(fields, event), ...mine })
      : this.labelled(event.event, fields, event);
    this.told.set(event, said);
    return said;
  }

  /** What somebody wants to do, as an infinitive. */
  action(action: AnyGame["Action"]): string {
    const fields = this.blanks(action.verb);
    if (this.has(`action-${action.verb}`)) return this.text(`action-${action.verb}`, this.fields.of(fields, action));
    return [readable(action.verb), ...this.plainly(fields, action)].join(" ");
  }

  /** The same, as the words on a button. */
  button(action: AnyGame["Action"]): string {
    return capital(this.action(action), this.lang);
  }

  /** What a player may do, as a line of a menu; the values of its blanks are listed, or `few` of them. */
  form(form: AnyForm, few = Infinity): string {
    const choices: Arguments = {};
    for (const [name, spelling] of Object.entries(this.blanks(form.verb))) {
      const blank = form.blanks[name];
      const listed = blank?.kind === "one of" && !kindOf(spelling).many ? blank.among : [];
      const first = listed.length > few ? listed.slice(0, few - 1) : listed;
      const said = first.map((value) => this.value(spelling, value));
      choices[name] = this.either(listed.length > few ? [...said, "…"] : said);
    }
    return this.textOr(title(form.verb), `form-${form.verb}`, choices);
  }

  /** What the game waits for, or with `invite` what it asks of the player; empty where no sentence says it. */
  step(step: Step, key: "step" | "invite" = "step"): string {
    const args = this.fields.of(this.texts.vocabulary.steps[step.step], step);
    return this.textOr("", `${key}-${step.step}`, args);
  }

  standing({ place, seat, score, won }: Standing): string {
    return this.text("standing", { place, seat: this.seat(seat), score, won: won ? "yes" : "no" });
  }

  /** Why something was refused: the rules' reason where there is one, else the server's. Its own sentence is English. */
  refusal({ code, sentence, facts = {}, problem }: Refusal): string {
    const reason = problem && this.problem(problem);
    if (reason) return reason;
    if (code === ILLEGAL_ACTION) return this.text("page-not-now"); // the server's sentence names the program's own words
    if (!this.has(`error-${code}`)) return capital(sentence, this.lang);
    return this.text(
      `error-${code}`,
      mapped(facts, (fact) => this.requoted(fact)),
    );
  }

  /** Why the rules forbid something; empty where no sentence says it. */
  problem({ code, facts = {} }: Problem): string {
    const said: Arguments = mapped(facts, (fact) => fact);
    if (typeof facts["seat"] === "number") said["seat"] = this.seat(facts["seat"]);
    if (typeof facts["character"] === "number") said["character"] = this.character(facts["character"]);
    return this.textOr("", `problem-${code}`, said);
  }

  private requoted(fact: string | number): string | number {
    const quoted = typeof fact === "string" ? /^(['"])((?:(?!\1).)*)\1$/s.exec(fact) : null;
    return quoted ? this.text("quoted", { text: quoted[2] ?? "" }) : fact;
  }

  /** A message without a sentence: whom it is about, its name, and its other fields one by one. */
  private labelled(name: string, fields: Fields = {}, message: Message = {}): string {
    const about = ["seat", "to"].find((field) => typeof message[field] === "number");
    const others = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== about));
    const parts = Object.keys(others).map(
      (field, place) => `${readable(field)} ${this.plainly(others, message)[place] ?? ""}`,
    );
    const said = [title(name), parts.join(", ")].filter(Boolean).join(": ");
    return about ? this.text("plain-of", { owner: this.seat(Number(message[about])), text: said }) : said;
  }

  private plainly(fields: Fields, message: Message): string[] {
    return Object.entries(fields).map(([name, spelling]) => {
      const value = message[name];
      return Array.isArray(value)
        ? this.both(value.map((one) => this.value(spelling, one)))
        : this.value(spelling, value);
    });
  }

  // Things

  seat(seat: number): string {
    return isolated(this.names[seat] ?? `(${seat + 1})`);
  }

  /** Whose character it is and, where a seat has two, which. */
  character(character: number): string {
    const owner = this.seat(Math.floor(character / this.perSeat));
    if (this.perSeat === 1) return owner;
    return this.text("character", { seat: owner, label: LABELS[character % this.perSeat] ?? "" });
  }

  /** What an account is: a seat's purse, the ante on a character, the pot, the reserve; and its number. */
  place(account: number): [sort: string, number: number] {
    return this.texts.vocabulary.accounts[account] ?? ["seat", account];
  }

  account(account: number): string {
    const [sort, number] = this.place(account);
    if (sort === "seat") return this.seat(number);
    return sort === "character" ? this.character(number) : this.textOr(title(sort), `account-${sort}`);
  }

  /** The name of a role, a region, a tile: `named("role", "driver")`. */
  named(key: string, value: string): string {
    return this.textOr(readable(value), key, { [key]: value });
  }

  /** A card's name: the cards of our own decks are translated, others keep their names. */
  card(name: string): string {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    return this.textOr(name, `card-${slug.replace(/^-|-$/g, "")}`);
  }

  /** Cards of a kind, equal ones counted. */
  counted(key: string, cards: readonly string[]): string {
    const numbers = new Map<string, number>();
    for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
    const said = [...numbers].map(([card, count]) =>
      this.textOr(`${count} ${this.named(key, card)}`, `${key}-counted`, { count, [key]: card }),
    );
    return this.both(said);
  }

  /** The roles that one player sends: A and B, where there are two. */
  hand(roles: readonly string[]): string {
    if (roles.length === 1) return this.text("role-the", { role: roles[0] ?? "" });
    return this.both(roles.map((role, place) => this.text("labelled", { label: LABELS[place] ?? "", role })));
  }

  /** A field's value as words, by its kind: for controls and plain lists. */
  value(spelling: string, value: unknown): string {
    const kind = kindOf(spelling);
    if (kind.sort === "enum" && typeof value === "string") return this.named(kind.of, value);
    return String(this.fields.one(kind, value));
  }

  /** The kind of each blank of a verb, of each field of the view, and of a record. */
  blanks(verb: string): Fields {
    return this.texts.vocabulary.actions[verb] ?? {};
  }

  get viewFields(): Fields {
    return this.texts.vocabulary.view;
  }

  recordFields(key: string): Fields | undefined {
    return this.texts.vocabulary.records[key];
  }

  // Lists

  both(parts: readonly string[]): string {
    return this.joined(parts, "list-and");
  }

  either(parts: readonly string[]): string {
    return this.joined(parts, "list-or");
  }

  private joined(parts: readonly string[], last: string): string {
    if (parts.length < 2) return parts.join("");
    const [first = "", end = ""] = parts.slice(-2);
    const pair = this.text(last, { first, last: end });
    return parts.slice(0, -2).reduceRight((rest, part) => this.text("list-comma", { first: part, rest }), pair);
  }
}

function mapped(facts: Record<string, string | number>, say: (fact: string | number) => string | number): Arguments {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, say(fact)]));
}

/** A name written from right to left is kept from reversing the sentence around it. */
function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(name) ? `\u2068${name}\u2069` : name;
}
