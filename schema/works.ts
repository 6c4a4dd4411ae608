import type { EntityManager } from "@mikro-orm/core";
import { MAIL_CODE, mailCode } from "./accounts/index.ts";
import {
  MAIL_MODERATORS,
  mailModerators,
  NOTIFY_OF_COMMENT,
  notifyOfComment,
} from "./blog/index.ts";
import { NOTIFY_OF_REPORT, notifyOfReport, REMOVE_FILES, removeFiles } from "./chat/index.ts";
import { Context } from "./foundation/context.ts";
import type { Outside, Postman } from "./foundation/outside.ts";
import { Viewer } from "./foundation/viewer.ts";
import { SEND_MAILS, sendMails } from "./mail/index.ts";

type Work = (input: Record<string, string>) => Promise<unknown>;

/** What is done after answers, by the names of its jobs. Without a postman mails wait. */
export const works = (
  fork: () => EntityManager,
  postman: Postman | undefined,
  outside: Outside,
): Record<string, Work> => ({
  [MAIL_CODE]: (input) => mailCode(input, new Context(fork, new Viewer(), outside)),
  [MAIL_MODERATORS]: () => mailModerators(new Context(fork, new Viewer(), outside)),
  [NOTIFY_OF_COMMENT]: (input) => notifyOfComment(input, new Context(fork, new Viewer(), outside)),
  [NOTIFY_OF_REPORT]: (input) => notifyOfReport(input, new Context(fork, new Viewer(), outside)),
  [REMOVE_FILES]: ({ ids = "" }) => removeFiles(ids.split(" "), fork(), outside.storage),
  [SEND_MAILS]: async () => postman && sendMails(fork, postman, outside),
});
