import type { EntityManager } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { entities } from "./model.ts";
import type { Job, EmailMessage, LiveEvent, Services } from "./services.ts";
import { statementRunner } from "./reading/sql/run-statement.ts";
import { uuid } from "./uuid.ts";

/**
 * Something to tell the outside, written in the transaction of the change it tells of and sent
 * after the commit: what was rolled back is never told, what a killed process left is sent later.
 */
@Entity({ tableName: "outbox" })
export class OutboxEntry {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "text" }) kind!: "live" | "job" | "mail";
  @Property({ type: "text" }) topic!: string;
  @Property({ type: "json" }) payload!: LiveEvent;
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;

  constructor(entry: Pick<OutboxEntry, "kind" | "topic" | "payload" | "createdAt">) {
    Object.assign(this, entry);
  }
}

entities.push(OutboxEntry);

type World = Pick<Services, "pubSub" | "jobs" | "mail">;

/**
 * What is written with a change. Live events need not be where nobody else hears them: whoever
 * listened to a process that was killed comes back and reads.
 */
export const durableEntries = (entries: readonly OutboxEntry[], { pubSub }: World): OutboxEntry[] =>
  entries.filter(({ kind }) => kind !== "live" || pubSub.isShared);

/**
 * Sends entries whose change is committed, then forgets those that were written; rejects if
 * something was not taken, and stays. Nobody waits until other processes have heard live events:
 * those are forgotten once they have.
 */
export async function publishStaged(
  em: EntityManager,
  entries: readonly OutboxEntry[],
  world: World,
  written: readonly OutboxEntry[] = entries,
): Promise<void> {
  const isLive = ({ kind }: OutboxEntry) => kind === "live";
  const publish = world.pubSub.publish.bind(world.pubSub);
  const handOver = (entry: OutboxEntry) => handOverTo(world, publish, entry);
  // what others have not heard stays and is sent later
  void deliver(em, entries.filter(isLive), written, handOver).catch(() => undefined);
  await deliver(
    em,
    entries.filter((entry) => !isLive(entry)),
    written,
    handOver,
  );
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
  { jobs, mail }: World,
  publish: World["pubSub"]["publish"],
  { id, kind, topic, payload }: OutboxEntry,
): Promise<void> {
  if (kind === "live" && !(await publish(topic, payload)))
    throw new Error("Other processes may not have heard a live event");
  if (kind === "job") await jobs.add({ name: topic, input: payload as Job["input"], key: id });
  if (kind === "mail") await mail.add(payload as unknown as EmailMessage, id);
}

/** What is being forgotten in a database, and what comes next: one statement for all that wait. */
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

/** Old enough that the process which wrote it is not about to send it. */
const LEFT_BEHIND_MS = 10_000;

/**
 * Sends what processes that were killed between commit and sending have left behind, and what was
 * published while other processes could not be reached.
 * @param aloneSince when the only process of this database started: everything older is left behind
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
    { createdAt: { $lt: before } },
    { orderBy: { id: "asc" }, limit: 500 },
  );
  const publish = services.pubSub.publishAgain.bind(services.pubSub);
  await deliver(em, left, left, (entry) => handOverTo(services, publish, entry));
  return left.length;
}
