import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { removesFiles } from "../workflow/erasure.ts";
import { hourly } from "../workflow/retention.ts";
import { removeMailFiles } from "./attach-files.ts";
import { wantedThreads } from "./list-threads.ts";
import { REMOVE_MAIL_FILES } from "./mail-attachment.ts";
import { MailLabelResolver } from "./mail-label.resolver.ts";
import { MailThread } from "./mail-thread.ts";
import { MailThreadResolver, threadOperations } from "./mail-thread.resolver.ts";
import { MailResolver } from "./mail.resolver.ts";

import { Mail, rawMailKey, REMOVE_RAW_MAILS } from "./mail.ts";
import "./mails.access.ts";
import { deleteOldThreads } from "./mails.workflow.ts";
import { NOTIFY_OF_MAIL, notifyOfMail } from "./notify-of-mail.ts";
import "./purged-correspondents.ts";
import "./source-mails.ts";

export const mails = domain({
  name: "mails",
  resolvers: [MailThreadResolver, ...threadOperations, MailResolver, MailLabelResolver],
  permissions: { "mail:send": [Role.ADMIN, Role.SUPPORT] },
  search: {
    mails: {
      entity: () => MailThread,
      where: (text, viewer) =>
        viewer.may("mail:read") ? wantedThreads({ search: text }, viewer) : undefined,
      names: ["subject", "name", "address"],
      order: { lastMailAt: "desc", id: "desc" },
    },
  },
  jobs: {
    [REMOVE_MAIL_FILES]: ({ ids = "" }, { em, services }) =>
      removeMailFiles(ids.split(" "), em, services.storage),
    [NOTIFY_OF_MAIL]: notifyOfMail,
    [REMOVE_RAW_MAILS]: removesFiles(Mail, rawMailKey),
  },
  timers: { "delete old conversations of the inbox": hourly(deleteOldThreads) },
  storage: { mail_attachments: { member: "uploader_id", size: "size" } },
});
export { attachToMail, draftToFill, findMailFile } from "./attach-files.ts";
export { type MailAttachment, mailFileKey } from "./mail-attachment.ts";
export { MailLabel } from "./mail-label.ts";
export { MailFolder, MailSource, MailThread } from "./mail-thread.ts";
export { Mail, MailKind, MailQuote, rawMailKey } from "./mail.ts";
export { filesOfMail, findMail, textOfMail } from "./read-mail.ts";
export { foldedQuote, foldTrailingQuote } from "./fold-quote.ts";
export { quotedIn } from "./quote-mail.ts";
export { framedHtml } from "./sanitise-html.ts";
export {
  claimMailbox,
  failuresOf,
  forgetFailure,
  noteContact,
  noteFailure,
  noteProgress,
  releaseMailbox,
} from "./read-mailbox.ts";
export { receiveMail } from "./receive-mail.ts";
export type { DeliveryReport, ReceivedFile, ReceivedMail } from "./received-mail.ts";
