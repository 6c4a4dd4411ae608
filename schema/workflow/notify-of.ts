import type { User } from "../accounts/user.ts";
import type { JobHandler } from "../domain.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import type { Locale } from "../foundation/locale.ts";
import type { EntityClass, WhereOf } from "../foundation/reading/descriptions/read-query.ts";
import type { EmailMessage } from "../foundation/services.ts";
import type { NotificationKind } from "../notifications/notification.ts";
import { mailsOf, thoseWho } from "../notifications/notification-choice.ts";
import { type About, notify } from "../notifications/notify.ts";

interface Notified<T> {
  /** Which rows are still new: nobody is notified of others. */
  where: WhereOf<T>;
  /** Relations to load with the row. */
  populate?: readonly (keyof T & string)[];
  kind(row: T): NotificationKind;
  /** Whom it concerns. */
  users(row: T, context: Context): Promise<readonly User[]>;
  about(row: T): About;
  /** What they are mailed, in their language. It does not say what would remain when the row is erased. */
  mail(row: T, locale: Locale): Pick<EmailMessage, "subject" | "paragraphs" | "action">;
  /** Whether they are mailed at all; by default they are. */
  isMailed?(row: T): boolean;
}

/**
 * The job that notifies and mails those whom a new row concerns, so that who sends it need not wait.
 * Its input is the row's `id`; it notifies once, however often it runs.
 */
export const notifyOf =
  <T extends StoredEntity>(entity: EntityClass<T>, notified: Notified<T>): JobHandler =>
  async ({ id = "" }, context) => {
    const { em } = context;
    const where = { id, ...notified.where } as object;
    const row = (await em.findOne(entity as EntityClass<StoredEntity>, where, {
      populate: notified.populate as never,
    })) as T | null;
    if (!row) return;
    const kind = notified.kind(row);
    const users = await notified.users(row, context);
    for (const user of await thoseWho("here", kind, users, em)) {
      notify(context, user.id, kind, notified.about(row));
    }
    const isMailed = notified.isMailed?.(row) ?? true;
    for (const user of isMailed ? await thoseWho("mail", kind, users, em) : []) {
      const locale = user.locale as Locale;
      const ending = { unsubscribes: mailsOf(user, kind) };
      context.sendMail({ to: user.email, locale, ...ending, ...notified.mail(row, locale) });
    }
    await context.saveUnique(); // the job ran before if one of them exists
  };
