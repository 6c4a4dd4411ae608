import { join } from "node:path";
import { mkdirSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { publishDue } from "../schema/blog/index.ts";
import { Context } from "../schema/foundation/context.ts";
import { sendLeftovers } from "../schema/foundation/outbox.ts";
import type { LiveEvents, Outside } from "../schema/foundation/outside.ts";
import { Viewer } from "../schema/foundation/viewer.ts";
import { buildGraph } from "../schema/graph.ts";
import { artworkRoute } from "./artwork/route.ts";
import type { Config } from "./config.ts";
import { type Database, open } from "./database/database.ts";
import { demo } from "./database/demo/demo.ts";
import { startEmbedded } from "./database/embedded.ts";
import { firstAdmin } from "./database/first-admin.ts";
import { lockDatabase, lockDirectory } from "./database/lock.ts";
import { migrate } from "./database/migrate.ts";
import { graphqlHttp } from "./gateway/graphql-http.ts";
import { graphqlSocket, type Sockets } from "./gateway/graphql-socket.ts";
import { readHeldComments, writeHeldComments } from "./gateway/held-comments.ts";
import { httpServer } from "./gateway/http.ts";
import { isSameSite } from "./gateway/same-site.ts";
import { TimerJobs } from "./jobs/timer-jobs.ts";
import { memoryEvents } from "./live/memory-events.ts";
import { redisEvents } from "./live/redis-events.ts";
import { pageHandler, pages, type Site } from "./pages/pages.ts";
import { RestAdapter } from "./rest/adapter.ts";
import { documentation } from "./rest/documentation.ts";
import { routes } from "./rest/index.ts";

const PUBLISH_EVERY_MS = 5_000;
const LEFTOVERS_EVERY_MS = 15_000;

export interface App {
  http: FastifyInstance;
  sockets: Sockets;
  close(): Promise<void>;
}

/** Builds the whole server and opens the database; listens nowhere yet. */
export async function createApp(config: Config, site: Site): Promise<App> {
  const http = await httpServer(config);
  const { database, close: closeDatabase } = await openDatabase(config);
  const { live, close: closeLive } = liveEvents(config, http);
  const jobs = new TimerJobs({}, (name, error) => http.log.error({ job: name, error }, "job failed"));
  const outside: Outside = { live, jobs, clock: { now: () => new Date() } };
  const schema = buildGraph(database.getMetadata());

  const contextOf = (request: Parameters<typeof readHeldComments>[1]): Context => {
    const viewer = new Viewer({ heldComments: readHeldComments(http, request) });
    return new Context(database.em.fork(), viewer, outside);
  };
  const secure = config.origin.startsWith("https:");
  const whenDone = ({ viewer }: Context, reply: FastifyReply) => {
    if (viewer.hasHeldMore) writeHeldComments(reply, viewer.heldComments, { secure });
  };

  const rest = new RestAdapter(schema, routes, (error) => http.log.error(error));
  const page = pageHandler(site, { config, rest, context: contextOf, whenDone });
  http.get("/health", () => ({ status: "up" }));
  http.get("/ready", async () => {
    await database.em.getConnection().execute("select 1");
    return { status: "ready" };
  });
  artworkRoute(http);
  documentation(http, routes, config.origin);
  rest.register(http, contextOf, whenDone);
  const answered = new WeakMap<FastifyRequest, Context>();
  http.addHook("onSend", async (request, reply) => {
    const context = answered.get(request);
    if (context) whenDone(context, reply);
  });
  await graphqlHttp(
    http,
    schema,
    (request) => {
      const context = contextOf(request);
      answered.set(request, context);
      return context;
    },
    page,
  );
  const sockets = graphqlSocket(
    schema,
    contextOf,
    ({ headers }) => isSameSite(headers, config.origins),
    http.log,
  );
  await pages(http, site, page);
  await http.ready();

  jobs.every(PUBLISH_EVERY_MS, "publish what is due", () => publishDue(database.em.fork(), new Date()));
  jobs.every(LEFTOVERS_EVERY_MS, "send leftovers", () => sendLeftovers(database.em.fork(), outside));

  return {
    http,
    sockets,
    async close() {
      await sockets.close();
      await http.close();
      await jobs.close();
      closeLive();
      await closeDatabase();
    },
  };
}

async function openDatabase(
  config: Config,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    const database = await open({ url: databaseUrl });
    const release = config.redisUrl ? () => undefined : await lockDatabase(database);
    await prepare(database, config);
    return {
      database,
      async close() {
        await release();
        await database.close();
      },
    };
  }
  const release = lockDirectory(dataDir);
  mkdirSync(dataDir, { recursive: true }); // PGlite makes only the last folder
  const pglite = await startEmbedded(join(dataDir, "database"));
  const database = await open({ pglite });
  await prepare(database, config);
  return {
    database,
    async close() {
      await database.close();
      await pglite.close();
      release();
    },
  };
}

const prepare = (database: Database, { databaseUrl, demo: isDemo, adminEmail }: Config) =>
  migrate(database, {
    embedded: !databaseUrl,
    async fill() {
      if (isDemo) await demo(database.em.fork());
      if (adminEmail) await firstAdmin(database.em.fork(), adminEmail);
    },
  });

function liveEvents(
  { redisUrl }: Config,
  { log }: FastifyInstance,
): { live: LiveEvents; close: () => void } {
  if (!redisUrl) return { live: memoryEvents(), close: () => undefined };
  const live = redisEvents(redisUrl, (error) => log.error(error, "Redis"));
  return { live, close: () => live.close() };
}
