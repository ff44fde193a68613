/** Short, quiet sounds made of a few tones. They are off until turned on, and never the only sign of anything. */
import { remember, remembered } from "./keys";

export type Sound = "nudge" | "move" | "deal" | "leave" | "reveal" | "money" | "end";

/** Tones: how high, when, how long; in hertz and seconds. */
type Tone = [pitch: number, at: number, lasts: number];
const TONES: Record<Sound, Tone[]> = {
  nudge: [
    [880, 0, 0.12],
    [880, 0.2, 0.12],
    [1175, 0.4, 0.25],
  ],
  move: [
    [660, 0, 0.12],
    [880, 0.11, 0.2],
  ],
  deal: [
    [523, 0, 0.1],
    [659, 0.09, 0.1],
    [784, 0.18, 0.22],
  ],
  leave: [
    [440, 0, 0.14],
    [311, 0.13, 0.24],
  ],
  reveal: [
    [196, 0, 0.3],
    [247, 0.12, 0.3],
    [294, 0.24, 0.4],
  ],
  money: [
    [1319, 0, 0.06],
    [1760, 0.06, 0.16],
  ],
  end: [
    [523, 0, 0.18],
    [659, 0.16, 0.18],
    [784, 0.32, 0.18],
    [1047, 0.48, 0.5],
  ],
};
const LOUD = 0.08;
/** A sound that would have to wait longer than this is left out. */
const LONGEST_QUEUE_S = 1;

/** The sound of events that came together, if they have one, except for one that was heard already. */
export function soundOf(
  events: readonly { event: string }[],
  sounds: Partial<Record<string, Sound>>,
  heard?: Sound,
): Sound | undefined {
  const names = Object.keys(sounds);
  const ranks = events.map(({ event }) => (sounds[event] === heard ? -1 : names.indexOf(event)));
  return sounds[names[Math.max(-1, ...ranks)] ?? ""];
}

class Sounds {
  on = $state(remembered("sound") === "on");
  private context: AudioContext | null = null;
  /** Until when something is heard already, by the context's clock. */
  private until = 0;

  turn(on: boolean): void {
    this.on = on;
    remember("sound", on ? "on" : null);
    if (on) return this.play("move");
    void this.context?.close();
    this.context = null;
    this.until = 0;
  }

  play(sound: Sound): void {
    if (!this.on) return;
    const context = (this.context ??= new AudioContext());
    context.resume().catch(() => {}); // silent until something was pressed; turned off again, it never resumes
    const begins = Math.max(context.currentTime, this.until);
    if (begins - context.currentTime > LONGEST_QUEUE_S) return;
    for (const [pitch, at, lasts] of TONES[sound]) {
      tone(context, pitch, begins + at, lasts);
      this.until = begins + at + lasts;
    }
  }
}

/** A tone that swells quickly and dies away. */
function tone(context: AudioContext, pitch: number, at: number, lasts: number): void {
  const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + lasts);
}

export const sounds = new Sounds();
