import type { EntityManager } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { table } from "./model.ts";
import type { Job, EmailMessage, LiveEvent, Services } from "./services.ts";
import { statementRunner } from "./reading/sql/run-statement.ts";
import { uuid } from "./uuid.ts";

/**
 * An event, mail or job, stored in the transaction that causes it and delivered after the commit
 * (transactional outbox): rolled back transactions deliver nothing, and entries of a killed process
 * are delivered later.
 */
@table("outbox")
export class OutboxEntry {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "text" }) kind!: "live" | "job" | "batch" | "mail";
  @Property({ type: "text" }) topic!: string;
  @Property({ type: "json" }) payload!: LiveEvent;
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;

  constructor(entry: Pick<OutboxEntry, "kind" | "topic" | "payload" | "createdAt">) {
    Object.assign(this, entry);
  }
}

type DeliveryServices = Pick<Services, "pubSub" | "jobs" | "batchJobs" | "mail">;

/**
 * The entries that are stored in the transaction. Live events need no storage if there is only one
 * process: after it was killed, its subscribers reconnect and read the current state.
 */
export const durableEntries = (
  entries: readonly OutboxEntry[],
  { pubSub }: DeliveryServices,
): OutboxEntry[] => entries.filter(({ kind }) => kind !== "live" || pubSub.isShared);

/**
 * Delivers entries after their commit and deletes the stored ones. Rejects if an entry could not be
 * handed over; it stays stored. Does not wait for live events to reach other processes: those
 * entries are deleted once they have.
 */
export async function publishStaged(
  em: EntityManager,
  entries: readonly OutboxEntry[],
  services: DeliveryServices,
  written: readonly OutboxEntry[] = entries,
): Promise<void> {
  const isLive = ({ kind }: OutboxEntry) => kind === "live";
  const isBatch = ({ kind }: OutboxEntry) => kind === "batch";
  const publish = services.pubSub.publish.bind(services.pubSub);
  const handOver = (entry: OutboxEntry) => handOverTo(services, publish, entry);
  // entries that did not reach other processes stay and are delivered later
  void deliver(em, entries.filter(isLive), written, handOver).catch(() => undefined);
  await deliver(
    em,
    entries.filter((entry) => !isLive(entry) && !isBatch(entry)),
    written,
    handOver,
  );
  // the outbox is their queue: the job removes them
  const batches = new Set(entries.filter(isBatch).map(({ topic }) => topic));
  for (const name of batches) await services.batchJobs.wake(name);
}

async function deliver(
  em: EntityManager,
  entries: readonly OutboxEntry[],
  written: readonly OutboxEntry[],
  handOver: (entry: OutboxEntry) => Promise<void>,
): Promise<void> {
  const results = await Promise.allSettled(entries.map(handOver));
  const taken = entries.filter((_, index) => results[index]?.status === "fulfilled");
  const known = taken.filter((entry) => written.includes(entry));
  if (known.length) await forget(em, known);
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}

async function handOverTo(
  { jobs, mail }: DeliveryServices,
  publish: DeliveryServices["pubSub"]["publish"],
  { id, kind, topic, payload }: OutboxEntry,
): Promise<void> {
  if (kind === "live" && !(await publish(topic, payload)))
    throw new Error("A live event may not have reached other processes");
  if (kind === "job") await jobs.add({ name: topic, input: payload as Job["input"], key: id });
  if (kind === "mail") await mail.add(payload as unknown as EmailMessage, id);
}

/**
 * The entries being deleted in a database, and those to delete next: one statement for all that are
 * waiting.
 */
interface Forgetting {
  next: string[];
  last: Promise<unknown>;
}

const forgetting = new WeakMap<object, Forgetting>();

async function forget(em: EntityManager, entries: readonly OutboxEntry[]): Promise<void> {
  const run = statementRunner(em);
  const mine = forgetting.get(run) ?? { next: [], last: Promise.resolve() };
  forgetting.set(run, mine);
  const isFirst = !mine.next.length;
  mine.next.push(...entries.map(({ id }) => id));
  if (isFirst) {
    const before = mine.last;
    mine.last = (async () => {
      await before.catch(() => undefined);
      await run(`delete from "outbox" where "id" = any($1::uuid[])`, [mine.next.splice(0)]);
    })();
  }
  await mine.last;
}

/** After this time the process that wrote an entry is no longer about to deliver it. */
const LEFT_BEHIND_MS = 10_000;

/**
 * Delivers entries that killed processes left between commit and delivery, and events published
 * while other processes were unreachable.
 * @param aloneSince start time of the only process of this database: all older entries were left
 * behind
 */
export async function flushOutbox(
  em: EntityManager,
  services: Services,
  aloneSince?: Date,
): Promise<number> {
  const old = services.clock.now().getTime() - LEFT_BEHIND_MS;
  const before = new Date(Math.max(old, aloneSince?.getTime() ?? 0));
  const left = await em.find(
    OutboxEntry,
    { kind: { $ne: "batch" }, createdAt: { $lt: before } },
    { orderBy: { id: "asc" }, limit: 500 },
  );
  const publish = services.pubSub.publishAgain.bind(services.pubSub);
  await deliver(em, left, left, (entry) => handOverTo(services, publish, entry));
  return left.length;
}
