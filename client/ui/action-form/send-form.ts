import {
  data,
  redirect,
  redirectDocument,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { textOf } from "../../platform/text-of.ts";
import { pageRequest } from "../../platform/request.ts";
import { type Call, callFromBrowser } from "../../platform/session/call.ts";
import { notifyOtherTabs } from "../../platform/session/tabs.ts";
import { type Outcome } from "./outcome.ts";

export type SendForm = (form: FormData, call: Call) => Promise<Outcome>;

/** A route's clientAction: if the server cannot be reached, the form keeps what was typed. */
export async function sendFromBrowser(send: SendForm, request: Request) {
  const outcome = await send(await request.formData(), callFromBrowser);
  if (outcome.refusal || outcome.to === undefined) return outcome;
  if (outcome.signedIn) notifyOtherTabs("signin");
  // The document contains who is signed in, so that has to be loaded anew; URLs of the protocol are
  // not screens either.
  const isDocument = outcome.signedIn || outcome.to.startsWith("/api/");
  return isDocument ? redirectDocument(outcome.to) : redirect(outcome.to);
}

/** A route's action: the same form without JavaScript. */
export async function sendFromServer(
  send: SendForm,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  // the dashboard needs JavaScript: without it, the public site is the default target
  if (!textOf(form, "callbackUrl")) form.set("callbackUrl", "/");
  const outcome = await send(form, context.get(pageRequest).call);
  if (outcome.refusal) return data(outcome, { status: outcome.refusal.status || 502 });
  if (outcome.to === undefined) return data(outcome);
  throw redirect(outcome.to, 303);
}

/** A refused form has changed nothing, and the server may be unreachable. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as Outcome | undefined;
  return outcome?.refusal ? false : args.defaultShouldRevalidate;
}
