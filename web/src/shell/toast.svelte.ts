/** One short word to the person: why something was refused, or that it was done. */
import type { Refusal } from "./messages";

class Toast {
  refusal = $state.raw<Refusal | null>(null);
  note = $state.raw<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  refuse(refusal: Refusal): void {
    this.show(refusal, null, 12_000);
  }

  /** A sentence of the catalogue, by its key. It stays long enough to be read. */
  tell(note: string): void {
    this.show(null, note, 8_000);
  }

  clear(): void {
    this.show(null, null, 0);
  }

  private show(refusal: Refusal | null, note: string | null, lasts: number): void {
    clearTimeout(this.timer);
    this.refusal = refusal;
    this.note = note;
    if (lasts) this.timer = setTimeout(() => this.clear(), lasts);
  }
}

export const toast = new Toast();
