import { type Locale, LOCALES, localePath } from "../../../i18n/locale.ts";
import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refuse } from "../../../ui/action-form/outcome.ts";
import { askGraph, type GraphAnswer } from "./ask-graph.ts";
import close from "./close-billing-link.graphql?raw";
import open from "./open-billing-link.graphql?raw";
import { PAYMENT_PATH } from "./payment-path.ts";
import request from "./request-billing-link.graphql?raw";

/** What is said in place of the form, in the address of the page. */
export type Said = "sent" | "ended";

const STATUS: Record<string, number> = { INVALID: 422, RATE_LIMITED: 429, OFFLINE: 0 };

/** Requests a link, opens one, or closes what it shows. */
export async function sendBilling(form: FormData, call: Call): Promise<Outcome> {
  const locale = LOCALES.find((each) => each === textOf(form, "locale")) ?? "en";
  const intent = textOf(form, "intent");
  const token = textOf(form, "token");
  if (intent === "close") return done(form, await askGraph(call, close), locale);
  if (intent !== "open") {
    const variables = { email: textOf(form, "email"), locale };
    return done(form, await askGraph(call, request, variables), locale, "sent");
  }
  const answer = await askGraph(call, open, { token });
  const hasEnded = "refused" in answer && ["GONE", "NOT_FOUND"].includes(answer.refused.code);
  return hasEnded ? { to: pathOf(locale, "ended") } : done(form, answer, locale);
}

function done(form: FormData, answer: GraphAnswer<unknown>, locale: Locale, said?: Said): Outcome {
  if ("data" in answer) return { to: pathOf(locale, said) };
  const { code, fields } = answer.refused;
  const of = textOf(form, "intent");
  return { ...refuse(form, STATUS[code] ?? 500, fields), of };
}

const pathOf = (locale: Locale, said?: Said): string =>
  localePath(locale, said ? `${PAYMENT_PATH}?said=${said}` : PAYMENT_PATH);
