/** Readable labels made from names, for games that bring no sentences of their own. */

/** The words of a name in small letters: `LotTurned` is "lot turned", `per_seat` "per seat". */
export function readable(name: string): string {
  return name
    .replace(/([a-z0-9])(?=[A-Z])|[_-]+/g, "$1 ")
    .trim()
    .toLowerCase();
}

/** The same with a capital letter first: `million-club` is "Million club". */
export function title(name: string): string {
  return capital(readable(name));
}

export function capital(sentence: string, lang = "en"): string {
  return sentence.charAt(0).toLocaleUpperCase(lang) + sentence.slice(1);
}
