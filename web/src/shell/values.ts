/** Values of fields whose type the shell does not know, because they belong to some game. */

/** The strings of a list; of anything else, none. */
export function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The numbers of a list, if it is nothing but numbers. */
export function numbersIn(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === "number") ? value : null;
}
