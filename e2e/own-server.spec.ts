import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { freePorts } from "../scripts/free-ports.ts";
import { brief } from "./demo-world.ts";
import { start, stop } from "./own-server.ts";

// The process itself: how a start fails, what it leaves on the disk, and how it ends without its database.

test.describe.configure({ timeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "atelier-own-"));
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

let server: ChildProcess | undefined;
test.afterEach(async () => {
  if (server?.exitCode === null) await stop(server);
});

/** How a start with this environment ends, and what it says. */
async function failedStart(environment: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  const failing = spawn(process.execPath, ["build/server/start.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH, HOME, PORT: "0", DATA_DIR: join(place, "failing"), DEMO: "off", ...environment },
  });
  const [said, [code]] = await Promise.all([
    text(failing.stderr),
    once(failing, "close") as Promise<[number]>,
  ]);
  return { code, said: said.trimEnd() };
}

for (const [what, environment, line] of [
  ["HOST is no address", { HOST: "nowhere.invalid" }, /^HOST and PORT: .*nowhere\.invalid$/],
  [
    "the database is out of reach",
    { DATABASE_URL: "postgres://me@127.0.0.1:1/atelier", SECRET: "x".repeat(32) },
    /^DATABASE_URL: .*127\.0\.0\.1:1$/,
  ],
] as const) {
  test(`if ${what} the start ends with one line`, async () => {
    const { code, said } = await failedStart(environment);
    expect(code).toBe(1);
    expect(said).toMatch(line);
  });
}

test("no other user of the machine can read its files", async () => {
  const [port = ""] = await freePorts(1);
  const directory = join(place, "data");
  server = await start(Number(port), directory);
  const entries = readdirSync(directory, { recursive: true, encoding: "utf8" });
  expect(entries.length).toBeGreaterThan(100);
  // the files of the database have modes of its own; nobody reaches them through its folder
  const reached = ["", ...entries].filter((entry) => !entry.startsWith(join("database", "/")));
  expect(reached).toContain("database");
  const readable = reached.filter((entry) => statSync(join(directory, entry)).mode & 0o077);
  expect(readable).toEqual([]);
});

test("if its embedded database is lost it ends, and says why", async ({ request }) => {
  const [port = ""] = await freePorts(1);
  const directory = join(place, "lost");
  server = await start(Number(port), directory, {}, "pipe");
  const said = text(server.stderr as Readable);
  const ended = once(server, "exit");
  const blog = `http://127.0.0.1:${port}/api/blog`;
  const read = await request.get(`${blog}/public/${brief.slug.en}?locale=en`);
  const { post } = (await read.json()) as { post: { id: string } };
  const write = () => {
    const content = Array.from({ length: 130 }, () => randomUUID()).join(" ");
    const data = { postId: post.id, name: "A reader", email: "reader@example.org", content };
    return request.post(`${blog}/comments`, { data });
  };
  expect((await write()).status()).toBe(200);

  rmSync(join(directory, "database", "pg_wal"), { recursive: true });
  // The database keeps the file of its log open: it stops when that is full and the next cannot be made.
  while (server.exitCode === null) await write().catch(() => undefined);

  expect(await ended).toEqual([1, null]);
  expect(await said).toMatch(/"msg":"The embedded database has stopped: ./);
});
