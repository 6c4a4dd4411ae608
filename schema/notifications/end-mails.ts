import { User } from "../accounts/user.ts";
import { OpeningNotice } from "../coming-soon/opening-notice.ts";
import type { Context } from "../foundation/context.ts";
import { RefusedAddress, RefusedMails } from "../mail/refused-address.ts";
import { changeChoice, kindsInDigest } from "./change-choice.ts";
import { NotificationKind, NotificationMail } from "./notification.ts";

const { DAILY, WEEKLY, OFF } = NotificationMail;

/** What the link of a mail ends: a user's mails of some kinds, or a daily or weekly one. */
export const mailsOf = (
  { id }: { id: string },
  ...what: readonly (NotificationKind | typeof DAILY | typeof WEEKLY)[]
): string => `${id} ${what.join(",")}`;

/** The same of an address without an account. */
export const mailsTo = (email: string, what: RefusedMails): string => `${email} ${what}`;

/** Ends the mails that a link names; what they are about stays among the notifications on the site. */
export async function endMails(named: string, context: Context): Promise<void> {
  const [id = "", what = ""] = named.split(" ");
  if (id.includes("@")) return endMailsTo(id, what, context);
  const { em } = context;
  if (!(await em.count(User, { id }))) return; // purged: nothing is mailed any more
  const isDigest = what === DAILY || what === WEEKLY;
  const kinds: readonly string[] = isDigest ? await kindsInDigest(id, what, em) : what.split(",");
  // a kind of a former version is mailed no more
  for (const kind of Object.values(NotificationKind).filter((each) => kinds.includes(each)))
    await changeChoice(id, kind, { mail: OFF }, context);
}

async function endMailsTo(email: string, what: string, context: Context): Promise<void> {
  const mails = Object.values(RefusedMails).find((each) => each === what);
  if (!mails) return;
  if (mails === RefusedMails.OPENING) {
    await context.em.nativeDelete(OpeningNotice, { email });
    return;
  }
  await context.insertIfAbsent(new RefusedAddress(email, mails));
}
