import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "./context.ts";
import { OutboxEntry } from "./outbox.ts";

/**
 * Work on several inputs at once, after the response. What it changes in its unit of work is saved
 * for it, in the transaction that removes the inputs from the outbox.
 */
export type BatchHandler = (
  inputs: readonly Record<string, string>[],
  context: Context,
) => Promise<unknown>;

const MAX_BATCH = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

class TakenElsewhere extends Error {}

/**
 * Handles all entries of a batch job that are in the outbox, which is its queue: each entry is
 * removed in the transaction of what is saved for it. If a batch fails, its entries are handled one
 * by one, so that a faulty one does not hold up the others; it stays for the next run.
 */
export async function runBatchJob(
  name: string,
  handle: BatchHandler,
  context: () => Context,
  onError: (error: unknown) => void,
): Promise<void> {
  const complete = async (entries: readonly OutboxEntry[]): Promise<boolean> => {
    const unit = context();
    unit.joinSave((em) => remove(entries, em));
    try {
      await handle(
        entries.map(({ payload }) => payload as Record<string, string>),
        unit,
      );
      await unit.save();
      return true;
    } catch (error) {
      // of several, some may be left
      if (error instanceof TakenElsewhere) return entries.length === 1;
      onError(error);
      return false;
    }
  };
  let last = BEFORE_ALL;
  for (;;) {
    const entries = await context().em.find(
      OutboxEntry,
      { kind: "batch", topic: name, id: { $gt: last } },
      { orderBy: { id: "asc" }, limit: MAX_BATCH },
    );
    last = entries.at(-1)?.id ?? "";
    if (!last) return;
    const isDone = await complete(entries);
    if (!isDone && entries.length > 1) for (const entry of entries) await complete([entry]);
  }
}

async function remove(entries: readonly OutboxEntry[], em: EntityManager): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const removed = await em.nativeDelete(OutboxEntry, { id: { $in: ids } });
  if (removed < ids.length) throw new TakenElsewhere("Another process handles this batch");
}
