import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import { SUSPICIOUS_SCORE } from "../foundation/spam-score.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notifyOf } from "../workflow/notify-of.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";

/** The job that notifies those who are asked, so that the sender need not wait for it. */
export const NOTIFY_OF_CONTACT = "notify-of-contact";

/** Those who may answer it, except for the sender; staff are not notified of quotes. */
export const notifyOfContact = notifyOf(ContactRequest, {
  where: { status: ContactStatus.NEW },
  kind: ({ kind }) =>
    kind === ContactKind.QUOTE
      ? NotificationKind.QUOTE_REQUESTED
      : NotificationKind.CONTACT_RECEIVED,
  users({ kind, recipients, sender }, { em }) {
    if (kind !== ContactKind.QUOTE) return usersWithPermission("contact:answer", em);
    const recipientIds = recipients.filter((id) => id !== sender?.id);
    return em.find(User, { member: { $in: recipientIds }, ...CAN_SIGN_IN });
  },
  about: (request) => ({ contactRequest: request, project: request.project ?? null }),
  isMailed: ({ spamScore }) => spamScore < SUSPICIOUS_SCORE,
  mail({ id, kind, name }, locale) {
    const intl = mailIntl(locale);
    return {
      subject: intl.formatMessage({ id: "contacts.received.subject" }, { kind }),
      paragraphs: [intl.formatMessage({ id: "contacts.received.text" }, { name })],
      action: {
        label: intl.formatMessage({ id: "contacts.received.action" }),
        url: `/dashboard/contact/${id}`,
      },
    };
  },
});
