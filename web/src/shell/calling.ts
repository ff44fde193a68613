/** Whether this device can tell a player that it is their turn, and what is in the way if it cannot. */

export interface Device {
  /** The page has a secure address: https, or this very computer. */
  secure: boolean;
  /** The browser knows push messages. */
  able: boolean;
  /** An iPhone or iPad: only pages on the home screen may notify. */
  apple: boolean;
  /** The page was started from the home screen. */
  installed: boolean;
  permission: NotificationPermission;
  /** The key with which a browser subscribes, if the server sends push messages. */
  pushKey: string | null;
  subscribed: boolean;
}

export type CallState = "on" | "off" | "denied" | "home-screen" | "insecure" | "unable" | "no-push";

export function callState(device: Device): CallState {
  if (!device.pushKey) return "no-push";
  if (!device.secure) return "insecure";
  if (!device.able) return device.apple && !device.installed ? "home-screen" : "unable";
  if (device.permission === "denied") return "denied";
  return device.subscribed ? "on" : "off";
}

/** The bytes of a key in base64url, as browsers want them. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Bytes in base64url, as the server wants them. */
export function keyText(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** An iPhone or iPad, which may call itself a Macintosh with a touch screen. */
export function isApple(agent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && touchPoints > 1);
}
