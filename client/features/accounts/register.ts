import type { Call } from "../../platform/session/call.ts";
import { type Outcome, refusalOf, textOf } from "./outcome.ts";

/** Makes an account. A known address takes the same path: its owner is told by mail. */
export async function register(form: FormData, call: Call): Promise<Outcome> {
  const email = textOf(form, "email");
  const answer = await call("POST", "/api/auth/register", {
    name: textOf(form, "name"),
    email,
    password: textOf(form, "password"),
    locale: textOf(form, "locale"),
    terms: textOf(form, "terms"), // not ticked: empty, which is refused with everything else
  });
  return refusalOf(form, answer) ?? { to: withEmail("/auth/verify", email, form) };
}

/** The next step of a flow: it knows the address, and where somebody wanted to go. */
export function withEmail(path: string, email: string, form: FormData): string {
  const callbackUrl = textOf(form, "callbackUrl");
  const query = new URLSearchParams({ email: email.trim(), ...(callbackUrl && { callbackUrl }) });
  return `${path}?${query}`;
}
