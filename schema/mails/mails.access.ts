import { ALL, anyOf, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MailAttachment } from "./mail-attachment.ts";
import { MailLabel } from "./mail-label.ts";
import { MailMark } from "./mail-mark.ts";
import { Mailbox } from "./mailbox.ts";
import { MailSource, MailThread } from "./mail-thread.ts";
import { Mail, MailKind } from "./mail.ts";

const readsMail = (viewer: Viewer): boolean => viewer.may("mail:read");

/** Nobody reads more by a conversation than by what it began with. */
export const sourcesOf = (viewer: Pick<Viewer, "may">): MailSource[] => {
  const { MAIL, CONTACT, APPLICATION, ORDER, INVOICE } = MailSource;
  return [
    MAIL,
    ...(viewer.may("contact:read") ? [CONTACT] : []),
    ...(viewer.may("application:manage") ? [APPLICATION] : []),
    ...(viewer.may("billing:read") ? [ORDER, INVOICE] : []),
  ];
};

export const visibleThreads = rowPolicy(MailThread, (viewer) =>
  anyOf(readsMail(viewer) && { source: { $in: sourcesOf(viewer) } }),
);
fieldPolicy(MailThread, [
  "folder",
  "source",
  "subject",
  "name",
  "address",
  "assignee",
  "isImportant",
  "labels",
  "contactRequest",
  "application",
  "order",
  "invoice",
  "lastMailAt",
  "mailCount",
  "receivedCount",
  "sentCount",
  "draftCount",
  "attachmentCount",
  "failedCount",
  "snippet",
]);

/** All staff of the conversation read drafts, so that no two write the same. */
const visibleMails = rowPolicy(Mail, (viewer) => ({ thread: visibleThreads(viewer) }));
/** A draft is its writer's. */
changePolicy(Mail, ({ userId }) => !!userId && { kind: MailKind.DRAFT, writer: userId });
fieldPolicy(Mail, [
  "thread",
  "kind",
  "author",
  "fromName",
  "fromAddress",
  "to",
  "cc",
  "bcc",
  "subject",
  "snippet",
  "text",
  "html",
  "bodyUrl",
  "hasRemotePictures",
  "attachments",
  "attachmentCount",
  "contactEntry",
  "applicationEvent",
  "answered",
  "quote",
  "isQuoteRemoved",
  "messageId",
  "isNewSender",
  "isAutomatic",
  "isUnreadable",
  "rawUrl",
  "scheduledAt",
  "sentAt",
  "delivery",
  "deliveryError",
  "attempts",
  "bounces",
]);

rowPolicy(MailAttachment, (viewer) => ({ mail: visibleMails(viewer) }));
fieldPolicy(MailAttachment, ["mail", "uploader", "name", "size", "type", "path", "isInline"]);

rowPolicy(MailLabel, (viewer) => (readsMail(viewer) ? ALL : NONE));
fieldPolicy(MailLabel, ["name", "hue"]);

rowPolicy(MailMark, ({ userId }) => (userId ? { user: userId } : NONE));

rowPolicy(Mailbox, (viewer) => (readsMail(viewer) ? ALL : NONE));
fieldPolicy(Mailbox, ["name", "contactAt", "error"]);
