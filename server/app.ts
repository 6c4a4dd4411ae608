import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { removeFiles } from "../schema/chat/index.ts";
import { jobHandlers, timers } from "../schema/domains.ts";
import { Context } from "../schema/foundation/context.ts";
import { sendLeftovers } from "../schema/foundation/outbox.ts";
import type { LiveEvents, Outside } from "../schema/foundation/outside.ts";
import { statementRunner } from "../schema/foundation/reading/run-statement.ts";
import { purgeTrash } from "../schema/foundation/trash.ts";
import { Viewer } from "../schema/foundation/viewer.ts";
import { buildGraph } from "../schema/graph.ts";
import { mailQueue } from "../schema/mail/index.ts";
import { artworkRoute } from "./artwork/route.ts";
import { authCalls } from "./auth/described.ts";
import { authProtocol } from "./auth/protocol.ts";
import { luciaSessions } from "./auth/lucia.ts";
import { SessionSockets } from "./auth/session-sockets.ts";
import { Sessions } from "./auth/sessions.ts";
import { whoAsks } from "./auth/who-asks.ts";
import type { Config } from "./config.ts";
import { cancellable, type Database } from "./database/database.ts";
import { addressOf, networkOf } from "./gateway/address.ts";
import { Buckets, type Debts, memoryDebts } from "./gateway/buckets.ts";
import { Caller, payerOf } from "./gateway/caller.ts";
import { Charges } from "./gateway/cost-charge.ts";
import { COSTS } from "./gateway/cost-description.ts";
import { costPlugin } from "./gateway/cost-plugin.ts";
import { finishedAnswers, finishing } from "./gateway/finished-answers.ts";
import { graphqlHttp } from "./gateway/graphql-http.ts";
import { graphqlSocket, type Sockets } from "./gateway/graphql-socket.ts";
import { writeHeldComments } from "./gateway/held-comments.ts";
import { health } from "./gateway/health.ts";
import { schemaPlugin, schemaRule } from "./gateway/introspection.ts";
import { KeptPages } from "./gateway/kept-pages.ts";
import { KnownDocuments } from "./gateway/known-documents.ts";
import { LiveGroups } from "./gateway/live-groups.ts";
import { closeHttp, httpServer } from "./gateway/http.ts";
import { RateLimits } from "./gateway/rate-limits.ts";
import { isSameSite } from "./gateway/same-site.ts";
import { emojis } from "./icons/emojis.ts";
import { icons } from "./icons/route.ts";
import { DurableJobs } from "./jobs/durable-jobs.ts";
import { Rounds } from "./jobs/rounds.ts";
import { memoryEvents } from "./live/memory-events.ts";
import { postmanOf } from "./mail/postman.ts";
import { pageHandler, pages, type Site } from "./pages/pages.ts";
import { createReader } from "./reading.ts";
import { RestAdapter } from "./rest/adapter.ts";
import { documentation } from "./rest/documentation.ts";
import { routes } from "./rest/index.ts";
import { uploadCalls } from "./uploads/described.ts";
import { PartialFiles } from "./uploads/partial-files.ts";
import { TooLate } from "./within.ts";
import { uploads } from "./uploads/uploads.ts";
import { diskStorage } from "./storage/disk-storage.ts";

/** Of visitors: a school or a company may share one address. */
const MOST_SOCKETS_A_NETWORK = 50;
const PURGE_EVERY_MS = 600_000;
const LEFTOVERS_EVERY_MS = 15_000;
const CLOSE_ENDED_EVERY_MS = 60_000;
const REMOVE_EXPIRED_EVERY_MS = 3_600_000;

export interface App {
  http: FastifyInstance;
  sockets: Sockets;
  /** A unit of work that no request asks for. */
  context(viewer?: Viewer): Context;
  /** Finishes what runs, then stops. The database stays open: whoever opened it closes it. */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  site: Site;
  /** Who sends a request, where that is not for its session to say. */
  viewerOf?: (request: FastifyRequest | IncomingMessage) => Viewer | undefined;
}

