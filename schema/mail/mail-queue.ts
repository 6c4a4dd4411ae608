import type { EntityManager } from "@mikro-orm/core";
import { insert } from "../foundation/insert.ts";
import type { Mailer, Services } from "../foundation/services.ts";
import { OutgoingMail, SEND_MAILS } from "./outgoing-mail.ts";

/** Adds mails to the queue, and enqueues the job that sends them. */
export const mailQueue = (
  fork: () => EntityManager,
  { clock, jobs, tablesWritten }: Pick<Services, "clock" | "jobs" | "tablesWritten">,
): Mailer => ({
  async add(message, id) {
    if (await insert(new OutgoingMail(message, clock.now(), id), [], fork())) {
      tablesWritten(["outgoing_mails"]);
    }
    await jobs.add({ name: SEND_MAILS, key: id });
  },
});
