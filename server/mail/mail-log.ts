import type { FastifyBaseLogger } from "fastify";
import type { Mailer } from "../../schema/foundation/outside.ts";
import { letterText } from "./letter-text.ts";

interface Circumstances {
  isDemo: boolean;
  origin: string;
}

/** Without a mail server: in the demo, mails are read in the log. Elsewhere only that there was one. */
export const mailLog = (log: FastifyBaseLogger, { isDemo, origin }: Circumstances): Mailer => ({
  async send(letter) {
    const { to, subject } = letter;
    if (isDemo) log.info({ mail: { to, subject, text: letterText(letter, origin) } }, "mail");
    else log.warn("There is no mail server to send a mail");
  },
});
