import type { FastifyBaseLogger } from "fastify";
import type { Postman } from "../../schema/foundation/outside.ts";
import type { Config } from "../config.ts";
import { logPostman } from "./log-postman.ts";
import { smtpPostman } from "./smtp-postman.ts";

/** How mails leave: by SMTP, in the demo to the log, or not at all until there is a mail server. */
export function postmanOf(
  { smtpUrl, mailFrom, demo, origin }: Config,
  log: FastifyBaseLogger,
): Postman | undefined {
  if (smtpUrl) return smtpPostman({ url: smtpUrl, from: mailFrom, origin });
  return demo ? logPostman(log, origin) : undefined;
}
