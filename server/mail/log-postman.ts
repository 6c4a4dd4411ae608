import type { FastifyBaseLogger } from "fastify";
import type { Postman } from "../../schema/foundation/outside.ts";
import { letterText } from "./letter-text.ts";

/** Where there is no mail server to look into: mails are read in the log. For the demo world alone. */
export const logPostman = (log: FastifyBaseLogger, origin: string): Postman => ({
  async deliver(letter) {
    const { to, subject } = letter;
    log.info({ mail: { to, subject, text: letterText(letter, origin) } }, "mail");
  },
});
