import { DAY } from "../foundation/durations.ts";
import { deletesOld } from "../workflow/retention.ts";
import { workflow } from "../workflow/workflow.ts";
import { MailFolder, MailThread } from "./mail-thread.ts";

/** For how many days a conversation is in the trash, or among spam, before it is deleted. */
const RETENTION_DAYS = 30;

export const deleteOldThreads = deletesOld(MailThread, (now) => ({
  folder: { $in: [MailFolder.TRASH, MailFolder.SPAM] },
  movedAt: { $lt: new Date(now.getTime() - RETENTION_DAYS * DAY) },
}));

export const mailFlow = workflow(MailThread, {
  stage: "folder",
  stages: MailFolder,
  since: "movedAt",
  staff: "mail:send",
  history: "its mails tell what happened",
  assignment: { property: "assignee", to: "mail:send" },
  retention: deleteOldThreads,
  erasure: "deletes",
});
