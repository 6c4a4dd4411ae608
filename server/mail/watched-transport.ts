import type { FastifyBaseLogger } from "fastify";
import { HOUR } from "../../schema/foundation/durations.ts";
import { MailRejected, type MailTransport } from "../../schema/foundation/services.ts";

/** Of attempts in a row that fail, the first and each tenth are logged. */
const LOGGED_EACH = 10;

export interface WatchedTransport extends MailTransport {
  /** Whether the last attempt reached the mail server. */
  isReachable(): boolean;
}

/** Says in the log that the mail server cannot be used, and that it can again. */
export function watchedTransport(
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">,
  now: () => Date,
): WatchedTransport {
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
    isReachable: () => failures === 0,
    async deliver(message, id) {
      try {
        const refused = await transport.deliver(message, id);
        succeeded();
        return refused;
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
