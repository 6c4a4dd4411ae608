import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Reader } from "../schema/foundation/reading/reader.ts";
import { statementRunner } from "../schema/foundation/reading/sql/run-statement.ts";
import { artworkRoute } from "./artwork/route.ts";
import { authCalls } from "./auth/openapi-auth.ts";
import { authProtocol } from "./auth/protocol.ts";
import { luciaSessions } from "./auth/lucia.ts";
import { readToken } from "./auth/session-cookie.ts";
import { SessionSockets } from "./auth/session-sockets.ts";
import { Sessions } from "./auth/sessions.ts";
import { createCallers, type ViewerOf } from "./callers.ts";
import type { Config } from "./config.ts";
import type { ProcessServices } from "./create-services.ts";
import type { Database } from "./database/database.ts";
import { addressOf, networkOf } from "./gateway/address.ts";
import { readOnlyForOthers } from "./gateway/cors.ts";
import { compiledQueriesPlugin, readCompiled } from "./gateway/compiled-queries.ts";
import { Charges } from "./gateway/cost-charge.ts";
import { costPlugin } from "./gateway/cost-plugin.ts";
import { Context } from "../schema/foundation/context.ts";
import { Viewer } from "../schema/foundation/viewer.ts";
import { Fanout } from "../schema/foundation/reading/live/fanout.ts";
import { graphqlHttp } from "./gateway/graphql-http.ts";
import { graphqlSocket, type Sockets } from "./gateway/graphql-socket.ts";
import { health } from "./gateway/health.ts";
import { schemaFile } from "./gateway/schema-file.ts";
import { schemaPlugin, schemaRule } from "./gateway/introspection.ts";
import { PersistedQueries } from "./gateway/persisted-queries.ts";
import { isSameSite } from "./gateway/same-origin.ts";
import { Buckets } from "./gateway/token-buckets.ts";
import type { UrlCache } from "./gateway/url-cache.ts";
import { emojis } from "./icons/emojis.ts";
import { iconFiles, icons } from "./icons/route.ts";
import { incomingMail, mailCalls } from "./mail/incoming-mail.ts";
import { mailFrame } from "./mail/mail-frame.ts";
import { unsubscribePage } from "./mail/unsubscribe-page.ts";
import { pageQuery } from "./pages/page-query.ts";
import { type CountView, pageHandler, pages, type Site } from "./pages/pages.ts";
import { RestAdapter } from "./rest/adapter.ts";
import { ReadBudget } from "./rest/read-budget.ts";
import { documentation } from "./rest/documentation.ts";
import { routes } from "./rest/index.ts";
import { proxyCalls, proxyReports } from "./proxy-reports.ts";
import { calendarFeed } from "./site/calendar-feed.ts";
import { invitationPage } from "./mail/invitation-page.ts";
import { sitemap } from "./site/sitemap.ts";
import { auditExport, auditExportCall } from "./rest/audit-export.ts";
import { invoiceFiles, receiptFiles } from "./invoices/invoice-files.ts";
import { paymentWebhook } from "./payments/webhook.ts";
import { dataCopyFile } from "./privacy/data-copy-file.ts";
import { exportCall, memberExport } from "./rest/member-export.ts";
import { timeExport, timeExportCall } from "./rest/time-export.ts";
import { applicationCalls } from "./uploads/applications.ts";
import { fileCalls } from "./uploads/openapi-files.ts";
import { uploadCalls } from "./uploads/openapi-uploads.ts";
import { PartialFiles } from "./uploads/partial-files.ts";
import { DecodeQueue } from "./uploads/decode-queue.ts";
import { uploads } from "./uploads/uploads.ts";

/** For visitors: a school or a company may share one address. */
const MAX_SOCKETS_PER_NETWORK = 50;

interface Parts {
  http: FastifyInstance;
  schema: GraphQLSchema;
  config: Config;
  database: Database;
  site: Site;
  reader: Reader;
  urlCache: UrlCache;
  process: ProcessServices;
  viewerOf: ViewerOf | undefined;
}

export interface Gateway {
  sockets: Sockets;
  partialFiles: PartialFiles;
  /** Closes the sockets of ended sessions and removes expired sessions from memory. */
  closeEndedSockets(): Promise<unknown>;
  removeExpiredSessions(): Promise<unknown>;
  /** From now on /ready answers 503, and everything else as before. */
  drain(): void;
  stop(): void;
}

/**
 * Everything that is served over HTTP and websockets: the graph, REST, sign-in, uploads and pages.
 */
