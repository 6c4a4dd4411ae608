import type { Call } from "../../session/call.ts";
import { samePlace } from "../site/same-site.ts";
import { sessionIn } from "../../session/session.ts";
import { start } from "./log-in.ts";
import { type Outcome, refusalOf, textOf } from "./outcome.ts";

/** Proves an address by the code that was mailed there, or asks for another code. */
export async function verify(form: FormData, call: Call): Promise<Outcome> {
  const email = textOf(form, "email").trim();
  if (form.get("intent") === "resend") {
    const answer = await call("POST", "/api/auth/verify/resend", { email });
    return refusalOf(form, answer) ?? { done: "resent" };
  }
  const answer = await call("POST", "/api/auth/verify", { email, code: textOf(form, "code") });
  return refusalOf(form, answer) ?? (await onwards(form, call, "verified"));
}

/** On as who is signed in now, or to the sign-in page, which says what was done. */
export async function onwards(form: FormData, call: Call, done: string): Promise<Outcome> {
  const callbackUrl = textOf(form, "callbackUrl");
  const { body } = await call("GET", "/api/auth/session");
  if (sessionIn(body)) return { to: samePlace(callbackUrl || start), signedIn: true };
  const query = new URLSearchParams({ done, ...(callbackUrl && { callbackUrl }) });
  return { to: `/auth/login?${query}` };
}
