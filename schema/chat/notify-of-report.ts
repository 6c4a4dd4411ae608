import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { Context } from "../foundation/context.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { thoseWho } from "../notifications/notification-choice.ts";
import { notify } from "../notifications/notify.ts";
import { MessageReport } from "./message-report.ts";

/** The job that notifies moderators of a report, so that the reporter need not wait for it. */
export const NOTIFY_OF_REPORT = "notify-of-report";

export async function notifyOfReport(
  { id }: Record<string, string>,
  context: Context,
): Promise<void> {
  const open = { id, closedAt: null };
  const report = await context.em.findOne(MessageReport, open, { populate: ["message"] });
  if (!report) return;
  const concerned = [report.reporter.id, report.message.sender?.id];
  const kind = NotificationKind.MESSAGE_REPORTED;
  const moderators = await usersWithPermission("report:moderate", context.em);
  for (const user of await thoseWho("here", kind, moderators, context.em)) {
    if (concerned.includes(user.member?.id)) continue;
    notify(context, user.id, kind, { report });
  }
  await context.saveUnique(); // the job ran before if one of them exists
}
