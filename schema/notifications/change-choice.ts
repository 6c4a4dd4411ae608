import type { EntityManager } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { nextDigest } from "./mail-times.ts";
import { NotificationChoice } from "./notification-choice.ts";
import { ALL_KINDS, KINDS } from "./kind-settings.ts";
import { Notification, type NotificationKind, NotificationMail } from "./notification.ts";

interface Chosen {
  here?: boolean;
  mail: NotificationMail;
}

/** Stores what a user chose of a kind; what is still to be mailed follows it. Returns the id of the row. */
export async function changeChoice(
  userId: string,
  kind: NotificationKind,
  { here, mail }: Chosen,
  context: Context,
): Promise<string> {
  const { mails } = KINDS[kind];
  if (mails.length && !mails.includes(mail)) throw new Invalid({ mail: "Not valid" });
  const { em } = context;
  const user = em.getReference(User, userId);
  await context.insertIfAbsent(new NotificationChoice(user, kind));
  const choice = await em.findOneOrFail(NotificationChoice, { user, kind });
  choice.here = here ?? choice.here;
  if (mails.length) choice.mail = mail;
  await context.save();
  await reschedule(userId, kind, choice.mail, context);
  return choice.id;
}

async function reschedule(
  userId: string,
  kind: NotificationKind,
  mail: NotificationMail,
  context: Context,
): Promise<void> {
  const { em } = context;
  const pending = { user: userId, kind, mailDueAt: { $ne: null } };
  if (mail === NotificationMail.OFF) {
    await em.nativeDelete(Notification, { ...pending, isHere: false });
    await em.nativeUpdate(Notification, pending, { mail: null, mailDueAt: null });
    return;
  }
  const now = context.now();
  const mailDueAt = mail === NotificationMail.AT_ONCE ? now : nextDigest(mail, now);
  await em.nativeUpdate(Notification, pending, { mail, mailDueAt });
}

/** The kinds of which a user wants a daily or weekly mail. */
export async function kindsInDigest(
  userId: string,
  digest: NotificationMail,
  em: EntityManager,
): Promise<NotificationKind[]> {
  const choices = await em.find(NotificationChoice, { user: userId });
  const chosen = new Map(choices.map(({ kind, mail }) => [kind, mail]));
  return ALL_KINDS.filter((kind) => (chosen.get(kind) ?? KINDS[kind].mail) === digest);
}
