/** What the controls of any game have in common. */
import type { AnyForm, AnyGame } from "../wire/messages";

type Action = AnyGame["Action"];

/** The attributes of a control that sends this action: its verb, and each argument as JSON. */
export function sends(action: Action): Record<string, string> {
  const { verb, ...filled } = action;
  const attributes: Record<string, string> = { "data-verb": verb };
  for (const [blank, value] of Object.entries(filled)) attributes[`data-arg-${blank}`] = JSON.stringify(value);
  return attributes;
}

/** All actions of a form, where its blanks can be listed and there are at most `most`. */
export function actions(form: AnyForm, most: number): Action[] | null {
  let filled: Action[] = [{ verb: form.verb }];
  for (const [name, blank] of Object.entries(form.blanks)) {
    if (blank.kind !== "one of" || filled.length * blank.among.length > most) return null;
    filled = filled.flatMap((one) => blank.among.map((value) => ({ ...one, [name]: value })));
  }
  return filled;
}
