import {
  data,
  redirect,
  redirectDocument,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { pageRequest } from "../../platform/request.ts";
import { type Call, callFromBrowser } from "../../platform/session/call.ts";
import { tellOtherTabs } from "../../platform/session/tabs.ts";
import { type Outcome, textOf } from "./outcome.ts";

export type SendForm = (form: FormData, call: Call) => Promise<Outcome>;

/** A route's clientAction: nothing is lost when the server cannot be reached. */
export async function sendFromBrowser(send: SendForm, request: Request) {
  const outcome = await send(await request.formData(), callFromBrowser);
  if (outcome.refusal || outcome.to === undefined) return outcome;
  if (outcome.signedIn) tellOtherTabs("signin");
  // Who is signed in is part of the document; what the protocol answers is no screen.
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
  // the dashboard needs JavaScript: without it one goes on with the public site
  if (!textOf(form, "callbackUrl")) form.set("callbackUrl", "/");
  const outcome = await send(form, context.get(pageRequest).call);
  if (outcome.refusal) return data(outcome, { status: outcome.refusal.status || 502 });
  if (outcome.to === undefined) return data(outcome);
  throw redirect(outcome.to, 303);
}

/** A refused form has changed nothing, and the server may be out of reach. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as Outcome | undefined;
  return outcome?.refusal ? false : args.defaultShouldRevalidate;
}
