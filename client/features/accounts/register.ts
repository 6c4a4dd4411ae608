import { textOf } from "../../platform/text-of.ts";
import type { Call } from "../../platform/session/call.ts";
import { type Outcome, refusalOf } from "../../ui/action-form/outcome.ts";

/** Creates an account. For a known address the answer is the same, and its owner gets a mail. */
export async function register(form: FormData, call: Call): Promise<Outcome> {
  const email = textOf(form, "email");
  const answer = await call("POST", "/api/auth/register", {
    name: textOf(form, "name"),
    email,
    password: textOf(form, "password"),
    locale: textOf(form, "locale"),
    terms: textOf(form, "terms"), // not ticked: empty, which is refused together with all other errors
  });
  return refusalOf(form, answer) ?? { to: withEmail("/auth/verify", email, form) };
}

/** The URL of the next step: it contains the address and the redirect target. */
export function withEmail(path: string, email: string, form: FormData): string {
  const callbackUrl = textOf(form, "callbackUrl");
  const query = new URLSearchParams({ email: email.trim(), ...(callbackUrl && { callbackUrl }) });
  return `${path}?${query}`;
}
