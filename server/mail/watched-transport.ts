import type { FastifyBaseLogger } from "fastify";
import { HOUR } from "../../schema/foundation/durations.ts";
import { MailRejected, type MailTransport } from "../../schema/foundation/services.ts";

/** Of attempts in a row that fail, the first and each tenth are logged. */
const LOGGED_EACH = 10;

/** Says in the log that the mail server cannot be used, and that it can again. */
export function watchedTransport(
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">,
  now: () => Date,
): MailTransport {
  let failures = 0;
  let since = 0;
  const failed = (error: unknown) => {
    if (failures === 0) since = now().getTime();
    failures += 1;
    if (failures % LOGGED_EACH !== 1) return;
    const level = now().getTime() - since >= HOUR ? "error" : "warn";
    log[level]({ err: error, failures }, "The mail server cannot be used");
  };
  const succeeded = () => {
    if (failures > 0) log.info({ failures }, "The mail server can be used again");
    failures = 0;
  };
  return {
    async deliver(message, id) {
      try {
        await transport.deliver(message, id);
        succeeded();
      } catch (error) {
        if (error instanceof MailRejected) succeeded();
        else failed(error);
        throw error;
      }
    },
    async verify() {
      await transport.verify?.().then(succeeded, failed);
    },
  };
}
