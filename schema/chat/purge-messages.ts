import type { EntityManager } from "@mikro-orm/core";
import type { Services } from "../foundation/services.ts";
import { DAY } from "../foundation/durations.ts";
import { Message } from "./message.ts";

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
  const before = new Date(clock.now().getTime() - days * DAY);
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
