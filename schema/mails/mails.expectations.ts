import { uuid } from "../foundation/uuid.ts";
import { ID, IDS, type Expectations } from "../testing/expectations.ts";

/** Which conversations they read of those is a policy of the row. */
const READERS = ["support", "admin"];
const WRITERS = ["support", "admin"];

export const expectations: Expectations = {
  operations: {
    mailThreads: ["{ mailThreads { nodes { id } } }", READERS],
    mailThread: [`{ mailThread(${ID}) { id } }`, READERS],
    mailCounts: ["{ mailCounts { inbox } }", READERS],
    unreadMailCounts: ["{ unreadMailCounts { inbox } }", READERS],
    mails: ["{ mails { nodes { id } } }", READERS],
    mail: [`{ mail(${ID}) { id } }`, READERS],
    mailboxes: ["{ mailboxes { name } }", READERS],
    mailTimeline: [`{ mailTimeline(email: "nobody@example.org") { id } }`, READERS],
    mailLabels: ["{ mailLabels { id } }", READERS],
    mailStaff: ["{ mailStaff { id } }", READERS],
    createMailLabel: [`mutation { createMailLabel(input: {}) { id } }`, WRITERS],
    updateMailLabel: [`mutation { updateMailLabel(${ID}, input: {}) { id } }`, WRITERS],
    deleteMailLabel: [`mutation { deleteMailLabel(${ID}) }`, WRITERS],
    changeMailThreads: [
      `mutation { changeMailThreads(${IDS}, changes: { isUnread: false }) { ids } }`,
      READERS,
    ],
    moveMailThreads: [`mutation { moveMailThreads(${IDS}, folder: TRASH) { ids } }`, WRITERS],
    deleteMailThreads: [`mutation { deleteMailThreads(${IDS}) { ids } }`, WRITERS],
    assignMailThreads: [`mutation { assignMailThreads(${IDS}) { ids } }`, WRITERS],
    eraseMailThread: [`mutation { eraseMailThread(${ID}) }`, WRITERS],
    createMailDraft: [
      `mutation { createMailDraft(input: { threadId: "${uuid()}" }) { id } }`,
      WRITERS,
    ],
    updateMailDraft: [`mutation { updateMailDraft(${ID}, input: {}) { id } }`, WRITERS],
    deleteMailDraft: [`mutation { deleteMailDraft(${ID}) }`, WRITERS],
    sendMail: [`mutation { sendMail(${ID}) { id } }`, WRITERS],
    undoSendMail: [`mutation { undoSendMail(${ID}) { id } }`, WRITERS],
    retryMail: [`mutation { retryMail(${ID}) { id } }`, WRITERS],
    attachFilesToMail: [`mutation { attachFilesToMail(${ID}, fileIds: []) { id } }`, WRITERS],
    deleteMailAttachment: [`mutation { deleteMailAttachment(${ID}) { id } }`, WRITERS],
    mailThreadChanged: ["subscription { mailThreadChanged { id } }", READERS],
  },
  calls: {
    "GET /api/mail/labels": READERS,
    "GET /api/mail/mails": READERS,
    "GET /api/mail/mail": READERS,
  },
  tiny: ["mail_labels", "mailboxes", "mail_failures"],
  few: ["mail_thread_labels", "mail_marks"],
  growing: ["mail_threads", "mails", "mail_attachments"],
  withoutDemo: {
    MailAttachment: "its files come with mails",
    Mailbox: "the demo fetches no mails",
  },
  planExceptions: { mailTimeline: "the newest of an address are found by the index of each table" },
};