/** Builds the whole server on an open database; listens nowhere yet. */
export async function createApp({ config, database, site, viewerOf }: Parts): Promise<App> {
  const keptPages = new KeptPages();
  const http = await httpServer(config, keptPages);
  let sockets: Sockets | undefined;
  const { live, close: closeLive } = await liveEvents(config, http, () => sockets?.restart());
  const schema = buildGraph(database.getMetadata());
  schema.description = COSTS;
  const clock = { now: () => new Date() };
  const { reader, close: closeReader } = await createReader(schema, {
    config,
    database,
    log: http.log,
    clock,
  });
  const failed = (job: string, error: unknown) => {
    // what is late is tried again
    http.log[error instanceof TooLate ? "info" : "error"]({ job, err: error }, "job");
  };
  const fork = () => database.em.fork();
  const postman = postmanOf(config, http.log);
  /** A unit of work that no request asks for. */
  const system = (who = new Viewer()) => new Context(fork, who, outside);
  const jobs = new DurableJobs(database, () => jobHandlers(system), failed);
  const wrote = (tables: readonly string[]) => reader.answers.wrote(tables);
  const { debts, close: closeDebts } = await debtsOf(config, clock, http);
  const limits = new RateLimits(debts);
  const outside: Outside = {
    live,
    jobs,
    postman,
    mail: mailQueue(fork, { clock, jobs, wrote }),
    storage: diskStorage(join(config.dataDir, "files")),
    clock,
    limits,
    site: {
      membersNeedApproval: config.memberApproval,
      chatRetentionDays: config.chatRetentionDays,
    },
    wrote,
  };
  http.addHook("onListen", async () => {
    if (!postman) http.log.warn("SMTP_URL is not set: mails are kept and not sent");
  });
  const run = statementRunner(database.em);
  const kept = luciaSessions(run, outside.wrote);
  const sessions = new Sessions(kept, live, config);
  const sessionSockets = new SessionSockets(
    live,
    config.rateLimits ? MOST_SOCKETS_A_NETWORK : Infinity,
  );
  const viewer = async (request: FastifyRequest | IncomingMessage) =>
    viewerOf?.(request) ?? whoAsks(request, { http, sessions, config });
  const context = async (request: FastifyRequest) =>
    new Context(fork, await viewer(request), outside);
  const callContext = async (request: FastifyRequest | IncomingMessage) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const who = await viewer(request);
    const made = new Context(() => cancellable(database, signal), who, outside, signal);
    const caller = new Caller(payerOf(made.viewer, request, config), leaving);
    return Object.assign(made, { caller });
  };
  const remember = async ({ viewer }: Context, reply: FastifyReply) => {
    const { hasHeldMore, heldComments, proven } = viewer;
    if (hasHeldMore) writeHeldComments(reply, heldComments, { secure: config.isSecure });
    if (proven) await sessions.signIn(proven, reply.request, reply);
  };

  const rest = new RestAdapter(schema, routes, reader, keptPages, (error) => http.log.error(error));
  const page = pageHandler(site, { config, rest, context, whenDone: remember });
  health(http, database);
  await authProtocol(http, { config, sessions, limits, em: fork, context });
  const partialFiles = new PartialFiles(join(config.dataDir, "uploads"));
  await uploads(http, { storage: outside.storage, partialFiles, limits, context });
  artworkRoute(http);
  icons(http);
  emojis(http);
  documentation(http, [...authCalls, ...routes, ...uploadCalls], config.origin, page);
  rest.register(http, context, remember);
  const charges = new Charges(schema, debts && new Buckets(debts));
  const finish = finishing(reader, (error) => http.log.error(error));
  const mayReadSchema = schemaRule({ isPublic: !config.databaseUrl });
  await graphqlHttp(http, schema, {
    context: callContext,
    whenDone: remember,
    explorer: page,
    charges,
    plugins: [schemaPlugin(mayReadSchema), costPlugin(charges), finishedAnswers(finish)],
    known: new KnownDocuments(finish, charges),
  });
  await pages(http, site, page);
  await http.ready();

  const networkOfRequest = (request: IncomingMessage) =>
    networkOf(addressOf(request, config.trustProxy));
  const mayConnect = ({ headers }: IncomingMessage) => isSameSite(headers, config.origins);
  const groups = new LiveGroups(schema, fork, outside, run, (error) => http.log.error(error));
  sockets = graphqlSocket(schema, {
    context: callContext,
    charges,
    mayReadSchema,
    groups,
    reader,
    mayConnect,
    onConnect: (request, socket) =>
      sessionSockets.open(socket, () => sessions.again(request), networkOfRequest(request)),
    onClose: (socket) => sessionSockets.left(socket),
    log: http.log,
  });

  const rounds = new Rounds(failed);
  for (const [name, timer] of timers) {
    const run = () => timer.run(system());
    if ("every" in timer) rounds.every(timer.every, name, run);
    else rounds.once(timer.once, name, run);
  }
  rounds.every(PURGE_EVERY_MS, "empty the trash", () => purgeTrash(fork(), clock.now()));
  rounds.every(PURGE_EVERY_MS, "give up uploads", async () => {
    // one that was whole may have left its bytes beside
    await removeFiles(await partialFiles.removeExpired(clock.now()), fork(), outside.storage);
  });
  rounds.every(LEFTOVERS_EVERY_MS, "send leftovers", () => sendLeftovers(fork(), outside));
  rounds.every(CLOSE_ENDED_EVERY_MS, "close sockets of ended sessions", () =>
    sessionSockets.closeEnded(kept.alive),
  );
  rounds.every(REMOVE_EXPIRED_EVERY_MS, "remove expired sessions", kept.removeExpired);

  return {
    http,
    sockets,
    context: system,
    async close() {
      await sockets.close();
      await closeHttp(http);
      await rounds.close();
      await jobs.close();
      sessionSockets.stop();
      closeLive();
      closeReader();
      closeDebts();
    },
  };
}

async function liveEvents(
  { redisUrl }: Config,
  { log }: FastifyInstance,
  onMissed: () => void,
): Promise<{ live: LiveEvents; close: () => void }> {
  if (!redisUrl) return { live: memoryEvents(), close: () => undefined };
  const { redisEvents } = await import("./live/redis-events.ts");
  const onError = (error: unknown) => log.error(error, "Redis");
  const live = await redisEvents(redisUrl, { onError, onMissed });
  return { live, close: () => live.close() };
}

async function debtsOf(
  { rateLimits, redisUrl }: Config,
  clock: Outside["clock"],
  { log }: FastifyInstance,
): Promise<{ debts: Debts | undefined; close: () => void }> {
  const close = () => undefined;
  if (!rateLimits) return { debts: undefined, close };
  const own = memoryDebts(clock);
  if (!redisUrl) return { debts: own, close };
  const { redisDebts } = await import("./gateway/buckets-redis.ts");
  const shared = await redisDebts(redisUrl, clock, own, (error) => log.error(error, "Redis"));
  return { debts: shared, close: () => shared.close() };
}
