/** Money that flies across the table, from payer to payee. */
import type { Words } from "../../words/words";
import type { Payment } from "./types";

const MOST_NOTES = 16;
const FLIGHT_MS = 850;
const APART_MS = 60;
const RISE_PX = 24;
const SHORT_PX = 220;

/** A note for each payment; places are elements with `data-place`, first those on stage. */
export function fly(board: HTMLElement, words: Words, payments: readonly Payment[]): void {
  payments.slice(0, MOST_NOTES).forEach((payment, place) => {
    const [from, to] = [centre(board, words.place(payment.source)), centre(board, words.place(payment.target))];
    if (from && to) send(board, String(payment.amount), from, to, place * APART_MS);
  });
}

type Point = { x: number; y: number };

function centre(board: HTMLElement, place: [string, number]): Point | null {
  const wanted = `[data-place~="${place.join("-")}"]`;
  const spot = board.querySelector(`[data-stage] ${wanted}`) ?? board.querySelector(wanted);
  if (!spot) return null;
  const [outer, inner] = [board.getBoundingClientRect(), spot.getBoundingClientRect()];
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
}

function send(board: HTMLElement, amount: string, from: Point, to: Point, delay: number): void {
  const note = document.createElement("span");
  note.className = "flying-note";
  note.ariaHidden = "true";
  note.textContent = amount;
  board.append(note);
  const at = ({ x, y }: Point) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const high = Math.hypot(to.x - from.x, to.y - from.y) < SHORT_PX ? 0 : RISE_PX; // within a seat, a name is above the way
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high };
  const path = [
    { transform: `${at(from)} scale(0.6)`, opacity: 0 },
    { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.15 },
    { transform: `${at(middle)} scale(1.25)`, opacity: 1 },
    { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
    { transform: `${at(to)} scale(0.6)`, opacity: 0 },
  ];
  const flight = note.animate(path, { duration: FLIGHT_MS, delay, easing: "ease-in-out", fill: "both" });
  flight.finished.then(
    () => note.remove(),
    () => note.remove(),
  );
}
