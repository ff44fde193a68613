/** A deal that is being put together: a common one, until the player changes who leaves or who pays. */
import { seatsIn, spelled } from "../../shell/terms";
import type { TermsBlank } from "../../wire/messages";
import { amountsOutOfRange, started, type Start } from "./deal";
import type { Payment, Terms } from "./types";

export class Draft {
  private wanted = $state<number | null>(null);
  private chosen = $state<Start | null>(null);
  private changed = $state.raw<Terms | null>(null);

  /** `blank`: who may be named in a deal, which characters can leave, and what each player can pay. */
  constructor(
    private readonly blank: () => TermsBlank,
    /** Whom to begin with, if anybody comes to mind. */
    private readonly suggested: () => number | null = () => null,
  ) {}

  seats = $derived.by(() => seatsIn(this.blank()));
  others = $derived.by(() => this.seats.filter((seat) => seat !== this.blank().proposer));
  partner = $derived.by(
    () =>
      [this.wanted, this.suggested()].find((seat) => seat !== null && this.others.includes(seat)) ??
      this.others[0] ??
      this.blank().proposer,
  );
  /** The common deal it is; null once the player has changed it. */
  start = $derived.by(() => (this.changed ? null : (this.chosen ?? this.likely())));
  /** As the player has put it, amounts as they were typed. */
  terms = $derived.by(() => this.changed ?? started(this.start ?? this.likely(), this.blank(), this.partner));
  /** As it is shown and sent. */
  spelled = $derived.by(() => spelled(this.terms, this.blank()));
  /** The players who cannot pay what they are to pay. */
  outOfRange = $derived.by(() => amountsOutOfRange(this.terms, this.blank()));

  /** Deal with somebody else: the common deal again, with them. */
  deal(partner: number): void {
    [this.wanted, this.changed] = [partner, null];
  }

  begin(start: Start): void {
    [this.chosen, this.changed] = [start, null];
  }

  clear(): void {
    this.chosen = this.changed = null;
  }

  leave(character: number, leaves: boolean): void {
    const others = this.terms.departures.filter((one) => one !== character);
    this.change({ departures: leaves ? [...others, character] : others });
  }

  pay(place: number, payment: Payment): void {
    this.change({ payments: this.terms.payments.map((one, other) => (other === place ? payment : one)) });
  }

  unpay(place: number): void {
    this.change({ payments: this.terms.payments.filter((_, other) => other !== place) });
  }

  addPayment(): void {
    const payment = { source: this.blank().proposer, target: this.partner, amount: 1 };
    this.change({ payments: [...this.terms.payments, payment] });
  }

  private change(next: Partial<Terms>): void {
    this.changed = { ...this.terms, ...next };
  }

  private likely(): Start {
    const { purses, proposer } = this.blank();
    if ((purses[proposer] ?? 0) > 0) return "buy";
    return (purses[this.partner] ?? 0) > 0 ? "sell" : "both";
  }
}