export async function createGateway(parts: Parts): Promise<Gateway> {
  const { http, schema, config, database, site, reader, urlCache, viewerOf } = parts;
  const { services, limits, usage, views } = parts.process;
  const fork = () => database.em.fork();
  const logError = (error: unknown) => http.log.error(error);
  const run = statementRunner(database.em);
  const storedSessions = luciaSessions(run, services.tablesWritten);
  const sessions = new Sessions(storedSessions, services.pubSub, config);
  const sessionSockets = new SessionSockets(
    services.pubSub,
    config.rateLimits ? MAX_SOCKETS_PER_NETWORK : Infinity,
  );
  const callers = createCallers({ http, config, database, services, sessions, viewerOf });
  const { context, callContext, afterAnswer } = callers;

  const buckets = usage && new Buckets(usage);
  const budget = new ReadBudget(buckets, config);
  const rest = new RestAdapter(schema, routes, reader, urlCache, budget, logError);
  const decodes = new DecodeQueue();
  const page = pageHandler(site, {
    config,
    decodes,
    rest,
    query: pageQuery(schema, reader),
    sessions,
    answers: reader.answers,
    services,
    context,
    afterAnswer,
    urls: urlCache,
  });
  let isDraining = false;
  health(http, {
    database,
    dataDir: config.dataDir,
    reachable: parts.process.reachable,
    isDraining: () => isDraining,
  });
  await authProtocol(http, {
    config,
    sessions,
    limits,
    network: services.outbound,
    em: fork,
    context,
  });
  await unsubscribePage(http, { secret: config.secret, context });
  const partialFiles = new PartialFiles(fork, services.storage);
  await uploads(http, { storage: services.storage, partialFiles, limits, decodes, context });
  invoiceFiles(http, { storage: services.storage, context });
  receiptFiles(http, { context });
  dataCopyFile(http, { storage: services.storage, context });
  const { paymentProvider } = services;
  if (paymentProvider)
    paymentWebhook(http, paymentProvider, () => new Context(fork, new Viewer(), services));
  mailFrame(http, { storage: services.storage, context });
  await incomingMail(http, config, (viewer) => new Context(fork, viewer, services));
  memberExport(http, context);
  auditExport(http, context);
  timeExport(http, context);
  sitemap(http, { origin: config.origin, em: fork, answers: reader.answers });
  await invitationPage(http, context);
  calendarFeed(http, (viewer) => new Context(fork, viewer, services));
  proxyReports(http, (viewer) => new Context(fork, viewer, services));
  artworkRoute(http);
  icons(http);
  iconFiles(http);
  emojis(http);
  documentation(
    http,
    schema,
    [
      ...authCalls,
      ...routes,
      ...uploadCalls,
      ...fileCalls,
      ...applicationCalls,
      exportCall,
      auditExportCall,
      timeExportCall,
      ...proxyCalls,
      ...mailCalls,
    ],
    config.origin,
    page,
  );
  rest.register(http, context, afterAnswer);
  const charges = new Charges(schema, buckets);
  const finish = readCompiled(reader, logError);
  const mayReadSchema = schemaRule({ isPublic: !config.databaseUrl });
  await graphqlHttp(http, schema, {
    context: callContext,
    afterAnswer,
    explorer: page,
    charges,
    plugins: [
      schemaPlugin(mayReadSchema),
      readOnlyForOthers,
      costPlugin(charges),
      compiledQueriesPlugin(finish),
    ],
    known: new PersistedQueries(finish, charges),
  });
  schemaFile(http, schema);
  const countView: CountView = async (request) => {
    const isSignedIn = readToken(request.headers.cookie, config) !== undefined;
    views.count(request.raw, isSignedIn ? (await context(request)).viewer : undefined);
  };
  await pages(http, site, page, countView);
  await http.ready();

  const networkOfRequest = (request: IncomingMessage) =>
    networkOf(addressOf(request, config.trustProxy));
  const sockets = graphqlSocket(schema, {
    context: callContext,
    charges,
    mayReadSchema,
    groups: new Fanout(schema, fork, services, run, logError),
    reader,
    mayConnect: ({ headers }) => isSameSite(headers, config.origins),
    onConnect: (request, socket) =>
      sessionSockets.open(socket, () => sessions.again(request), networkOfRequest(request)),
    onClose: (socket) => sessionSockets.left(socket),
    log: http.log,
  });
  return {
    sockets,
    partialFiles,
    closeEndedSockets: () => sessionSockets.closeEnded(storedSessions.alive),
    removeExpiredSessions: storedSessions.removeExpired,
    drain() {
      isDraining = true;
    },
    stop: () => sessionSockets.stop(),
  };
}
