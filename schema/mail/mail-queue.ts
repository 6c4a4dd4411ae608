import type { EntityManager } from "@mikro-orm/core";
import { insert } from "../foundation/insert.ts";
import type { Mailer, Outside } from "../foundation/outside.ts";
import { OutgoingMail, SEND_MAILS } from "./outgoing-mail.ts";

/** Puts mails into the line, and has it emptied. */
export const mailQueue = (
  fork: () => EntityManager,
  { clock, jobs, wrote }: Pick<Outside, "clock" | "jobs" | "wrote">,
): Mailer => ({
  async add(letter, id) {
    if (await insert(new OutgoingMail(letter, clock.now(), id), [], fork())) {
      wrote(["outgoing_mails"]);
    }
    await jobs.add({ name: SEND_MAILS, key: id });
  },
});
