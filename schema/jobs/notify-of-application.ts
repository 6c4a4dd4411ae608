import { usersWithPermission } from "../accounts/users-with-permission.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notifyOf } from "../workflow/notify-of.ts";
import { Application, ApplicationStage } from "./application.ts";

/** The job that notifies those who read applications, so that the applicant need not wait for it. */
export const NOTIFY_OF_APPLICATION = "notify-of-application";

export const notifyOfApplication = notifyOf(Application, {
  where: { stage: ApplicationStage.APPLIED },
  populate: ["job"],
  kind: () => NotificationKind.APPLICATION_RECEIVED,
  users: (_, { em }) => usersWithPermission("application:manage", em),
  about: (application) => ({ application }),
  mail({ id, job }, locale) {
    const intl = mailIntl(locale);
    return {
      subject: intl.formatMessage({ id: "jobs.received.subject" }, { job: job.titleIn(locale) }),
      paragraphs: [intl.formatMessage({ id: "jobs.received.text" })],
      action: {
        label: intl.formatMessage({ id: "jobs.received.action" }),
        url: `/dashboard/jobs/${job.id}/applications?view=read&application=${id}`,
      },
    };
  },
});
