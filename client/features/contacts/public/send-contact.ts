import { type Locale, LOCALES, localePath } from "../../../i18n/locale.ts";
import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refusalOf } from "../../../ui/action-form/outcome.ts";
import { CONTACT_PATH } from "./contact-path.ts";

/** Sends the contact form; what it says in place of the form has its own address. */
export const sendContact = async (form: FormData, call: Call): Promise<Outcome> =>
  (await refusalFor(form, call)) ?? { to: sentPath(form) };

/** Sends the form for a question below the answers. */
export const sendQuestion = async (form: FormData, call: Call): Promise<Outcome> =>
  (await refusalFor(form, call, { isQuestion: true })) ?? {
    to: localePath(localeIn(form), "/faqs?sent=1#question"),
  };

async function refusalFor(
  form: FormData,
  call: Call,
  more: { isQuestion?: boolean } = {},
): Promise<Outcome | undefined> {
  const given = (name: string) => textOf(form, name);
  const optional = (name: string) => given(name).trim() || undefined;
  const answer = await call("POST", "/api/contact", {
    name: given("name"),
    email: given("email"),
    phone: optional("phone"),
    company: optional("company"),
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
    ...more,
  });
  return refusalOf(form, answer);
}

const localeIn = (form: FormData): Locale =>
  LOCALES.find((each) => each === textOf(form, "locale")) ?? "en";

function sentPath(form: FormData): string {
  const named = ["member", "project"].flatMap((name) => {
    const value = textOf(form, name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...named, ["sent", "1"]]);
  return localePath(localeIn(form), `${CONTACT_PATH}?${query}`);
}
