import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { RateLimited } from "../foundation/errors.ts";
import { email, parseInput } from "../foundation/input.ts";
import type { Locale } from "../foundation/locale.ts";

/** The job that mails a link. */
export const MAIL_LINK = "mail-billing-link";

const address = z.object({ email: email() });

/** A text as a stored address; undefined if it is none. */
export const addressIn = (text: string): string | undefined =>
  address.safeParse({ email: text }).data?.email || undefined;

/** Asks for a link by mail; what is known of the address makes no difference to the answer. */
export async function requestLink(
  input: { email: string; locale?: Locale | null | undefined },
  context: Context,
): Promise<void> {
  await askForLink(parseInput(address, input).email, input.locale ?? "", context);
}

/** The same where nothing says that it was asked for too often. */
export async function askForLinkOrNot(address: string, context: Context): Promise<void> {
  try {
    await askForLink(address, "", context);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
}

// whether anything was sent to the address is found after the answer, so that neither its time nor its content says it
async function askForLink(
  email: string,
  locale: Locale | "",
  { services, viewer }: Context,
): Promise<void> {
  await services.limits.take(["billingLink", email], ["billingLinkAnywhere", viewer.network]);
  const key = crypto.randomUUID();
  await services.jobs.add({ name: MAIL_LINK, input: { email, locale }, key });
}
