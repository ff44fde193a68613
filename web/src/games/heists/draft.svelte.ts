/**
 * A deal that is being put together: the offer that it answers, or a common one, until the player changes who leaves or who
 * pays.
 */
import { seatsIn, spelled } from "../../shell/terms";
import type { Refusal, TermsBlank } from "../../wire/messages";
import type { Agreement } from "./agreed";
import { amountsOutOfRange, started, STARTS, type Start } from "./deal";
import type { Payment, Proposal, Terms } from "./types";

/** Stands for the form of a deal while none can be proposed. */
const NO_TERMS: TermsBlank = { kind: "terms", proposer: 0, per_seat: 1, characters: [], purses: {} };

export class Draft {
  private wanted = $state<number | null>(null);
  private chosen = $state<Start | null>(null);
  /** The amount that was put, for the deal that was begun; null while nobody has put one. */
  private amount = $state<number | null>(null);
  /** The amount that the player typed: it stays, whoever pays it. */
  private typed: number | null = null;
  private changed = $state.raw<Terms | null>(null);
  /** The player has put something. */
  private touched = false;
  /** The last message before a deal was proposed, and why that was refused. */
  since = $state<number | null>(null);
  refused = $state.raw<Refusal | null>(null);

  /** `offered`: who may be named in a deal, which characters can leave, and what each player can pay. */
  constructor(
    private readonly offered: () => TermsBlank | undefined,
    /** Whom to begin with, if anybody comes to mind. */
    private readonly suggested: () => number | null = () => null,
    /** The offer that waits for this player's answer, if one does. */
    private readonly standing: () => Proposal | null = () => null,
    /** What a bot has agreed to in talk, if that can be proposed now. */
    private readonly agreed: () => Agreement | null = () => null,
  ) {}

  blank = $derived.by(() => this.offered() ?? NO_TERMS);
  seats = $derived.by(() => seatsIn(this.blank));
  others = $derived.by(() => this.seats.filter((seat) => seat !== this.blank.proposer));
  partner = $derived.by(
    () =>
      [this.wanted, this.answered?.proposer ?? null, this.suggested()].find(
        (seat) => seat !== null && this.others.includes(seat),
      ) ??
      this.others[0] ??
      this.blank.proposer,
  );
  /** The offer that this deal answers: the one that waits, as long as the player deals with nobody else. */
  private answered = $derived.by(() => {
    const offer = this.standing();
    const fits = offer && this.isPossible(offer.terms) && (this.wanted ?? offer.proposer) === offer.proposer;
    return fits ? offer : null;
  });
  /** What the player has put together, as long as everybody in it is still there. */
  private own = $derived.by(() => (this.changed && this.isPossible(this.changed) ? this.changed : null));
  /** The common deal it is, for whatever amount; null once the player has changed more than that. */
  start = $derived.by(() =>
    this.own
      ? this.kindOf(this.own)
      : (this.chosen ?? (this.answered ? this.kindOf(this.answered.terms) : this.likely())),
  );
  /** As the player has put it, amounts as they were typed. */
  terms = $derived.by(() => {
    if (this.own) return this.own;
    if (this.answered && this.start === this.kindOf(this.answered.terms) && this.amount === null)
      return this.answered.terms;
    return started(this.start ?? this.likely(), this.blank, this.partner, this.amount ?? 1);
  });
  /** As it is shown and sent. */
  spelled = $derived.by(() => spelled(this.terms, this.blank));
  /** The players who cannot pay what they are to pay. */
  outOfRange = $derived.by(() => amountsOutOfRange(this.terms, this.blank));

  /** An offer is being answered with another, until the form is put away. */
  answering = $state.raw(false);
  private begun = false;

  /** The last agreement in talk with which the form was opened. */
  private taken: Agreement["said"] | null = null;

  /** The form is opened: what it shows now stays, whatever others offer meanwhile. */
  open(): void {
    [this.answering, this.begun] = [this.begun, false];
    const agreed = this.answering ? null : this.agreed();
    if (agreed && (!this.touched || agreed.said !== this.taken)) {
      [this.touched, this.taken] = [false, agreed.said];
      this.take(agreed);
      return;
    }
    if (!this.touched) [this.wanted, this.chosen, this.amount, this.changed] = [null, null, null, null];
    if (this.answered && !this.touched) this.take(this.answered);
    else this.hold();
  }

  /** Deal with another player: the common deal again, with them, for the same amount. */
  deal(partner: number): void {
    this.keep();
    [this.wanted, this.changed] = [partner, null];
  }

  /**
   * A common deal from its beginning: another one than before is for the sum that the player typed; else for 1, or for what
   * the offer says that it answers.
   */
  begin(start: Start): void {
    const other = start !== this.start;
    this.keep();
    if (other) this.amount = this.typed;
    [this.chosen, this.changed] = [start, null];
  }

  /** Answer this offer with another: its terms, to be changed. */
  counter(offer: Proposal): void {
    [this.touched, this.answering, this.begun] = [true, true, true];
    this.take(offer);
  }

  /** Other deals than the one that is answered: the common ones are in sight. */
  widen(): void {
    this.answering = false;
  }

  private take(offer: Pick<Proposal, "proposer" | "terms">): void {
    [this.wanted, this.chosen, this.amount, this.typed] = [offer.proposer, null, null, null];
    this.changed = offer.terms;
  }

  /** It was touched: nothing that happens meanwhile changes it. */
  keep(): void {
    this.touched = true;
    this.hold();
  }

  private hold(): void {
    [this.wanted, this.chosen] = [this.partner, this.start ?? this.chosen];
    this.amount ??= this.terms.payments[0]?.amount ?? null;
  }

  leave(character: number, leaves: boolean): void {
    const others = this.terms.departures.filter((one) => one !== character);
    this.change({ departures: leaves ? [...others, character] : others });
  }

  /** A payment as it is put; where another player pays, it is for the sum that was typed, else for 1. */
  pay(place: number, payment: Payment): void {
    const before = this.terms.payments[place];
    const turned = before && before.source !== payment.source;
    const sum = Math.max(1, Math.min(this.typed ?? 1, this.blank.purses[payment.source] ?? 0));
    const next = turned ? { ...payment, amount: sum } : payment;
    if (next.amount >= 1) this.amount = next.amount;
    if (next.amount >= 1 && !turned && before?.amount !== next.amount) this.typed = next.amount;
    this.change({ payments: this.terms.payments.map((one, other) => (other === place ? next : one)) });
  }

  unpay(place: number): void {
    this.change({ payments: this.terms.payments.filter((_, other) => other !== place) });
  }

  /** Whom one more payment would be for: a player whom no payment names; null where nobody is left. */
  unpaid = $derived.by(() => {
    const named = this.terms.payments.flatMap(({ source, target }) => [source, target]);
    return [this.partner, ...this.others].find((seat) => this.others.includes(seat) && !named.includes(seat)) ?? null;
  });

  addPayment(): void {
    if (this.unpaid === null) return;
    const payment = { source: this.blank.proposer, target: this.unpaid, amount: 1 };
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

  private kindOf(terms: Terms, partner = this.partner): Start | null {
    const gist = ({ payments, departures }: Terms) =>
      JSON.stringify([payments.map(({ source, target }) => [source, target]), [...departures].sort()]);
    const isLike = (start: Start) => gist(started(start, this.blank, partner)) === gist(terms);
    return STARTS.find(isLike) ?? null;
  }

  private likely(): Start {
    const { purses, proposer } = this.blank;
    if ((purses[proposer] ?? 0) > 0) return "buy";
    return (purses[this.partner] ?? 0) > 0 ? "sell" : "both";
  }
}
