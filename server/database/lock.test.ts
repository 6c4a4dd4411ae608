import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { describeWith, POSTGRES_URL } from "../../schema/testing/services.ts";
import { type Database, open } from "./database.ts";
import { InUse, lockDatabase, lockDirectory } from "./lock.ts";

let folder: string;
const others: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atelier-lock-"));
});

afterEach(async () => {
  for (const other of others.splice(0)) await kill(other);
  rmSync(folder, { recursive: true });
});

/**
 * Starts another process that takes the directory's lock, or reports why it cannot, and keeps
 * running.
 */
async function another(): Promise<{ other: ChildProcess; said: string }> {
  const program = `
    import { lockDirectory } from "./server/database/lock.ts";
    try { await lockDirectory(${JSON.stringify(folder)}); console.log("has it"); }
    catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  others.push(other);
  const [said] = await once(other.stdout ?? other, "data");
  return { other, said: String(said).trim() };
}

async function kill(other: ChildProcess): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return;
  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;
}

describe("a directory", () => {
  test("is locked by one process; a second one is refused", { timeout: 30_000 }, async () => {
    expect((await another()).said).toBe("has it");
    await expect(lockDirectory(folder)).rejects.toThrow(
      new InUse(`${folder} is in use by another process`),
    );
  });

  test("can be locked again after it was released", { timeout: 30_000 }, async () => {
    const release = await lockDirectory(folder);
    expect((await another()).said).toBe(`${folder} is in use by another process`);
    release();
    expect((await another()).said).toBe("has it");
  });

  test("can be locked again after its process was killed", { timeout: 30_000 }, async () => {
    const { other } = await another();
    await kill(other);
    expect(existsSync(join(folder, "lock"))).toBe(true);
    (await lockDirectory(folder))();
    expect(existsSync(join(folder, "lock"))).toBe(false);
  });

  test.each(["", "nonsense", String(process.pid), "1"])(
    "can be locked if the lock is an old file with %j, whatever process has that number now",
    async (content) => {
      writeFileSync(join(folder, "lock"), content);
      (await lockDirectory(folder))();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("can be locked if a process was killed while taking over the lock", async () => {
    for (const name of ["lock", "lock.takeover"]) writeFileSync(join(folder, name), "");
    const release = await lockDirectory(folder);
    expect(readdirSync(folder)).toEqual(["lock"]);
    release();
  });

  test("is created for its owner only, and contains no other file than the lock", async () => {
    const deep = join(folder, "not", "there");
    const release = await lockDirectory(deep);
    expect(statSync(deep).mode & 0o777).toBe(0o700);
    expect(readdirSync(deep)).toEqual(["lock"]);
    release();
    expect(readdirSync(deep)).toEqual([]);
  });

  test("may have a path of any length", async () => {
    const deep = join(folder, "a-long-name".repeat(20));
    const release = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(InUse);
    release();
    (await lockDirectory(deep))();
    expect(readdirSync(deep)).toEqual([]);
  });

  test(
    "is locked by exactly one of several processes that find a stale lock at once",
    { timeout: 30_000 },
    async () => {
      const { other } = await another();
      await kill(other);
      const answers = await Promise.all([another(), another(), another(), another()]);
      expect(answers.filter(({ said }) => said === "has it")).toHaveLength(1);
    },
  );
});

describeWith(POSTGRES_URL, "a PostgreSQL database", async () => {
  const { database: watcher, url, remove } = await copyOfCleanDatabase();
  const opened: Database[] = [];
  afterAll(async () => {
    for (const one of opened) await one.close();
    await remove();
  });
  const openedAgain = async () => {
    const database = await open({ url });
    opened.push(database);
    return database;
  };
  const REFUSED = new InUse("Another process uses this database; several need REDIS_URL");

  test(
    "serves one process; a second one is refused until the first has ended",
    { timeout: 30_000 },
    async () => {
      const { release } = await lockDatabase(await openedAgain());
      await expect(lockDatabase(await openedAgain())).rejects.toThrow(REFUSED);
      await release();
      const next = await lockDatabase(await openedAgain());
      await next.release();
    },
  );

  test(
    "serves several that have Redis, but none with it beside one without",
    { timeout: 30_000 },
    async () => {
      const [one, two] = [await openedAgain(), await openedAgain()];
      const shared = [await lockDatabase(one, "shared"), await lockDatabase(two, "shared")];
      const third = await openedAgain();
      await expect(lockDatabase(third)).rejects.toThrow(REFUSED);
      for (const { release } of shared) await release();
      const alone = await lockDatabase(third);
      await expect(lockDatabase(one, "shared")).rejects.toThrow("without REDIS_URL");
      await alone.release();
    },
  );

  test("stays locked by its process when the connection breaks", { timeout: 30_000 }, async () => {
    const { release } = await lockDatabase(await openedAgain());
    const holders = async (): Promise<{ pid: number }[]> =>
      watcher.em.getConnection().execute(
        `select pid from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())`,
      );
    const [before] = await holders();
    await watcher.em.getConnection().execute("select pg_terminate_backend(?)", [before?.pid]);
    await expect
      .poll(async () => (await holders()).filter(({ pid }) => pid !== before?.pid), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    await expect(lockDatabase(await openedAgain())).rejects.toThrow(REFUSED);
    await release();
  });
});
