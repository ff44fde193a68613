/** The guide of a table: it is switched on and off at any time, in the address of the page. */
import { route } from "../shell/route.svelte";

export const isGuided = (): boolean => route.at.query.has("guide");

export function switchGuide(table: string): void {
  const query = new URLSearchParams(route.at.query);
  if (isGuided()) query.delete("guide");
  else query.set("guide", "");
  const asked = query.toString().replaceAll(/=(?=&|$)/g, "");
  route.go(`/t/${table}${asked && `?${asked}`}`, true);
}
