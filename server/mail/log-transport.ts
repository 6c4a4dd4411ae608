import type { FastifyBaseLogger } from "fastify";
import type { MailTransport } from "../../schema/foundation/services.ts";
import { messageText } from "./message-text.ts";

/** Where there is no mail server to look into: mails are read in the log. For the demo world alone. */
export const logTransport = (log: FastifyBaseLogger, origin: string): MailTransport => ({
  async deliver(message) {
    const { to, subject } = message;
    log.info({ mail: { to, subject, text: messageText(message, origin) } }, "mail");
  },
});
