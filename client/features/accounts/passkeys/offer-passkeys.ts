import type { Call } from "../../../platform/session/call.ts";
import { CeremonyError, endCeremony, offersPasskeys, signWithPasskey } from "./ceremony.ts";
import { type How, logInWithPasskey, type Outcome } from "./log-in-with-passkey.ts";

type Sign = NonNullable<How["sign"]>;

/** A challenge is replaced a little before it expires. */
const LASTS = 0.9;
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Offers passkeys where the browser fills in the email address, and signs in with the one that is chosen. A challenge
 * that expires is replaced, until the signal ends the offer. Undefined if none was used.
 */
export async function offerPasskeys(
  how: Omit<How, "restore" | "sign">,
  call: Call,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  // also if its code cannot be loaded: the form and the button are there
  if (!(await offersPasskeys().catch(() => false))) return undefined;
  const seen = { isUsed: false, isExpired: false };
  const sign: Sign = async (options) => {
    if (signal.aborted) throw new CeremonyError("cancelled");
    seen.isExpired = false;
    const end = () => void endCeremony();
    signal.addEventListener("abort", end, { once: true });
    const expire = () => {
      seen.isExpired = true;
      end();
    };
    const timer = setTimeout(expire, (options.timeout ?? DEFAULT_TIMEOUT_MS) * LASTS);
    try {
      const passkey = await signWithPasskey(options, { isOffer: true });
      seen.isUsed = true;
      return passkey;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  };
  for (;;) {
    await untilVisible(signal);
    if (signal.aborted) return undefined;
    try {
      const outcome = await logInWithPasskey({ ...how, sign }, call);
      // that there was no challenge is not worth a word
      return seen.isUsed ? outcome : undefined;
    } catch (cause) {
      if (!(cause instanceof CeremonyError) || !seen.isExpired) return undefined;
    }
  }
}

/** Of pages that nobody sees, no challenge is replaced. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const again = new AbortController();
      const done = () => {
        again.abort();
        resolve();
      };
      document.addEventListener("visibilitychange", done, { signal: again.signal });
      signal.addEventListener("abort", done, { signal: again.signal });
    });
  }
}
