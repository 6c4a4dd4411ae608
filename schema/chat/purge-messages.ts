import type { EntityManager } from "@mikro-orm/core";
import type { Services } from "../foundation/services.ts";
import { Message } from "./message.ts";

const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 500;

/**
 * Permanently deletes messages older than the retention period, with their files; later messages
 * keep their numbers.
 */
export async function purgeMessages(
  em: EntityManager,
  { clock, tablesWritten, site }: Pick<Services, "clock" | "tablesWritten" | "site">,
): Promise<number> {
  const { chatRetentionDays: days } = await site.decisions();
  if (!days) return 0;
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const old = await em.find(
    Message,
    { createdAt: { $lt: before } },
    { fields: ["id"], orderBy: { createdAt: "asc" }, limit: BATCH_SIZE },
  );
  if (!old.length) return 0;
  const removed = await em.nativeDelete(Message, { id: { $in: old.map(({ id }) => id) } });
  tablesWritten(["messages"]);
  return removed;
}
