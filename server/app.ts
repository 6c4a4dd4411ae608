import type { FastifyInstance } from "fastify";
import type { Context } from "../schema/foundation/context.ts";
import type { Viewer } from "../schema/foundation/viewer.ts";
import { describedGraph } from "./described-graph.ts";
import type { ViewerOf } from "./callers.ts";
import type { Config } from "./config.ts";
import { createGateway } from "./create-gateway.ts";
import { createReader } from "./create-reader.ts";
import { createServices } from "./create-services.ts";
import type { Database } from "./database/database.ts";
import type { Sockets } from "./gateway/graphql-socket.ts";
import { closeHttp, httpServer } from "./gateway/http.ts";
import { UrlCache } from "./gateway/url-cache.ts";
import { recognizedBy } from "./mail/incoming-mail.ts";
import { MailboxReader } from "./mail/mailbox-reader.ts";
import type { Site } from "./pages/pages.ts";
import { repeatedErrors } from "./repeated-errors.ts";
import { startTimers } from "./start-timers.ts";
import type { PageViews } from "./views/page-views.ts";
import { QueueStarting, TimeoutError } from "./with-timeout.ts";

export interface App {
  http: FastifyInstance;
  sockets: Sockets;
  /** A unit of work outside of any request. */
  context(viewer?: Viewer): Context;
  /** From now on /ready answers 503, so that proxies send new requests elsewhere. */
  drain(): void;
  /**
   * Waits for running work, then stops. It does not close the database: the caller who opened it
   * does.
   */
  close(): Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  site: Site;
  viewerOf?: ViewerOf;
}

/** Builds the whole server on an open database. It does not listen yet. */
export async function createApp({ config, database, site, viewerOf }: Parts): Promise<App> {
  const urlCache = new UrlCache();
  let views: PageViews | undefined;
  const http = await httpServer(config, urlCache, (request) => views?.count(request));
  const { log } = http;
  const schema = describedGraph(database.getMetadata());
  const clock = { now: () => new Date() };
  const onRedisError = repeatedErrors(log, "Redis", clock.now);
  const { reader, close: closeReader } = await createReader(schema, {
    config,
    database,
    log,
    clock,
    onRedisError,
  });
  const onFailed = (job: string, error: unknown) => {
    // what timed out is retried, so it is no error
    if (error instanceof QueueStarting) log.debug({ job, why: error.message }, "job");
    else log[error instanceof TimeoutError ? "info" : "error"]({ job, err: error }, "job");
  };
  let sockets: Sockets | undefined;
  const process = await createServices({
    config,
    database,
    log,
    clock,
    answers: reader.answers,
    onRedisError,
    onJobFailed: onFailed,
    onMissed: () => sockets?.restart(),
  });
  ({ views } = process);
  http.addHook("onListen", async () => {
    const { mailTransport } = process.services;
    if (!mailTransport) log.warn("SMTP_URL is not set: mails are kept and not sent");
    void mailTransport?.verify?.(); // what is wrong is in the log
  });
  const gateway = await createGateway({
    http,
    schema,
    config,
    database,
    site,
    reader,
    urlCache,
    process,
    viewerOf,
  });
  ({ sockets } = gateway);
  const em = () => database.em.fork();
  const mailbox =
    config.imap &&
    new MailboxReader({
      account: config.imap,
      recognized: recognizedBy(config),
      context: process.context,
      log,
    });
  const timers = startTimers({ config, schema, em, process, gateway, mailbox, log, onFailed });

  return {
    http,
    sockets,
    context: process.context,
    drain: gateway.drain,
    async close() {
      await gateway.sockets.close();
      await closeHttp(http);
      await gateway.partialFiles.settled();
      await mailbox?.close();
      await timers.close();
      await process.views.store().catch((error: unknown) => onFailed("store page views", error));
      await process.closeJobs();
      gateway.stop();
      process.close();
      closeReader();
    },
  };
}
