import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import type { Call } from "../../../platform/session/call.ts";
import { notifyOtherTabs } from "../../../platform/session/tabs.ts";
import { samePlace } from "../../../platform/same-site.ts";
import { start } from "../log-in.ts";
import { signWithPasskey } from "./ceremony.ts";

/** Why the server did not sign in. */
export type PasskeyRefusal =
  | "deleted"
  | "failed"
  | "incorrect"
  | "suspended"
  | "tooMany"
  | "unreachable";

export interface How {
  callbackUrl: string;
  /** Whether the box of the form is ticked, once the passkey was used */
  isRemembered: () => boolean;
  /** Restores an account that its owner has deleted. */
  restore?: boolean;
  /** Asks for a passkey now, unless another way is given. */
  sign?: typeof signWithPasskey;
}

export type Outcome = { to: string } | { refusal: PasskeyRefusal; note?: string };

const refusals: Record<string, PasskeyRefusal> = {
  AccessDenied: "suspended",
  AccountDeleted: "deleted",
  CredentialsSignin: "incorrect",
  PasskeyIncorrect: "incorrect",
  RateLimited: "tooMany",
};

/** Signs in by the session protocol: gets a challenge, has it signed, and posts that. */
export async function logInWithPasskey(
  { callbackUrl, isRemembered, restore = false, sign = signWithPasskey }: How,
  call: Call,
): Promise<Outcome> {
  const token = await call("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  const begun = await call("POST", "/api/auth/signin/passkey", { csrfToken, json: "true" });
  if (begun.status === 0) return { refusal: "unreachable" };
  if (begun.status === 429) return { refusal: "tooMany" };
  const options = (begun.body ?? {}) as Partial<PublicKeyCredentialRequestOptionsJSON>;
  if (begun.status !== 200 || !options.challenge) return { refusal: "failed" };
  const passkey = await sign(options as PublicKeyCredentialRequestOptionsJSON);
  const answer = await call("POST", "/api/auth/callback/passkey", {
    csrfToken,
    passkey,
    callbackUrl: callbackUrl || start,
    remember: String(isRemembered()),
    json: "true",
    ...(restore && { restore: "true" }),
  });
  if (answer.status === 0) return { refusal: "unreachable" };
  const { url = "", reason } = (answer.body ?? {}) as { url?: string; reason?: string | null };
  const place = URL.parse(url);
  if (answer.status === 200 && place && !place.searchParams.has("csrf")) {
    notifyOtherTabs("signin");
    return { to: samePlace(place.pathname + place.search + place.hash) };
  }
  const refusal = refusals[place?.searchParams.get("error") ?? ""] ?? "failed";
  return { refusal, ...(reason && { note: reason }) };
}
