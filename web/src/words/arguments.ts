/** The fields of a message as Fluent arguments, by their kinds, as `millions.words` makes them for the terminal. */
import type { FluentVariable } from "@fluent/bundle";

import { kindOf, type Fields, type Kind, type Vocabulary } from "./vocabulary";

export type Arguments = Record<string, FluentVariable>;
type Message = Record<string, unknown>;

/** Who says the things that fields hold. */
export interface Names {
  text(key: string, args?: Arguments): string;
  seat(seat: number): string;
  character(character: number): string;
  account(account: number): string;
  hand(roles: readonly string[]): string;
  card(name: string): string;
  named(key: string, value: string): string;
  /** The roles in play; empty where all may be. */
  readonly roles: readonly string[];
  counted(key: string, cards: readonly string[]): string;
  both(parts: readonly string[]): string;
}

export class FieldArguments {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly names: Names,
  ) {}

  /** All fields of a message; `figures` are numbers it works out from them. */
  of(fields: Fields | undefined, message: Message, figures: Record<string, string[]> = {}): Arguments {
    const spoken: Arguments = {};
    let parts: Arguments = {};
    for (const [name, summed] of Object.entries(figures))
      spoken[name] = summed.reduce((sum, one) => sum + Number(message[one]), 0);
    for (const [name, spelling] of Object.entries(fields ?? {})) {
      const [kind, value] = [kindOf(spelling), message[name]];
      if (kind.nested) continue;
      if (kind.many) Object.assign(spoken, this.many(name, kind, listed(value)));
      else spoken[name] = this.one(kind, value);
      if (!kind.many && value !== null) parts = { ...this.parts(name, kind, value), ...parts };
    }
    return { ...parts, ...spoken };
  }

  /** A value by its kind: a name, a number, or a record's own sentence. */
  one({ sort, of }: Kind, value: unknown): string | number {
    if (value === null || value === undefined) return "none";
    if (sort === "hand") return this.names.hand(listed(value).map(String));
    if (sort === "bool") return value === true ? "yes" : "no";
    if (sort === "record") return this.names.text(of, this.record(of, value));
    if (typeof value === "number") return this.number(sort, value);
    if (typeof value === "string") return sort === "card name" ? this.names.card(value) : value;
    return JSON.stringify(value);
  }

  private number(sort: string, value: number): string | number {
    switch (sort) {
      case "seat":
        return this.names.seat(value);
      case "character":
        return this.names.character(value);
      case "account":
        return this.names.account(value);
      default:
        return value;
    }
  }

  private many(name: string, kind: Kind, values: readonly unknown[]): Arguments {
    if (kind.sort === "bool") return this.sides(name, values);
    const said =
      kind.sort === "enum"
        ? this.names.counted(kind.of, values.map(String))
        : this.names.both(values.map((value) => String(this.one(kind, value))));
    return { [`${name}-count`]: values.length, [name]: said };
  }

  /** A yes or no of every seat: who said which, and how many. */
  private sides(name: string, answers: readonly unknown[]): Arguments {
    const side = (wanted: boolean) =>
      answers.flatMap((answer, seat) => (answer === wanted ? [this.names.seat(seat)] : []));
    const [yes, no] = [side(true), side(false)];
    return {
      [`${name}-yes`]: this.names.both(yes),
      [`${name}-no`]: this.names.both(no),
      [`${name}-yes-count`]: yes.length,
      [`${name}-no-count`]: no.length,
    };
  }

  /** What else a field says: a record its own fields; an enum in a field of another name, the name of its value. */
  private parts(name: string, { sort, of }: Kind, value: unknown): Arguments {
    if (sort === "record") return this.record(of, value);
    return sort === "enum" && of !== name ? { [`${name}-name`]: this.names.named(of, String(value)) } : {};
  }

  private record(key: string, value: unknown): Arguments {
    const fields = this.vocabulary.records[key];
    return isMessage(value) ? this.of(fields, this.inPlay(fields, value), this.vocabulary.figures[key]) : {};
  }

  /** A record without what it says of roles that nobody can have here: that concerns nobody. */
  private inPlay(fields: Fields = {}, record: Message): Message {
    const { roles } = this.names;
    if (!roles.length) return record;
    const idle = (role: string) => this.vocabulary.roles.includes(role) && !roles.includes(role);
    const ofIdle = (fields: Fields = {}, one: unknown) =>
      isMessage(one) && Object.keys(fields).some((name) => fields[name] === "enum:role" && idle(String(one[name])));
    const kept = Object.entries(fields).map(([name, spelling]): [string, unknown] => {
      const [kind, value] = [kindOf(spelling), record[name]];
      if (idle(name) || (spelling === "enum:role" && idle(String(value)))) return [name, null];
      const among = this.vocabulary.records[kind.of];
      return [name, kind.many ? listed(value).filter((one) => !ofIdle(among, one)) : value];
    });
    return { ...record, ...Object.fromEntries(kept) };
  }
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
