/** Says what happens at one table, in one language, from the same catalogues and by the same kinds as the terminal. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import type { Language } from "../words/catalogues";
import vocabularies from "../wire/kinds.json";
import type { Action, Event, Form, Refusal, Standing, Step } from "./messages";

type Fields = Record<string, string>;
type Message = Record<string, unknown>;
export type Arguments = Record<string, FluentVariable>;

interface Vocabulary {
  events: Record<string, Fields>;
  actions: Record<string, Fields>;
  steps: Record<string, Fields>;
  view: Fields;
  secrets: string[];
  records: Record<string, Fields>;
  figures: Record<string, Record<string, string[]>>;
  accounts: Record<string, [string, number]>;
}

/** What is in a field: `enum:role*` is many roles. */
interface Kind {
  sort: string;
  of: string;
  many: boolean;
  nested: boolean;
}

const LABELS = "AB";

/** Fluent would write a hyphen before a number below zero. */
const belowZero = ([name, value]: [string, Arguments[string]]) =>
  [name, typeof value === "number" && value < 0 ? `−${-value}` : value] as const;

const NOTHING: Vocabulary = {
  events: {},
  actions: {},
  steps: {},
  view: {},
  secrets: [],
  records: {},
  figures: {},
  accounts: {},
};

export class Words {
  private readonly known: Vocabulary;
  /** What was said of an event: a story is told again with each that follows. */
  private readonly told = new WeakMap<Event, string>();

  constructor(
    readonly lang: Language,
    readonly game: string | null,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    readonly perSeat = 1,
    readonly me: number | null = null,
  ) {
    this.known = (vocabularies as unknown as Record<string, Vocabulary>)[game ?? ""] ?? NOTHING;
  }

  /** The same words at another table. */
  at(names: readonly string[], perSeat: number, me: number | null): Words {
    return new Words(this.lang, this.game, this.bundle, names, perSeat, me);
  }

