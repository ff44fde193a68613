/** A visit to one table: the connection to it with this device's key, and what is sent over it. */
import type { AnyGame, Refusal } from "../wire/messages";
import { TableConnection, type Unsent } from "./connection";
import { isKey, justSat, keepSeatKey, seatKey } from "./keys";
import { LiveTable } from "./live.svelte";
import { nearScreen } from "./nearscreen";
import { keepPicture, loadPicture } from "./resume";
import { toast } from "./toast.svelte";

/** Sends a command that is not part of the game; false if it was refused, which has then been shown. */
export type Send = (command: Unsent) => Promise<boolean>;

export class Visit {
  readonly table: LiveTable;
  private connection = $state.raw<TableConnection | null>(null);
  private readonly alone: () => void;

  /** `screen`: a shared screen visits without a key, as a spectator. */
  constructor(
    id: string,
    private readonly screen: boolean,
  ) {
    this.table = new LiveTable(id);
    this.adopt();
    this.connection = this.connect();
    this.alone = nearScreen(this.table, screen);
  }

  /** Keep a picture of the table for a reload in this tab. */
  readonly remember = (): void => keepPicture(this.table);

  end(): void {
    this.remember();
    this.alone();
    this.connection?.close();
  }

  /** Say hello again, with the key this device has now. */
  readonly again = (): void => {
    this.connection?.close();
    this.table.n = null;
    this.connection = this.connect();
  };

  /** Only watch, without the key of a seat that is no longer ours. */
  watch(): void {
    keepSeatKey(this.table.id, null);
    this.again();
  }

  takeBack(): void {
    this.connection?.takeBack();
  }

  readonly send: Send = async (command) => {
    toast.clear();
    if (!this.connection) return false;
    return this.connection.send(command).then(
      () => true,
      (refusal: Refusal) => (toast.refuse(refusal), false),
    );
  };

  /** The same for what the page does by itself: a refusal is nothing that the player could change. */
  readonly sendQuietly: Send = async (command) =>
    (await this.connection?.send(command).then(
      () => true,
      () => false,
    )) ?? false;

  /** Play an action; rejects with the refusal, which has then been shown. */
  readonly act = async (action: AnyGame["Action"]): Promise<void> => {
    toast.clear();
    await this.connection?.send({ do: "Play", action }).catch((refusal: Refusal) => {
      toast.refuse(refusal);
      throw refusal;
    });
  };

  /** A seat link holds a key after `#`: keep it on this device, and take it out of the address. */
  private adopt(): void {
    const key = location.hash.slice(1);
    if (!isKey(key)) return;
    keepSeatKey(this.table.id, key);
    history.replaceState(null, "", location.pathname + location.search);
  }

  private connect(): TableConnection {
    const { id } = this.table;
    const key = this.screen ? null : seatKey(id);
    const seat = justSat(id);
    if (seat === null) loadPicture(this.table, key);
    else this.table.startAt(seat);
    return new TableConnection(this.table, key, () => {
      keepSeatKey(id, null);
      this.again();
    });
  }
}
