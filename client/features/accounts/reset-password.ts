import { textOf } from "../../platform/text-of.ts";
import type { Call } from "../../platform/session/call.ts";
import { type Outcome, refusalOf } from "../../ui/action-form/outcome.ts";
import { withEmail } from "./register.ts";
import { continueSignedIn } from "./verify.ts";

/** Requests a code by mail. The answer is the same for known and unknown addresses. */
export async function resetPassword(form: FormData, call: Call): Promise<Outcome> {
  const email = textOf(form, "email");
  const answer = await call("POST", "/api/auth/reset-password", { email: email.trim() });
  return refusalOf(form, answer) ?? { to: withEmail("/auth/new-password", email, form) };
}

/** Sets a new password with the mailed code. */
export async function setNewPassword(form: FormData, call: Call): Promise<Outcome> {
  const answer = await call("POST", "/api/auth/new-password", {
    email: textOf(form, "email").trim(),
    code: textOf(form, "code"),
    password: textOf(form, "password"),
    confirm: textOf(form, "confirm"),
  });
  return refusalOf(form, answer) ?? (await continueSignedIn(form, call, "newPassword"));
}
