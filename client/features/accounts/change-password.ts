import type { Call } from "../../session/call.ts";
import { type Outcome, refusalOf, textOf } from "./outcome.ts";
import { repeated } from "./reset-password.ts";

/** Of whoever is signed in: everywhere else they are signed out by it. */
export async function changePassword(form: FormData, call: Call): Promise<Outcome> {
  const unlike = repeated(form, "newPassword");
  if (unlike) return unlike;
  const answer = await call("POST", "/api/auth/change-password", {
    oldPassword: textOf(form, "oldPassword"),
    newPassword: textOf(form, "newPassword"),
  });
  return refusalOf(form, answer) ?? { done: "passwordChanged" };
}
