import { LOCALES, localePath } from "../../../i18n/locale.ts";
import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refusalOf } from "../../../ui/action-form/outcome.ts";

/** What was done, in the address of the page that says so. */
export type Done = "asked" | "confirmed" | "removed";

/** Asks for a mail on the day; what is said then has its own address. */
async function ask(form: FormData, call: Call): Promise<Outcome> {
  const answer = await call("POST", "/api/coming-soon", {
    email: textOf(form, "email"),
    locale: textOf(form, "locale"),
    website: textOf(form, "website") || undefined,
  });
  return refusalOf(form, answer) ?? { to: pathOf(form, "asked") };
}

/** Confirms or removes the address, by the secret of the mailed link. */
async function decide(form: FormData, call: Call): Promise<Outcome> {
  const isRemoval = textOf(form, "wish") === "remove";
  const answer = await call("POST", `/api/coming-soon/${isRemoval ? "remove" : "confirm"}`, {
    token: textOf(form, "token"),
  });
  return refusalOf(form, answer) ?? { to: pathOf(form, isRemoval ? "removed" : "confirmed") };
}

export const sendNotice = (form: FormData, call: Call): Promise<Outcome> =>
  textOf(form, "token") ? decide(form, call) : ask(form, call);

function pathOf(form: FormData, done: Done): string {
  const locale = LOCALES.find((each) => each === textOf(form, "locale")) ?? "en";
  return localePath(locale, `/coming-soon?done=${done}`);
}
