/** Where invitations lead: to an address that other devices reach, as soon as there is one. */
import type { Reach } from "../wire/messages";
import { base } from "./base";
import { openToNetwork, reach as askReach, refusalOf } from "./api";
import { toast } from "./toast.svelte";

/** How often to ask whether another device has arrived, while an invitation is shown. */
const ASK_EVERY_MS = 4000;

export class Invitations {
  now = $state.raw<Reach>({ origin: location.origin + base, local: isLoopback(location.hostname) });
  /** The server has answered: until then nothing is known of an address of this machine. */
  known = $state(false);
  busy = $state(false);

  /** Ask the server, and go on asking until another device has reached it; gives a function that ends it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const ask = async () => {
      this.now = await askReach().catch(() => this.now);
      this.known = true;
      if (!ended && expectsVisit(this.now)) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** Let devices of the local network in. */
  async open(): Promise<void> {
    this.busy = true;
    try {
      this.now = await openToNetwork();
    } catch (caught) {
      toast.refuse(refusalOf(caught));
    } finally {
      this.busy = false;
    }
  }
}

/** An address that leads every device to itself: nobody else can be invited to it. */
export function isLoopback(name: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);
}

/** The server is open to the network, or may be opened on another page, and no other device has come yet. */
export function expectsVisit({ local = false, may_open = false, checked = null, visited = false }: Reach): boolean {
  return !visited && (checked !== null || (local && may_open));
}

/** A sentence in pieces, of which every second is a command to type: it stays on one line. */
export const commandsIn = (text: string): string[] => text.split(/(\S+(?: serve)? --lan)/);
