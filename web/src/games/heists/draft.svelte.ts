/** A deal that is being put together: a common one, until the player changes who leaves or who pays. */
import { seatsIn, spelled } from "../../shell/terms";
import type { Refusal, TermsBlank } from "../../wire/messages";
import { amountsOutOfRange, started, STARTS, type Start } from "./deal";
import type { Payment, Terms } from "./types";

/** Stands for the form of a deal while none can be proposed. */
const NO_TERMS: TermsBlank = { kind: "terms", proposer: 0, per_seat: 1, characters: [], purses: {} };

export class Draft {
  private wanted = $state<number | null>(null);
  private chosen = $state<Start | null>(null);
  private amount = $state(1);
  private changed = $state.raw<Terms | null>(null);
  /** The last message before a deal was proposed, and why that was refused. */
  since = $state<number | null>(null);
  refused = $state.raw<Refusal | null>(null);

  /** `offered`: who may be named in a deal, which characters can leave, and what each player can pay. */
  constructor(
    private readonly offered: () => TermsBlank | undefined,
    /** Whom to begin with, if anybody comes to mind. */
    private readonly suggested: () => number | null = () => null,
  ) {}

  blank = $derived.by(() => this.offered() ?? NO_TERMS);
  seats = $derived.by(() => seatsIn(this.blank));
  others = $derived.by(() => this.seats.filter((seat) => seat !== this.blank.proposer));
  partner = $derived.by(
    () =>
      [this.wanted, this.suggested()].find((seat) => seat !== null && this.others.includes(seat)) ??
      this.others[0] ??
      this.blank.proposer,
  );
  /** What the player has put together, as long as everybody in it is still there. */
  private own = $derived.by(() => (this.changed && this.isPossible(this.changed) ? this.changed : null));
  /** The common deal it is, for whatever amount; null once the player has changed more than that. */
  start = $derived.by(() => (this.own ? this.kindOf(this.own) : (this.chosen ?? this.likely())));
  /** As the player has put it, amounts as they were typed. */
  terms = $derived.by(() => this.own ?? started(this.start ?? this.likely(), this.blank, this.partner, this.amount));
  /** As it is shown and sent. */
  spelled = $derived.by(() => spelled(this.terms, this.blank));
  /** The players who cannot pay what they are to pay. */
  outOfRange = $derived.by(() => amountsOutOfRange(this.terms, this.blank));

  /** Deal with another player: the common deal again, with them, for the same amount. */
  deal(partner: number): void {
    [this.wanted, this.changed] = [partner, null];
  }

  begin(start: Start): void {
    this.keep();
    [this.chosen, this.changed] = [start, null];
  }

  /** It was looked at and touched: nothing that happens meanwhile changes with whom it is. */
  keep(): void {
    [this.wanted, this.chosen] = [this.partner, this.start ?? this.chosen];
  }

  leave(character: number, leaves: boolean): void {
    const others = this.terms.departures.filter((one) => one !== character);
    this.change({ departures: leaves ? [...others, character] : others });
  }

  pay(place: number, payment: Payment): void {
    if (payment.amount >= 1) this.amount = payment.amount;
    this.change({ payments: this.terms.payments.map((one, other) => (other === place ? payment : one)) });
  }

  unpay(place: number): void {
    this.change({ payments: this.terms.payments.filter((_, other) => other !== place) });
  }

  addPayment(): void {
    const payment = { source: this.blank.proposer, target: this.partner, amount: 1 };
    this.change({ payments: [...this.terms.payments, payment] });
  }

  private change(next: Partial<Terms>): void {
    const terms = { ...this.terms, ...next };
    this.keep();
    this.changed = terms;
  }

  private isPossible({ payments, departures }: Terms): boolean {
    const named = payments.flatMap(({ source, target }) => [source, target]);
    return (
      named.every((seat) => this.seats.includes(seat)) && departures.every((one) => this.blank.characters.includes(one))
    );
  }

  private kindOf(terms: Terms): Start | null {
    const gist = ({ payments, departures }: Terms) =>
      JSON.stringify([payments.map(({ source, target }) => [source, target]), [...departures].sort()]);
    const isLike = (start: Start) => gist(started(start, this.blank, this.partner)) === gist(terms);
    return STARTS.find(isLike) ?? null;
  }

  private likely(): Start {
    const { purses, proposer } = this.blank;
    if ((purses[proposer] ?? 0) > 0) return "buy";
    return (purses[this.partner] ?? 0) > 0 ? "sell" : "both";
  }
}
