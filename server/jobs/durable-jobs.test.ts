import type { EntityManager } from "@mikro-orm/core";
import { afterAll, expect, test, vi } from "vitest";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { DurableJobs } from "./durable-jobs.ts";

// Workers poll for jobs every two seconds.
vi.setConfig({ testTimeout: 30_000 });

const { database, remove } = await copyOfCleanDatabase();
afterAll(remove);

type Work = (
  input: Record<string, string>,
  complete: (em: EntityManager) => Promise<void>,
) => Promise<unknown>;

/** A process with one kind of job, and the list of what it has done. */
function aProcess(work: Work = async () => undefined) {
  const done: string[] = [];
  const errors: unknown[] = [];
  const waiting: (() => void)[] = [];
  const jobs = new DurableJobs(
    database,
    () => ({
      async greet(input, complete) {
        await work(input, complete);
        done.push(input.name ?? "");
        for (const look of waiting) look();
      },
    }),
    (_name, error) => errors.push(error),
  );
  void jobs.begin();
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => done.length >= count && resolve();
      waiting.push(look);
      look();
    });
  const greet = (name: string, key: string = crypto.randomUUID(), after?: Date) =>
    jobs.add({ name: "greet", input: { name }, key, ...(after && { after }) });
  return { jobs, done, errors, until, greet };
}

test("a job gets its input and runs once, however often it is added", async () => {
  const { greet, until, done, jobs } = aProcess();
  await greet("Ada", "the same");
  await greet("Ada", "the same");
  await until(1);
  await greet("Ada", "the same");
  await greet("Bo", "another");
  await until(2);
  expect(done).toEqual(["Ada", "Bo"]);
  await jobs.close();
});

test("a job runs when it is due by the clock, also if that is set back meanwhile", async () => {
  const { greet, until, done, jobs } = aProcess();
  await greet("Ada");
  await until(1);
  const { now } = Date;
  const setBack = vi.spyOn(Date, "now");
  await greet("Bo", "later", new Date(now() + 1_500));
  setBack.mockImplementation(() => now() - 700);
  await until(2);
  setBack.mockRestore();
  expect(done).toEqual(["Ada", "Bo"]);
  await jobs.close();
});

test("a failed job is retried and logged", async () => {
  let tries = 0;
  const { greet, until, errors, jobs } = aProcess(async () => {
    tries += 1;
    if (tries === 1) throw new Error("not now");
  });
  await greet("Ada");
  await until(1);
  expect(tries).toBe(2);
  expect(errors).toEqual([new Error("not now")]);
  await jobs.close();
});

test("a job whose changes were committed with its completion is not run again, even if it fails afterwards", async () => {
  let tries = 0;
  const { greet, until, errors, jobs } = aProcess(async ({ name }, complete) => {
    if (name === "Bo") return;
    tries += 1;
    await database.em.fork().transactional(complete);
    const again = database.em.fork().transactional(complete);
    await expect(again).rejects.toThrow("Another process runs this job");
    throw new Error("killed after the commit");
  });
  await greet("Ada");
  await vi.waitUntil(() => errors.length, { timeout: 10_000 });
  await greet("Bo", crypto.randomUUID(), new Date(Date.now() + 3_000)); // later than a retry would be
  await until(1);
  expect(tries).toBe(1);
  await jobs.close();
});

test("a job whose changes were rolled back is retried", async () => {
  let tries = 0;
  const { greet, until, done, jobs } = aProcess(async (_, complete) => {
    tries += 1;
    await database.em.fork().transactional(async (em) => {
      await complete(em);
      if (tries === 1) throw new Error("undone");
    });
  });
  await greet("Ada");
  await until(1);
  expect([tries, done]).toEqual([2, ["Ada"]]);
  await jobs.close();
});

test("a job with a start time waits for it", async () => {
  const { greet, until, done, jobs } = aProcess();
  await greet("later", crypto.randomUUID(), new Date(Date.now() + 1_000));
  await greet("now");
  await until(2);
  expect(done).toEqual(["now", "later"]);
  await jobs.close();
});

test("closing waits for running jobs; jobs not started yet are done by the next process", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const first = aProcess(async () => {
    begun.resolve();
    await finish.promise;
  });
  await first.greet("Ada");
  await begun.promise;
  await first.greet("Bo");
  const closing = first.jobs.close();
  finish.resolve();
  await closing;
  expect(first.done).toEqual(["Ada"]);

  const second = aProcess();
  await second.until(1);
  expect(second.done).toEqual(["Bo"]);
  await second.jobs.close();
});

test("only one of two processes runs a job", async () => {
  const one = aProcess();
  const other = aProcess();
  const names = Array.from({ length: 6 }, (_, index) => `guest ${index}`);
  for (const [index, name] of names.entries()) await (index % 2 ? one : other).greet(name);
  const all = () => [...one.done, ...other.done];
  while (all().length < names.length)
    await Promise.race([one.until(one.done.length + 1), other.until(other.done.length + 1)]);
  expect(all().toSorted()).toEqual(names);
  await Promise.all([one.jobs.close(), other.jobs.close()]);
});

test("many jobs that a process has left are all done by the next, one batch after the other", async () => {
  const stuck = Promise.withResolvers<void>();
  const first = aProcess(() => stuck.promise);
  const names = Array.from({ length: 120 }, (_, index) => `guest ${index}`);
  for (const name of names) await first.greet(name);
  const closing = first.jobs.close();
  stuck.resolve();
  await closing;
  expect(first.done.length).toBeLessThan(names.length);

  const second = aProcess();
  await second.until(names.length - first.done.length);
  expect([...first.done, ...second.done].toSorted()).toEqual(names.toSorted());
  await second.jobs.close();
});
