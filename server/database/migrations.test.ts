import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe, expect, test } from "vitest";
import { findByCredentials, Role, User } from "../../schema/accounts/index.ts";
import { Post } from "../../schema/blog/index.ts";
import { administer, databaseAt } from "../../schema/testing/clean-database.ts";
import { describeWith, POSTGRES_URL } from "../../schema/testing/services.ts";
import { type Database, migratorOf, open } from "./database.ts";
import { demo } from "./demo/demo.ts";
import { firstAdmin } from "./first-admin.ts";
import { migrate } from "./migrate.ts";
import { StartupError } from "../startup-error.ts";
import { parseTimesAsText } from "./parse-times.ts";

const PATIENCE_MS = 60_000; // PGlite starts from scratch

describe("an empty embedded database", () => {
  let database: Database;
  let pglite: PGlite;
  afterAll(async () => {
    await database.close();
    await pglite.close();
  });

  test("is created by the migrations alone", { timeout: PATIENCE_MS }, async () => {
    pglite = await PGlite.create({ parsers: parseTimesAsText });
    database = await open({ pglite });
    await migrate(database, { embedded: true });
    expect(await migratorOf(database).getPending()).toEqual([]);
    expect(await database.schema.getUpdateSchemaSQL({ wrap: false })).toBe("");
  });

  test("is not changed by the next start", async () => {
    const before = await migratorOf(database).getExecuted();
    await migrate(database, { embedded: true });
    expect(await migratorOf(database).getExecuted()).toEqual(before);
  });

  test("is refused if it is older than the first migration", async () => {
    const connection = database.em.getConnection();
    const [first] = await migratorOf(database).getExecuted();
    const earlier = "Migration20261126082943";
    await connection.execute("update migrations set name = ? where name = ?", [
      earlier,
      first?.name,
    ]);
    await expect(migrate(database, { embedded: true })).rejects.toThrow(StartupError);
    await connection.execute("update migrations set name = ? where name = ?", [
      first?.name,
      earlier,
    ]);
    await migrate(database, { embedded: true });
    expect(await migratorOf(database).getPending()).toEqual([]);
  });

  test("is refused if a newer version has migrated it", async () => {
    const connection = database.em.getConnection();
    const name = "Migration29991231235959";
    await connection.execute("insert into migrations (name) values (?)", [name]);
    await expect(migrate(database, { embedded: true })).rejects.toThrow("newer version");
    await connection.execute("delete from migrations where name = ?", [name]);
    await migrate(database, { embedded: true });
  });

  test("sorts names in natural order", async () => {
    const { rows } = await pglite.query<{ name: string }>(
      `select name from unnest(array['Zoë', 'émile', 'Ada', 'bo']) as name order by name collate "und-x-icu"`,
    );
    expect(rows.map(({ name }) => name)).toEqual(["Ada", "bo", "émile", "Zoë"]);
  });

  test("gets its first admin once", async () => {
    expect(await firstAdmin(database.em.fork(), "Ada@example.org")).toBe(true);
    expect(await firstAdmin(database.em.fork(), "bo@example.org")).toBe(false);
    const users = await database.em.fork().find(User, {});
    expect(users).toMatchObject([
      { email: "ada@example.org", roles: [Role.ADMIN], member: expect.anything() },
    ]);
  });

  test("gives the first admin a password if there is none, and never replaces one", async () => {
    const signsIn = async (password: string) =>
      (await findByCredentials(database.em.fork(), { email: "ada@example.org", password })) !==
      undefined;
    await firstAdmin(database.em.fork(), "ada@example.org", "a fjord at night");
    expect(await signsIn("a fjord at night")).toBe(true);
    await firstAdmin(database.em.fork(), "ada@example.org", "another sentence");
    expect(await signsIn("another sentence")).toBe(false);
    expect(await signsIn("a fjord at night")).toBe(true);
  });

  test("does not give the password to other accounts", async () => {
    const em = database.em.fork();
    await em.persist(new User({ email: "bo@example.org", name: "Bo" })).flush();
    await firstAdmin(database.em.fork(), "bo@example.org", "a fjord at night");
    const bo = { email: "bo@example.org", password: "a fjord at night" };
    expect(await findByCredentials(database.em.fork(), bo)).toBeUndefined();
  });

  test("gets no demo world if it contains anything", async () => {
    expect(await demo(database.em.fork())).toBe(false);
    expect(await database.em.fork().count(Post)).toBe(0);
  });
});

describeWith(POSTGRES_URL, "an empty PostgreSQL database", (url) => {
  const name = `empty_${crypto.randomUUID().replaceAll("-", "")}`;
  afterAll(() => administer(url, `drop database if exists ${name} with (force)`));

  test(
    "is migrated by one of several processes that start at once",
    { timeout: PATIENCE_MS },
    async () => {
      await administer(url, `create database ${name}`);
      const databases = await Promise.all(
        [1, 2, 3].map(() => open({ url: databaseAt(url, name) })),
      );
      let filled = 0;
      const fill = async () => {
        filled += 1;
      };
      await Promise.all(databases.map((one) => migrate(one, { embedded: false, fill })));
      expect(filled).toBe(3);
      const [one] = databases;
      expect(await one?.schema.getUpdateSchemaSQL({ wrap: false })).toBe("");
      for (const each of databases) await each.close();
    },
  );

  test("is migrated without a statement timeout", async () => {
    const working = await open({ url: databaseAt(url, name) });
    const waiting = await open({ url: databaseAt(url, name), statementTimeout: 200 });
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const fill = () => {
      begun.resolve();
      return gate.promise;
    };
    const worked = migrate(working, { embedded: false, fill });
    await begun.promise;
    const waited = migrate(waiting, { embedded: false });
    const connection = working.em.getConnection();
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`;
    while (!(await connection.execute(isWaiting)).length);
    await connection.execute("select pg_sleep(0.5)");
    gate.resolve();
    await worked;
    await expect(waited).resolves.toBeUndefined();
    await working.close();
    await waiting.close();
  });
});
