import type { FastifyBaseLogger } from "fastify";
import type { MailTransport } from "../../schema/foundation/services.ts";
import { messageText } from "./message-text.ts";

/** Without a mail server, mails are written to the log. Only for the demo world. */
export const logTransport = (log: FastifyBaseLogger, origin: string): MailTransport => ({
  async deliver(message) {
    const { to, subject } = message;
    log.info({ mail: { to, subject, text: messageText(message, origin) } }, "mail");
  },
});