  // Sentences

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Any sentence of the catalogue. A hole shows its key: it never stops a game. */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern
      ? this.bundle.formatPattern(pattern, Object.fromEntries(Object.entries(args).map(belowZero)), [])
      : key;
  }

  event(event: Event): string {
    let said = this.told.get(event);
    if (said === undefined) {
      const mine: Arguments = this.known.secrets.includes(event.event)
        ? { mine: event["to"] === this.me ? "yes" : "no" }
        : {};
      said = this.text(`event-${event.event}`, { ...this.arguments(this.known.events[event.event], event), ...mine });
      this.told.set(event, said);
    }
    return said;
  }

  /** What somebody wants, as an infinitive. */
  action(action: Action): string {
    return this.text(`action-${action.verb}`, this.arguments(this.known.actions[action.verb], action));
  }

  /** The same, as the words on a button. */
  button(action: Action): string {
    return capital(this.action(action), this.lang);
  }

  /** What one may do, as a line of a menu; what may fill its blanks is listed, or a few of it. */
  form(form: Form, few = Infinity): string {
    const choices: Arguments = {};
    for (const [name, spelling] of Object.entries(this.known.actions[form.verb] ?? {})) {
      const blank = form.blanks[name];
      const listed = blank?.kind === "one of" && !kind(spelling).many ? blank.among : [];
      const said = (listed.length > few ? listed.slice(0, few - 1) : listed).map((value) =>
        this.value(spelling, value),
      );
      choices[name] = this.either(listed.length > few ? [...said, "…"] : said);
    }
    return this.text(`form-${form.verb}`, choices);
  }

  /** What the game waits for. */
  step(step: Step): string {
    return this.text(`step-${step.step}`, this.arguments(this.known.steps[step.step], step));
  }

  standing({ place, seat, score, won }: Standing): string {
    return this.text("standing", { place, seat: this.seat(seat), score, won: won ? "yes" : "no" });
  }

  /** A refusal. Its own sentence is English; other languages have it by its code. */
  error(refusal: Refusal): string {
    const key = `error-${refusal.code}`;
    if (!this.has(key)) return capital(refusal.sentence, this.lang);
    const facts = Object.entries(refusal.facts ?? {}).map(([name, fact]) => [name, this.requoted(fact)]);
    return this.text(key, Object.fromEntries(facts) as Arguments);
  }

  private requoted(fact: string | number): string | number {
    const quoted = typeof fact === "string" ? /^(['"])((?:(?!\1).)*)\1$/s.exec(fact) : null;
    return quoted ? this.text("quoted", { text: quoted[2] ?? "" }) : fact;
  }

  // Things

  seat(seat: number): string {
    return apart(this.names[seat] ?? `(${seat + 1})`);
  }

  /** Whose character it is and, where a seat has two, which. */
  character(character: number): string {
    const owner = this.seat(Math.floor(character / this.perSeat));
    if (this.perSeat === 1) return owner;
    return this.text("character", { seat: owner, label: LABELS[character % this.perSeat] ?? "" });
  }

  account(account: number): string {
    const [sort, number] = this.known.accounts[account] ?? ["seat", account];
    if (sort === "seat") return this.seat(number);
    return sort === "character" ? this.character(number) : this.text(`account-${sort}`);
  }

  /** The name of a role, a region, a tile: `named("role", "driver")`. */
  named(key: string, value: string): string {
    return this.text(key, { [key]: value });
  }

  /** A Loot card's name: the house deck's cards are translated, others keep theirs. */
  card(name: string): string {
    const key =
      "card-" +
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
    return this.has(key) ? this.text(key) : name;
  }

  /** Cards of a kind, equal ones counted. */
  counted(key: string, cards: readonly string[]): string {
    const numbers = new Map<string, number>();
    for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
    return this.both([...numbers].map(([card, count]) => this.text(`${key}-counted`, { count, [key]: card })));
  }

  /** The roles one player sends: A and B, where there are two. */
  hand(roles: readonly string[]): string {
    if (roles.length === 1) return this.text("role-the", { role: roles[0] ?? "" });
    return this.both(roles.map((role, place) => this.text("labelled", { label: LABELS[place] ?? "", role })));
  }

  /** A field's value as words, by its kind: for controls and plain lists. */
  value(spelling: string, value: unknown): string {
    const { sort, of } = kind(spelling);
    return sort === "enum" && typeof value === "string"
      ? this.named(of, value)
      : String(this.spoken(kind(spelling), value));
  }

  /** The kind of each blank of a verb, and of each field of the view. */
  blanks(verb: string): Fields {
    return this.known.actions[verb] ?? {};
  }

  get viewFields(): Fields {
    return this.known.view;
  }

  recordFields(key: string): Fields | undefined {
    return this.known.records[key];
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
    return parts
      .slice(0, -2)
      .reduceRight(
        (rest, part) => this.text("list-comma", { first: part, rest }),
        this.text(last, { first, last: end }),
      );
  }

  // Fields

  /** The fields of a message as Fluent arguments. */
  private arguments(fields: Fields | undefined, message: Message, figures: Record<string, string[]> = {}): Arguments {
    const spoken: Arguments = {};
    let parts: Arguments = {};
    for (const [name, summed] of Object.entries(figures))
      spoken[name] = summed.reduce((sum, one) => sum + Number(message[one]), 0);
    for (const [name, spelling] of Object.entries(fields ?? {})) {
      const of = kind(spelling);
      const value = message[name];
      if (of.nested) continue;
      if (!of.many) {
        spoken[name] = this.spoken(of, value);
        if (value !== null) parts = { ...this.parts(name, of, value), ...parts };
      } else if (of.sort === "bool") Object.assign(spoken, this.sides(name, value as boolean[]));
      else {
        spoken[`${name}-count`] = (value as unknown[]).length;
        spoken[name] = this.list(of, value as unknown[]);
      }
    }
    return { ...parts, ...spoken };
  }

  /** What else a field says: a record its own fields, an enum in a field of another name than its own its name. */
  private parts(name: string, { sort, of }: Kind, value: unknown): Arguments {
    if (sort === "record") return this.recordArguments(of, value);
    return sort === "enum" && of !== name ? { [`${name}-name`]: this.named(of, String(value)) } : {};
  }

  private recordArguments(key: string, value: unknown): Arguments {
    return this.arguments(this.known.records[key], value as Message, this.known.figures[key]);
  }

  /** A yes or no of every seat: who said which, and how many. */
  private sides(name: string, said: readonly boolean[]): Arguments {
    const side = (wanted: boolean) => said.flatMap((one, seat) => (one === wanted ? [this.seat(seat)] : []));
    const [yes, no] = [side(true), side(false)];
    return {
      [`${name}-yes`]: this.both(yes),
      [`${name}-no`]: this.both(no),
      [`${name}-yes-count`]: yes.length,
      [`${name}-no-count`]: no.length,
    };
  }

  private list(of: Kind, values: readonly unknown[]): string {
    if (of.sort === "enum") return this.counted(of.of, values as string[]);
    return this.both(values.map((value) => String(this.spoken(of, value))));
  }

  private spoken({ sort, of }: Kind, value: unknown): string | number {
    if (value === null || value === undefined) return "none";
    switch (sort) {
      case "seat":
        return this.seat(value as number);
      case "character":
        return this.character(value as number);
      case "account":
        return this.account(value as number);
      case "hand":
        return this.hand(value as string[]);
      case "card name":
        return this.card(value as string);
      case "bool":
        return value === true ? "yes" : "no";
      case "record":
        return this.text(of, this.recordArguments(of, value));
      default:
        return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
    }
  }
}

function kind(spelling: string): Kind {
  const stars = /\**$/.exec(spelling)?.[0].length ?? 0;
  const [sort = "", of = ""] = spelling.slice(0, spelling.length - stars).split(":");
  return { sort, of, many: stars > 0, nested: stars > 1 };
}

function capital(sentence: string, lang: string): string {
  return sentence.charAt(0).toLocaleUpperCase(lang) + sentence.slice(1);
}

/** A name written from right to left is kept from turning the sentence around it. */
function apart(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(name) ? `\u2068${name}\u2069` : name;
}
