import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { Category } from "../../schema/categories/index.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { describeWith, POSTGRES_URL } from "../../schema/testing/services.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { cancellable, type Database, open } from "../database/database.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged } from "../testing/socket.ts";

const LOCKED = "{ publishedPosts(locale: null) { nodes { id } } }";
const MIXED = "{ publishedPosts(locale: null) { nodes { id } } unreadConversationCount }";

/** Locks a table during the work, so that nobody can read or write it. */
const locked = (database: Database, table: string, work: () => Promise<void>) =>
  database.em.fork().transactional(async (tx) => {
    await tx.execute(`lock table ${table} in access exclusive mode`);
    await work();
  });

const { database: empty, remove } = await copyOfCleanDatabase();
afterAll(remove);

test("no statement starts for a client that has disconnected", async () => {
  const leaving = new AbortController();
  const em = cancellable(empty, leaving.signal);
  expect(await em.count(Category)).toBe(0);
  leaving.abort();
  await expect(em.count(Category)).rejects.toThrow("abort");
});

describeWith(POSTGRES_URL, "on PostgreSQL", async () => {
  const server = await testServer();
  const { database } = server;
  const copy = await copyOfCleanDatabase();
  const hurried = await open({ url: copy.url, statementTimeout: 500 });
  const impatient = await testServer({}, { database: hurried });
  afterAll(async () => {
    await hurried.close();
    await copy.remove();
  });

  /** Waits until this many statements of others wait for a lock. */
  async function waiting(count: number): Promise<void> {
    const query = `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    for (let found = -1; found !== count;) {
      const [row] = await database.em.getConnection().execute<{ waiting: number }[]>(query);
      found = row?.waiting ?? 0;
    }
  }

  /**
   * Sends a query or mutation; returns a function that disconnects before the answer and waits
   * until the server has noticed.
   */
  function ask(query: string, headers: Record<string, string> = {}): () => Promise<void> {
    const leaving = new AbortController();
    const noticed = Promise.withResolvers<void>();
    server.http.server.once("request", (_request, response: ServerResponse) =>
      response.once("close", noticed.resolve),
    );
    const response = fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query }),
      signal: leaving.signal,
    });
    return async () => {
      leaving.abort();
      await expect(response).rejects.toThrow("abort");
      await noticed.promise;
    };
  }

  const failures = () => server.log.filter((line) => line.includes(`"level":50`));

  const sha256Hash = createHash("sha256").update(LOCKED).digest("hex");
  const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash } } };

  test.each<[string, object]>([
    ["a query", { query: LOCKED }],
    ["a query of more than one statement", { query: MIXED }],
    ["a query identified by its hash", byHash],
  ])(
    "%s that takes too long is cancelled, answered as too costly and logged",
    async (_name, body) => {
      const as = withRole(Role.MEMBER, { memberId: crypto.randomUUID() });
      const ask = (body: object) => impatient.ask("POST", "/graphql", { as, body });
      await ask({ ...byHash, query: LOCKED });
      impatient.log.length = 0;
      await aPost(hurried.em.fork()); // invalidates the cached answer
      await locked(copy.database, "posts", async () => {
        expect((await ask(body)).body.errors).toEqual([
          expect.objectContaining({
            message: "The operation took too long",
            extensions: { code: "TOO_COSTLY" },
          }),
        ]);
        expect(impatient.log.join()).toContain("statement timeout");
      });
      expect((await ask(body)).body.errors).toBeUndefined();
    },
  );

  test("a query whose client disconnects is cancelled and not logged as a failure", async () => {
    await locked(database, "posts", async () => {
      const leave = ask(LOCKED);
      await waiting(1);
      await leave();
      await waiting(0);
    });
    await server.ask("POST", "/graphql", { body: { query: LOCKED } });
    expect(failures()).toEqual([]);
  });

  test("a query whose socket closes is cancelled, too", async () => {
    await locked(database, "posts", async () => {
      const socket = await acknowledged(server);
      const query = "{ publishedPosts(locale: null) { nodes { slug } } }"; // the other answer is cached
      socket.send({ id: "1", type: "subscribe", payload: { query } });
      await waiting(1);
      socket.leave();
      await waiting(0);
    });
    await server.ask("POST", "/graphql", { body: { query: LOCKED } });
    expect(failures()).toEqual([]);
  });

  test("a mutation is completed although its client has disconnected", async () => {
    const create = `mutation { createCategory(input: { name: { en: "Late" } }) { id } }`;
    await locked(database, "categories", async () => {
      const leave = ask(create, server.as(withRole(Role.EDITOR)));
      await waiting(1);
      await leave();
    });
    const query = "{ categories { name } }";
    let text = "";
    while (!text.includes("Late")) {
      ({ text } = await server.ask("POST", "/graphql", { body: { query } }));
    }
    expect(JSON.parse(text).data.categories).toEqual([{ name: "Late" }]);
  });
});
