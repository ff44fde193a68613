/** How this player is called when it is their turn and they are away: on this device, or at an address of their own. */
import type { Calling, Calls } from "../wire/messages";
import * as api from "./api";
import { base } from "./base";
import { callState, isApple, keyBytes, keyText } from "./calling";
import { personKey } from "./keys";
import { tastes } from "./tastes.svelte";
import { toast } from "./toast.svelte";

const WORKER = `${base}/sw.js`;

export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** The service worker, where the browser and the address allow one. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return null;
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

export class CallMe {
  calls = $state.raw<Calls | null>(null);
  busy = $state(false);
  private endpoint = $state<string | null>(null);
  private permission = $state<NotificationPermission>(
    "Notification" in globalThis ? Notification.permission : "denied",
  );

  state = $derived(
    callState({
      secure: isSecureContext,
      able: "PushManager" in globalThis && "Notification" in globalThis && "serviceWorker" in navigator,
      apple: isApple(navigator.userAgent, navigator.maxTouchPoints),
      installed: isInstalled(),
      permission: this.permission,
      pushKey: this.calls?.push_key ?? null,
      subscribed: this.endpoint !== null && (this.calls?.addresses.includes(this.endpoint) ?? false),
    }),
  );
  /** Addresses that are no push service's: those the player typed. */
  webhooks = $derived((this.calls?.addresses ?? []).filter((one) => one !== this.endpoint && !isPush(one)));

  async load(): Promise<void> {
    this.calls = await api.calls(personKey()).catch(() => null);
    const known = isSecureContext ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
    this.endpoint = (await known?.pushManager.getSubscription())?.endpoint ?? null;
  }

  /** Subscribe this device. */
  async turnOn(): Promise<void> {
    await this.trying(async () => {
      this.permission = await Notification.requestPermission();
      const registration = this.permission === "granted" ? await worker() : null;
      if (!registration || !this.calls?.push_key) return;
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: keyBytes(this.calls.push_key),
      });
      const [p256dh, auth] = [keyText(subscription.getKey("p256dh")), keyText(subscription.getKey("auth"))];
      await this.change({ add: { kind: "push", endpoint: subscription.endpoint, p256dh, auth } });
    });
  }

  async addWebhook(url: string): Promise<boolean> {
    return this.trying(() => this.change({ add: { kind: "webhook", url } }));
  }

  /** This device is called no more. */
  async turnOff(): Promise<void> {
    if (this.endpoint) await this.drop(this.endpoint);
    const known = await navigator.serviceWorker.getRegistration(WORKER);
    await (await known?.pushManager.getSubscription())?.unsubscribe();
  }

  async drop(address: string): Promise<void> {
    await this.trying(() => this.change({ drop: address }));
  }

  private async change(calling: Calling): Promise<void> {
    await api.changeCalls(personKey(), { ...calling, language: tastes.language });
    await this.load();
  }

  private async trying(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await what();
      return true;
    } catch (caught) {
      if (api.isRefusal(caught)) toast.refuse(caught);
      else toast.tell("call-failed"); // the browser's push service said no
      return false;
    } finally {
      this.busy = false;
    }
  }
}

function isPush(address: string): boolean {
  return /^https:\/\/[^/]*(googleapis|push\.services\.mozilla|push\.apple|notify\.windows)\.com\//.test(address);
}
