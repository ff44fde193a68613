/** The line to one live table: says hello, folds what it is told into the state, and never loses a wish. */
import { happened } from "./api";
import type { Done, Refusal, Wish } from "./messages";
import type { Told } from "./messages";
import type { LiveTable } from "./state.svelte";

const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const STEADY = 5_000;
/** For so long after a greeting messages may be old ones. */
const CATCHING_UP = 1_500;

interface Pending {
  text: string;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

export class TableLine {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private wait = SHORTEST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private greeted = 0;
  private readonly stops = new AbortController();

  constructor(
    private readonly table: LiveTable,
    private readonly key: string | null,
    /** The server does not know this key: it belongs to no seat here. */
    private readonly stranger: () => void = () => undefined,
  ) {
    const again = () => this.table.line === "offline" && this.connect();
    addEventListener("online", again, this.stops);
    document.addEventListener("visibilitychange", () => !document.hidden && again(), this.stops);
    this.connect();
  }

  /** A wish: resolved when it is done and stored, rejected with the refusal. It survives a broken line. */
  wish(wish: Wish): Promise<Done> {
    const id = wishId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...wish, id });
      this.pending.set(id, { text, resolve, reject });
      if (this.table.line === "live") this.socket?.send(text);
    });
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    this.stops.abort();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Play from this device again, after another one took over. */
  takeBack(): void {
    this.wait = SHORTEST_WAIT;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.table.line = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(data as string) as Told);
    socket.onclose = () => this.socket === socket && this.broken();
  }

  private greet(socket: WebSocket): void {
    const hello = {
      do: "Hello",
      ...(this.key && { key: this.key }),
      ...(this.table.n !== null && { after: this.table.n }),
    };
    socket.send(JSON.stringify(hello));
    this.table.line = "live";
    this.greeted = performance.now();
    for (const { text } of this.pending.values()) socket.send(text);
    setTimeout(() => this.socket === socket && (this.wait = SHORTEST_WAIT), STEADY);
  }

  private broken(): void {
    if (this.closed || this.table.line === "taken-over" || this.table.line === "gone") return;
    this.table.line = "offline";
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    void this.lookFor();
  }

  /** Is there such a table at all? A socket cannot tell why it was not opened. */
  private async lookFor(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table.id}`).catch(() => null);
    if (answer?.status !== 404) return;
    clearTimeout(this.timer);
    this.table.line = "gone";
  }

  private hear(told: Told): void {
    switch (told.is) {
      case "Snapshot":
        this.table.begin(told);
        if (told.view) void this.lookBack(told.n);
        return;
      case "Change":
        if (performance.now() - this.greeted > CATCHING_UP) this.table.hearClock(told.at);
        return this.table.fold(told);
      case "Presence":
        this.table.here = told.here;
        return;
      case "Done":
        return this.answered(told.id)?.resolve(told);
      case "Refusal":
        return told.id ? this.answered(told.id)?.reject(told) : this.turnedAway(told);
      case "Goodbye":
        if (told.why === "taken-over") this.table.line = "taken-over";
        return;
    }
  }

  /** A snapshot says what is, not what was: ask for what has happened before it. */
  private async lookBack(n: number): Promise<void> {
    const past = await happened(this.table.id, this.key).catch(() => []);
    this.table.recall(past, n);
  }

  /** A greeting was refused: no such table, or a key that opens nothing here. */
  private turnedAway(refusal: Refusal): void {
    if (refusal.code === "no-such-table") this.table.line = "gone";
    else if (this.key && refusal.code === "wrong-key") this.stranger();
  }

  private answered(id: string): Pending | undefined {
    const known = this.pending.get(id);
    this.pending.delete(id);
    return known;
  }
}

function wishId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
