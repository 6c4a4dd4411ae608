import { type IconRequest, iconRequests } from "./icon-requests.ts";

/** The content of an icon's svg element, and its view box. */
export interface IconBody {
  body: string;
  viewBox: string;
}

/** Icon names requested within this time share one request. */
const BATCH_DELAY_MS = 60;
/** Section 9. */
const REQUEST_TIMEOUT_MS = 5_000;

const bodies = new Map<string, IconBody>();
const requested = new Set<string>();
const listeners = new Set<() => void>();
let wanted: string[] = [];

/** The icon, "prefix:name", if it is loaded. */
export const iconBody = (icon: string): IconBody | undefined => bodies.get(icon);

/** Requests an icon together with all others requested at about the same time; each only once. */
export function requestIcon(icon: string): void {
  if (requested.has(icon)) return;
  requested.add(icon);
  if (wanted.length === 0) setTimeout(fetchWanted, BATCH_DELAY_MS);
  wanted.push(icon);
}

/** Calls the listener when icons have arrived. */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fetchWanted(): void {
  const requests = iconRequests(wanted, location.origin);
  wanted = [];
  for (const request of requests) {
    fetchIcons(request).catch((error: unknown) => {
      console.error("Failed to load icons:", error);
      // After a failure they can be requested again.
      for (const name of request.names) requested.delete(`${request.prefix}:${name}`);
    });
  }
}

async function fetchIcons({ prefix, address }: IconRequest): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const { icons } = (await response.json()) as { icons: Record<string, IconBody> };
  for (const [name, body] of Object.entries(icons)) bodies.set(`${prefix}:${name}`, body);
  for (const listener of listeners) listener();
}
