/** What deals cost their players: one definition for the end of a match and for its review. */
export interface Payment {
  source: number;
  target: number;
  amount: number;
}

/** What a seat pays in these payments, less what it gets. */
export const cost = (payments: readonly Payment[], seat: number): number =>
  payments.reduce((sum, one) => sum + (one.source === seat ? one.amount : one.target === seat ? -one.amount : 0), 0);

/** Everybody who pays, once. */
export const payersOf = (payments: readonly Payment[]): number[] => [...new Set(payments.map(({ source }) => source))];

/** The most that a deal costs one of its players: how dear it is. */
export const dearness = (payments: readonly Payment[]): number =>
  Math.max(0, ...payersOf(payments).map((seat) => cost(payments, seat)));
