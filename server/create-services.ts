import type { FastifyBaseLogger } from "fastify";
import { batchHandlers, jobHandlers } from "../schema/domains.ts";
import { Context } from "../schema/foundation/context.ts";
import type { ResponseCache } from "../schema/foundation/reading/cache/response-cache.ts";
import type { PubSub, Services } from "../schema/foundation/services.ts";
import { Viewer } from "../schema/foundation/viewer.ts";
import { mailQueue } from "../schema/mail/index.ts";
import { cachedSite } from "./cached-site.ts";
import { type Config, siteDefaults } from "./config.ts";
import type { Database } from "./database/database.ts";
import { RateLimits } from "./gateway/rate-limits.ts";
import { memoryUsage, type UsageStore } from "./gateway/token-buckets.ts";
import { paperJobs } from "./invoices/paper-jobs.ts";
import { BatchRunner } from "./jobs/batch-runner.ts";
import { DurableJobs } from "./jobs/durable-jobs.ts";
import type { OnFailure } from "./jobs/scheduler.ts";
import { memoryPubSub } from "./live/memory-pub-sub.ts";
import { mailTransportOf } from "./mail/mail-transport.ts";
import { watchedTransport } from "./mail/watched-transport.ts";
import { outbound } from "./outbound/outbound.ts";
import { stripeProvider } from "./payments/stripe-provider.ts";
import { isPowerOfTen } from "./power-of-ten.ts";
import { dataCopyJobs } from "./privacy/data-copy-jobs.ts";
import { secrets } from "./secrets.ts";
import { withVariants } from "./uploads/picture-variants.ts";
import { PageViews } from "./views/page-views.ts";
import { openStorage } from "./storage/open-storage.ts";

interface Parts {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock: Services["clock"];
  answers: ResponseCache;
  onRedisError: (error: unknown) => void;
  onJobFailed: OnFailure;
  /** Called when live events may have been missed. */
  onMissed: () => void;
}

/** The services that resolvers need, and contexts for work outside of requests. */
export interface ProcessServices {
  services: Services;
  limits: RateLimits;
  views: PageViews;
  /** How much of their budget callers have used; undefined without limits. */
  usage: UsageStore | undefined;
  context(viewer?: Viewer): Context;
  /** Whether Redis and the mail server answer, if there are any. */
  reachable(): Record<string, boolean>;
  /** Handles inputs of batch jobs that killed processes have left. */
  runBatchJobs(): Promise<void>;
  /** Stops the jobs, once nothing adds jobs any more. */
  closeJobs(): Promise<void>;
  /** Disconnects from Redis. */
  close(): void;
}

export async function createServices({
  config,
  database,
  log,
  clock,
  answers,
  onRedisError,
  onJobFailed,
  onMissed,
}: Parts): Promise<ProcessServices> {
  const fork = () => database.em.fork();
  const tablesWritten = (tables: readonly string[]) => answers.wrote(tables);
  const {
    pubSub,
    isConnected,
    close: closePubSub,
  } = await pubSubOf(config, onRedisError, onMissed);
  const { usage, close: closeUsage } = await usageOf(config, clock, onRedisError);
  const storage = withVariants(await openStorage(config, (error) => log.error(error, "S3")));
  const transport = mailTransportOf(config, log, storage);
  const mailTransport = transport && watchedTransport(transport, log, () => clock.now());
  const context = (viewer = new Viewer()) => new Context(fork, viewer, services);
  const jobs = new DurableJobs(
    database,
    () => ({ ...jobHandlers(context), ...paperJobs(context), ...dataCopyJobs(context) }),
    onJobFailed,
  );
  const batchJobs = new BatchRunner(batchHandlers, context, onJobFailed);
  const limits = new RateLimits(usage);
  const views = new PageViews({
    em: fork,
    services: { clock, tablesWritten },
    trustProxy: config.trustProxy,
    hosts: config.origins.map((origin) => new URL(origin).host),
  });
  const network = outbound(config);
  const services: Services = {
    pubSub,
    jobs,
    batchJobs,
    mailTransport,
    mail: mailQueue(fork, { clock, jobs, tablesWritten }),
    storage,
    outbound: network,
    paymentProvider: config.stripe && stripeProvider(config.stripe, config.origin, network),
    secrets: secrets(config.secret, config.previousSecret),
    clock,
    limits,
    visits: views,
    site: cachedSite(answers, fork, siteDefaults(config), config),
    tablesWritten,
    valueRefused: refusedValues(log),
  };
  return {
    services,
    limits,
    views,
    usage,
    context,
    reachable: () => ({
      ...(isConnected && { redis: isConnected() }),
      ...(mailTransport && { mail: mailTransport.isReachable() }),
    }),
    runBatchJobs: () => batchJobs.wakeAll(),
    async closeJobs() {
      await batchJobs.close();
      await jobs.close();
    },
    close() {
      closePubSub();
      closeUsage();
    },
  };
}

function refusedValues(log: FastifyBaseLogger): Services["valueRefused"] {
  let times = 0;
  return (error, of) => {
    times += 1;
    if (!isPowerOfTen(times)) return;
    const { code, message: why } = error as { code?: string; message?: string };
    log.warn({ of, code, why, times }, "a value does not fit its column");
  };
}

async function pubSubOf(
  { redisUrl }: Config,
  onError: (error: unknown) => void,
  onMissed: () => void,
): Promise<{ pubSub: PubSub; isConnected?: () => boolean; close: () => void }> {
  if (!redisUrl) return { pubSub: memoryPubSub(), close: () => undefined };
  const { redisPubSub } = await import("./live/redis-pub-sub.ts");
  const pubSub = await redisPubSub(redisUrl, { onError, onMissed });
  return { pubSub, isConnected: pubSub.isConnected, close: () => pubSub.close() };
}

async function usageOf(
  { rateLimits, redisUrl }: Config,
  clock: Services["clock"],
  onError: (error: unknown) => void,
): Promise<{ usage: UsageStore | undefined; close: () => void }> {
  const close = () => undefined;
  if (!rateLimits) return { usage: undefined, close };
  const own = memoryUsage(clock);
  if (!redisUrl) return { usage: own, close };
  const { redisUsage } = await import("./gateway/redis-usage.ts");
  const shared = await redisUsage(redisUrl, clock, own, onError);
  return { usage: shared, close: () => shared.close() };
}
