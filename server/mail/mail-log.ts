import type { FastifyBaseLogger } from "fastify";
import type { Mailer } from "../../schema/foundation/outside.ts";

/** Without a mail server: in the demo, mails are read in the log. Elsewhere only that there was one. */
export const mailLog = (log: FastifyBaseLogger, isDemo: boolean): Mailer => ({
  async send({ to, subject, text }) {
    if (isDemo) log.info({ mail: { to, subject, text } }, "mail");
    else log.warn({ mail: { subject } }, "There is no mail server to send this");
  },
});
