import { LOCALES, localePath } from "../../../i18n/locale.ts";
import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refusalOf } from "../../../ui/action-form/outcome.ts";
import { CONTACT_PATH } from "./contact-path.ts";

/** Sends the contact form; what it says in place of the form has its own address. */
export async function sendContact(form: FormData, call: Call): Promise<Outcome> {
  const given = (name: string) => textOf(form, name);
  const optional = (name: string) => given(name).trim() || undefined;
  const answer = await call("POST", "/api/contact", {
    name: given("name"),
    email: given("email"),
    subject: optional("subject"),
    message: given("message"),
    consent: given("consent"), // not ticked: empty, which is refused together with all other errors
    budget: optional("budget"),
    timing: optional("timing"),
    memberId: optional("memberId"),
    projectId: optional("projectId"),
    locale: optional("locale"),
    website: optional("website"),
    shownAt: optional("shownAt"),
    idempotencyKey: optional("idempotencyKey"),
  });
  return refusalOf(form, answer) ?? { to: sentPath(form) };
}

function sentPath(form: FormData): string {
  const locale = LOCALES.find((each) => each === textOf(form, "locale")) ?? "en";
  const named = ["member", "project"].flatMap((name) => {
    const value = textOf(form, name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...named, ["sent", "1"]]);
  return localePath(locale, `${CONTACT_PATH}?${query}`);
}
