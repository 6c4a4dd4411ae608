import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { atTheEnd } from "../../schema/testing/at-the-end.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { ensureSiteSettings } from "../../schema/settings/index.ts";
import { createApp } from "../app.ts";
import { luciaSessions } from "../auth/lucia.ts";
import { type Config, siteDefaults } from "../config.ts";
import type { Database } from "../database/database.ts";
import { BUDGETS } from "../gateway/budgets.ts";
import { expectDescribed } from "./described-answer.ts";

/** The header with which tests choose the viewer of a request. */
const AS = "x-test-viewer";

interface RequestOptions {
  as?: Viewer;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers have the shape of the question
  body: any;
}

export interface TestServer {
  http: FastifyInstance;
  database: Database;
  /** http://127.0.0.1:port, listening */
  url: string;
  /** The log lines so far. */
  log: string[];
  /** The headers that send a request as this viewer. */
  as(viewer: Viewer): Record<string, string>;
  /** A unit of work within the server. */
  context(viewer?: Viewer): Context;
  /** As after SIGTERM: /ready answers 503. */
  drain(): void;
  /** Creates a session of this user and returns the headers of their browser. */
  signedIn(user: { id: string }): Promise<{ cookie: string }>;
  /** Sends one request over HTTP. */
  ask(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface Beside {
  /** The database of another server, as if this were a second process. */
  database?: Database;
}

/**
 * The whole server without pages, on a new clean database. It is closed after the test that calls it, or after all.
 */
export async function testServer(
  config: Partial<Config> = {},
  { database: shared }: Beside = {},
): Promise<TestServer> {
  const { database, remove } = shared
    ? { database: shared, remove: () => Promise.resolve() }
    : await copyOfCleanDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "atelier-server-"));
  const wholeConfig = {
    ...CONFIG,
    dataDir,
    isSecure: config.origin?.startsWith("https:") ?? false,
    ...config,
  };
  if (!shared) await ensureSiteSettings(database.em.fork(), siteDefaults(wholeConfig));
  const viewers = new Map<string, Viewer>();
  const noPages = { build: () => Promise.reject(new Error("There are no pages in this test")) };
  const app = await createApp({
    config: wholeConfig,
    database,
    site: noPages,
    viewerOf: ({ headers }) => viewers.get(String(headers[AS])),
  });
  const log = collectLines(app.http.log);
  app.http.server.on("upgrade", (request, socket, head) =>
    app.sockets.upgrade(request, socket, head),
  );
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.http.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const as = (viewer: Viewer) => {
    const key = crypto.randomUUID();
    viewers.set(key, viewer);
    return { [AS]: key };
  };
  const sessions = luciaSessions(statementRunner(database.em), () => undefined);
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= app.close());
  atTheEnd(async () => {
    await close();
    await remove();
    await rm(dataDir, { recursive: true });
  });

  return {
    http: app.http,
    database,
    url,
    log,
    as,
    context: app.context,
    drain: app.drain,
    async signedIn(user) {
      const begun = await sessions.begin(user, { name: "A test", userAgent: "", network: "" });
      if (!begun) throw new Error("This user may not sign in");
      return { cookie: `session=${begun.token}` };
    },
    close,
    async ask(method, path, { as: viewer, headers, body } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(viewer && as(viewer)),
          ...headers,
        },
        ...(body !== undefined && {
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      const parsed = isJson && text ? JSON.parse(text) : undefined;
      if (response.status === 200 && isJson) expectDescribed(method, path, parsed);
      return { status: response.status, headers: response.headers, text, body: parsed };
    },
  };
}

/** Collects new lines of a log instead of printing them. */
function collectLines(log: object): string[] {
  const lines: string[] = [];
  const stream = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === "pino.stream",
  );
  if (!stream) throw new Error("This log uses its own write method");
  Object.assign(log, { [stream]: { write: (line: string) => lines.push(line) } });
  return lines;
}

const CONFIG: Omit<Config, "isSecure" | "dataDir"> = {
  port: 0,
  host: "127.0.0.1",
  origin: "http://localhost:3000",
  origins: ["http://localhost:3000"],
  sourceUrl: undefined,
  databaseUrl: undefined,
  redisUrl: undefined,
  s3: undefined,
  demo: false,
  adminEmail: undefined,
  adminPassword: undefined,
  secret: "of the tests alone, thirty-two characters",
  previousSecret: undefined,
  allowsPrivate: true, // the servers of tests are on this machine
  stripe: undefined,
  github: undefined,
  google: undefined,
  smtpUrl: undefined,
  mailFrom: "Atelier <noreply@localhost>",
  mailInbox: undefined,
  mailWebhookSecret: undefined,
  imap: undefined,
  trustProxy: false,
  cors: false,
  points: BUDGETS,
  databasePool: 16,
  rateLimits: false, // unless they are what is tested: most tests exceed the limits
  keepAnswers: true,
  drainMs: 0,
  statementTimeout: 0,
  memberApproval: false,
  chatRetentionDays: undefined,
  logLevel: "info",
};
