/** The WebSocket connection to one live table: says hello, applies messages to the table, and never loses a command. */
import type { AnyGame, Command, Done, Hello, Refusal, ToClient } from "../wire/messages";
import { happened } from "./api";
import { base } from "./base";
import type { ConnectionStatus, LiveTable } from "./live.svelte";

const FIRST_RETRY_MS = 300;
/** A server that is started again, or another one, is there within seconds: until then, retry about this often. */
const RESTART_RETRY_MS = 1_400;
const RESTART_LASTS_MS = 60_000;
const LONGEST_RETRY_MS = 10_000;
/** A connection that has stood this long is steady: the next retry is quick again. */
const STEADY_AFTER_MS = 5_000;
const NOT_FOUND = 404;
/** A connection that stands so does not come back by itself. */
const ENDED: readonly ConnectionStatus[] = ["taken-over", "removed", "gone"];

/** A command without the id that the connection gives it. */
export type Unsent<T extends AnyGame = AnyGame> = WithoutId<Command<T>>;
type WithoutId<C> = C extends unknown ? Omit<C, "id"> : never;

interface Pending {
  text: string;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
}

export class TableConnection<T extends AnyGame = AnyGame> {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private retryAfterMs = FIRST_RETRY_MS;
  private brokenAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly listeners = new AbortController();

  constructor(
    private readonly table: LiveTable<T>,
    private readonly key: string | null,
    /** Called when the server does not know the key: it belongs to no seat of this table. */
    private readonly onWrongKey: () => void = () => undefined,
  ) {
    const retry = () => {
      if (this.table.connection === "offline") this.connect();
    };
    addEventListener("online", retry, this.listeners);
    document.addEventListener("visibilitychange", () => !document.hidden && retry(), this.listeners);
    this.connect();
  }

  /** Resolved when the command is carried out and stored, rejected with the refusal. It survives a broken connection. */
  send(command: Unsent<T>): Promise<Done> {
    const id = commandId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...command, id });
      this.pending.set(id, { text, resolve, reject });
      if (this.table.connection === "live") this.socket?.send(text);
    });
  }

  /** Close for good. */
  close(): void {
    this.closed = true;
    this.listeners.abort();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Play from this device again, after another one took over. */
  takeBack(): void {
    this.steady();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.table.connection = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${base}/api/tables/${this.table.id}/socket`);
    this.socket = socket;
    const isCurrent = () => this.socket === socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = ({ data }: MessageEvent<string>) => isCurrent() && this.receive(parsed<T>(data));
    socket.onclose = () => isCurrent() && this.onBroken();
  }

  private greet(socket: WebSocket): void {
    const hello: Hello = {
      do: "Hello",
      ...(this.key && { key: this.key }),
      ...(this.table.n !== null && { after: this.table.n }),
    };
    socket.send(JSON.stringify(hello));
    this.table.connection = "live";
    for (const { text } of this.pending.values()) socket.send(text);
    setTimeout(() => this.socket === socket && this.steady(), STEADY_AFTER_MS);
  }

  private steady(): void {
    this.retryAfterMs = FIRST_RETRY_MS;
    this.brokenAt = null;
  }

  private onBroken(): void {
    if (this.closed || ENDED.includes(this.table.connection)) return;
    this.table.connection = "offline";
    this.brokenAt ??= Date.now();
    this.timer = setTimeout(() => this.connect(), this.retryAfterMs * (0.75 + Math.random() / 2));
    const longest = Date.now() - this.brokenAt < RESTART_LASTS_MS ? RESTART_RETRY_MS : LONGEST_RETRY_MS;
    this.retryAfterMs = Math.min(this.retryAfterMs * 2, longest);
    void this.findOut();
  }

  /** Is there such a table at all? A WebSocket cannot tell why it was not opened. */
  private async findOut(): Promise<void> {
    const answer = await fetch(`${base}/api/tables/${this.table.id}`).catch(() => null);
    if (answer?.status !== NOT_FOUND) return;
    clearTimeout(this.timer);
    this.table.connection = "gone";
  }

  private receive(message: ToClient<T>): void {
    switch (message.is) {
      case "Snapshot":
        this.table.load(message);
        if (message.view) void this.fetchPast(message.n);
        return;
      case "Change":
        return this.table.apply(message);
      case "Presence":
        return this.table.meet(message);
      case "Done":
        return this.answered(message.id)?.resolve(message);
      case "Refusal":
        return message.id ? this.answered(message.id)?.reject(message) : this.onHelloRefused(message);
      case "Goodbye":
        if (message.why === "taken-over" || message.why === "removed") this.table.connection = message.why;
        return;
    }
  }

  /** A snapshot says what is, not what was: ask for what happened before it. */
  private async fetchPast(n: number): Promise<void> {
    const past = await happened<T>(this.table.id, this.key).catch(() => []);
    this.table.prepend(past, n);
  }

  private onHelloRefused(refusal: Refusal): void {
    if (refusal.code === "no-such-table") this.table.connection = "gone";
    else if (refusal.code === "removed") this.table.connection = "removed";
    else if (this.key && refusal.code === "wrong-key") this.onWrongKey();
  }

  private answered(id: string): Pending | undefined {
    const known = this.pending.get(id);
    this.pending.delete(id);
    return known;
  }
}

/** What the server sends is what its generated types say. */
function parsed<T extends AnyGame>(text: string): ToClient<T> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the one place where messages get their types
  return JSON.parse(text);
}

function commandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
