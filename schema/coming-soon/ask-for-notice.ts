import type { Context } from "../foundation/context.ts";
import { Conflict, NotFound } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { mailConfirmation } from "./opening-mails.ts";
import { OpeningNotice } from "./opening-notice.ts";
import { OpeningNoticeInput } from "./opening-notice.input.ts";

/**
 * Mails a link that confirms the address. Whether it was given before is not told: a confirmed one
 * gets the same answer and no mail.
 */
export async function askForNotice(input: OpeningNoticeInput, context: Context): Promise<void> {
  const now = context.now();
  const sent = parseInput(OpeningNoticeInput, Object.assign(new OpeningNoticeInput(), input));
  const { comingSoonAt } = await context.services.site.decisions();
  if (!comingSoonAt || comingSoonAt <= now) throw new Conflict("The site is already open");
  if (sent.website) return;
  await context.services.limits.take(
    ["comingSoon", context.viewer.network],
    ["comingSoonOfEmail", sent.email],
  );
  const known = await context.em.findOne(OpeningNotice, { email: sent.email });
  if (known?.confirmedAt) return;
  const notice = known ?? new OpeningNotice(sent.email, sent.locale, now);
  const token = newToken();
  Object.assign(notice, { locale: sent.locale, createdAt: now, tokenHash: hashOfToken(token) });
  context.em.persist(notice);
  mailConfirmation(notice, token, comingSoonAt, context);
  await context.saveUnique(); // of two concurrent requests either may win
}

const findBy = async (token: string, { em }: Context): Promise<OpeningNotice> => {
  const notice = await em.findOne(OpeningNotice, { tokenHash: hashOfToken(token) });
  if (!notice) throw new NotFound("This link is no longer valid");
  return notice;
};

export async function confirmNotice(token: string, context: Context): Promise<void> {
  const notice = await findBy(token, context);
  notice.confirmedAt ??= context.now();
  await context.save();
}

export async function removeNotice(token: string, context: Context): Promise<void> {
  context.em.remove(await findBy(token, context));
  await context.save();
}
