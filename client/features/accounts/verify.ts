import { textOf } from "../../platform/text-of.ts";
import type { Call } from "../../platform/session/call.ts";
import { samePlace } from "../../platform/same-site.ts";
import { sessionIn } from "../../platform/session/session.ts";
import { start } from "./log-in.ts";
import { type Outcome, refusalOf } from "../../ui/action-form/outcome.ts";

/** Verifies an address with the mailed code, or requests another code. */
export const verify = (form: FormData, call: Call) => verifyThenGo(form, call, welcome(form));

/** The same without JavaScript, which the welcome page needs. */
export const verifyWithoutScript = (form: FormData, call: Call) =>
  verifyThenGo(form, call, textOf(form, "callbackUrl"));

async function verifyThenGo(form: FormData, call: Call, place: string): Promise<Outcome> {
  const email = textOf(form, "email").trim();
  if (form.get("intent") === "resend") {
    const answer = await call("POST", "/api/auth/verify/resend", { email });
    return refusalOf(form, answer) ?? { done: "resent" };
  }
  const answer = await call("POST", "/api/auth/verify", { email, code: textOf(form, "code") });
  return refusalOf(form, answer) ?? (await continueSignedIn(form, call, "verified", place));
}

/** New members first see the welcome page, then their redirect target. */
function welcome(form: FormData): string {
  const callbackUrl = textOf(form, "callbackUrl");
  return `/dashboard/welcome${callbackUrl && `?${new URLSearchParams({ callbackUrl })}`}`;
}

/** Continues as the user who is now signed in, or on the sign-in page, which confirms the step. */
export async function continueSignedIn(
  form: FormData,
  call: Call,
  done: string,
  place = textOf(form, "callbackUrl") || start,
): Promise<Outcome> {
  const callbackUrl = textOf(form, "callbackUrl");
  const { body } = await call("GET", "/api/auth/session");
  if (sessionIn(body)) return { to: samePlace(place), signedIn: true };
  const query = new URLSearchParams({ done, ...(callbackUrl && { callbackUrl }) });
  return { to: `/auth/login?${query}` };
}
