/** A short message to the player: why something was refused, or that it was done. */
import type { Refusal } from "../wire/messages";
import type { Arguments } from "../words/arguments";

const REFUSAL_LASTS_MS = 12_000;
const NOTE_LASTS_MS = 8_000;

class Toast {
  refusal = $state.raw<Refusal | null>(null);
  note = $state.raw<string | null>(null);
  args = $state.raw<Arguments>({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  refuse(refusal: Refusal): void {
    this.show(refusal, null, REFUSAL_LASTS_MS);
  }

  /** A sentence of the catalogue, by its key. It stays long enough to be read. */
  tell(note: string, args: Arguments = {}): void {
    this.args = args;
    this.show(null, note, NOTE_LASTS_MS);
  }

  clear(): void {
    this.show(null, null, 0);
  }

  private show(refusal: Refusal | null, note: string | null, lastsMs: number): void {
    clearTimeout(this.timer);
    this.refusal = refusal;
    this.note = note;
    if (lastsMs) this.timer = setTimeout(() => this.clear(), lastsMs);
  }
}

export const toast = new Toast();
