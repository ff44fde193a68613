/** The generated types of both editions together. Where they differ only in their roles, the roles of both are allowed. */
import type { Games } from "../../wire/games";

export type Edition = "dollars-1e" | "dollars-2e";
export type Heist = Games[Edition];
export type Event = Heist["Event"];
export type Form = Heist["Form"];
export type Outlook = Heist["Outlook"];

export type Role = Heist["View"]["roles_in_play"][number];
type Widened<Value> = Value extends Role ? Role : Value;
type Joined<Value> = [Value] extends [unknown[]] ? Widened<Value[number]>[] : Widened<Value>;
/** One type for all members of a union: each common field may hold what it holds in any of them. */
type Merged<U> = { [Field in Extract<keyof U, string>]: Joined<U[Field]> };
type First = Omit<Games["dollars-1e"]["View"], "variant">;
type Second = Omit<Games["dollars-2e"]["View"], "variant">;

/** A view of either edition as the table draws it; what only one edition has may be missing. */
export type View = Merged<First | Second> & Partial<Omit<First, keyof Second> & Omit<Second, keyof First>>;
export type Proposal = View["proposals"][number];
export type Terms = Proposal["terms"];
export type Payment = Terms["payments"][number];

type Verb = Heist["Action"]["verb"];
export type ActionOf<V extends Verb> = Merged<Extract<Heist["Action"], { verb: V }>>;
export type Action = { [V in Verb]: ActionOf<V> }[Verb];
export type Act = (action: Action) => Promise<void>;

export type EventOf<E extends Event["event"]> = Extract<Event, { event: E }>;
export type FormOf<V extends Form["verb"]> = Extract<Form, { verb: V }>;

/** The form for this verb, if it is offered. */
export function formFor<V extends Form["verb"]>(forms: readonly Form[], verb: V): FormOf<V> | undefined {
  return forms.find((form): form is FormOf<V> => form.verb === verb);
}
