import { LOCALES, localePath } from "../../../i18n/locale.ts";
import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refusalOf } from "../../../ui/action-form/outcome.ts";
import { DELETED, ownApplicationPath } from "./own-application-path.ts";

/** Withdraws or deletes an application, by the secret of its link. */
export async function changeOwnApplication(form: FormData, call: Call): Promise<Outcome> {
  const token = textOf(form, "token");
  const of = textOf(form, "intent");
  const isDeleted = of === "delete";
  const answer = await call("POST", `/api/applications/${isDeleted ? "delete" : "withdraw"}`, {
    token,
  });
  const refused = refusalOf(form, answer);
  if (refused) return { ...refused, of };
  const locale = LOCALES.find((each) => each === textOf(form, "locale")) ?? "en";
  return { to: localePath(locale, ownApplicationPath(isDeleted ? DELETED : token)) };
}
