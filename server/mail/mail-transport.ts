import type { FastifyBaseLogger } from "fastify";
import type { MailTransport } from "../../schema/foundation/services.ts";
import type { Config } from "../config.ts";
import { logTransport } from "./log-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/**
 * How mails are sent: by SMTP, in the demo to the log, or not at all until a mail server is
 * configured.
 */
export function mailTransportOf(
  { smtpUrl, mailFrom, demo, origin, secret }: Config,
  log: FastifyBaseLogger,
): MailTransport | undefined {
  if (smtpUrl) return smtpTransport({ url: smtpUrl, from: mailFrom, origin, secret });
  return demo ? logTransport(log, origin) : undefined;
}
