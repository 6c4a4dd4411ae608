import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";

/** The header that says, in tests alone, as whom a request is sent. */
const AS = "x-test-viewer";

export interface TestServer {
  http: FastifyInstance;
  database: Database;
  /** http://127.0.0.1:port, listening */
  url: string;
  /** The headers that make a request somebody's. */
  as(viewer: Viewer): Record<string, string>;
}

/** The whole server without pages, on a clean database of this test file's own. */
export async function testServer(config: Partial<Config> = {}): Promise<TestServer> {
  const { database, remove } = await copyOfCleanDatabase();
  const viewers = new Map<string, Viewer>();
  const noPages = { build: () => Promise.reject(new Error("There are no pages in this test")) };
  const app = await createApp({
    config: { ...CONFIG, ...config },
    database,
    site: noPages,
    viewerOf: ({ headers }) => viewers.get(String(headers[AS])),
  });
  app.http.server.on("upgrade", (request, socket, head) =>
    app.sockets.upgrade(request, socket, head),
  );
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.http.server.address() as AddressInfo;
  afterAll(async () => {
    await app.close();
    await remove();
  });
  return {
    http: app.http,
    database,
    url: `http://127.0.0.1:${port}`,
    as(viewer) {
      const key = crypto.randomUUID();
      viewers.set(key, viewer);
      return { [AS]: key };
    },
  };
}

const CONFIG: Config = {
  port: 0,
  host: "127.0.0.1",
  origin: "http://localhost:3000",
  origins: ["http://localhost:3000"],
  databaseUrl: undefined,
  redisUrl: undefined,
  dataDir: "unused",
  demo: false,
  adminEmail: undefined,
  secret: "of the tests alone, thirty-two characters",
  trustProxy: false,
  logLevel: "silent",
};
