import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import type { Locale } from "../foundation/locale.ts";
import { HOUR } from "../foundation/durations.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { mailsOf, thoseWho } from "../notifications/notification-choice.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { Comment, CommentStatus } from "./comment.ts";

/** The job that mails moderators the number of pending comments. */
export const MAIL_MODERATORS = "mail-moderators";

/** Schedules a mail for the end of the hour: one for all comments that became pending within it. */
export async function mailModeratorsLater({ services }: Context): Promise<void> {
  const hour = Math.floor(services.clock.now().getTime() / HOUR);
  await services.jobs.add({
    name: MAIL_MODERATORS,
    key: String(hour),
    after: new Date((hour + 1) * HOUR),
  });
}

/** Mails the number of pending comments in each recipient's language, without their content. */
export async function mailModerators(context: Context): Promise<void> {
  const { em } = context;
  const count = await em.count(Comment, { status: CommentStatus.PENDING, post: NOT_DELETED });
  if (count === 0) return;
  const moderators = await usersWithPermission("comment:moderate", em);
  const kind = NotificationKind.COMMENT_PENDING;
  for (const moderator of await thoseWho("mail", kind, moderators, em)) {
    const { email, locale } = moderator;
    const intl = mailIntl(locale as Locale);
    context.sendMail({
      to: email,
      locale,
      unsubscribes: mailsOf(moderator, kind),
      subject: intl.formatMessage({ id: "blog.pendingComments.subject" }, { count }),
      paragraphs: [intl.formatMessage({ id: "blog.pendingComments.text" }, { count })],
      action: {
        label: intl.formatMessage({ id: "blog.pendingComments.action" }),
        url: "/dashboard/blog/comments",
      },
    });
  }
  await context.save();
}
