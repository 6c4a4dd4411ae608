import type { Failure } from "../../platform/rest.ts";
import type { Call } from "../../platform/session/call.ts";
import { reasonOf } from "../../ui/action-form/outcome.ts";

export interface Passwords {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

/**
 * Changes the password of the signed-in user, which signs out all other browsers. Returns the
 * refusal, if any.
 */
export async function changePassword(passwords: Passwords, call: Call) {
  const answer = await call("POST", "/api/auth/change-password", passwords);
  const { status, body } = answer;
  if (status >= 200 && status < 300) return undefined;
  const { fields = {} } = (body ?? {}) as Partial<Failure>;
  return { reason: reasonOf(answer), fields };
}
