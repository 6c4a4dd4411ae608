import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageRequest } from "../../client/platform/request.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type {
  ResponseCache,
  TablesRead,
} from "../../schema/foundation/reading/cache/response-cache.ts";
import type { Services } from "../../schema/foundation/services.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { readToken } from "../auth/session-cookie.ts";
import type { Sessions } from "../auth/sessions.ts";
import { type Config, providersOf } from "../config.ts";
import { accounts, DEMO_PASSWORD } from "../database/demo/accounts.ts";
import { formTooLarge, MAX_FORM_BYTES, refuseLongForm } from "../gateway/form-limits.ts";
import { originOf } from "../gateway/origin.ts";
import { otherSiteOf, sendLeavePage } from "./leave-site.ts";
import type { UrlCache } from "../gateway/url-cache.ts";
import type { DecodeQueue } from "../uploads/decode-queue.ts";
import type { RestAdapter } from "../rest/adapter.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { CachedPage } from "./cached-page.ts";
import type { PageQuery } from "./page-query.ts";
import { visitorCalls } from "./visitor-calls.ts";

/** Where the client's build comes from: files, or Vite in development. */
export interface Site {
  build: () => Promise<ServerBuild>;
  assets?: string;
  isDevelopment?: boolean;
}

export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Response | FastifyReply>;

/** Counts a request that was answered with a page. */
export type CountView = (request: FastifyRequest) => Promise<void>;

/** What the client's entry on the server exports beside its renderer. */
interface Entry {
  pageRequest: RouterContext<PageRequest>;
  choicesOf: (cookies: string | null) => string;
}

interface Given {
  config: Config;
  decodes: Pick<DecodeQueue, "admit">;
  rest: RestAdapter;
  query: PageQuery;
  sessions: Sessions;
  answers: ResponseCache;
  services: Pick<Services, "clock" | "site">;
  context: (request: FastifyRequest) => Promise<Context>;
  afterAnswer: (context: Context, reply: FastifyReply) => Promise<void>;
  urls: UrlCache;
}

const DEMO = {
  password: DEMO_PASSWORD,
  accounts: accounts
    .filter(({ isOffered }) => isOffered)
    .map(({ email, name, roles: [role = ""] }) => ({ email, name, role })),
};

/** The longest time, because a page may depend on the date, such as the year in its footer. */
const CACHED_MS = 10 * MINUTE;

/** Where nobody has said when maintenance ends, or that time has passed. */
const RETRY_AFTER_SECONDS = 600;
/** How often the page of maintenance looks again by itself. */
const REFRESH_SECONDS = 60;

/** A CV with its application. */
const MAX_APPLICATION_BYTES = 12_000_000;
/** The only page whose form has a file. */
const JOB_PAGE = /^(\/\w\w)?\/careers\/(?!feed\.xml$)[^/]+$/;

/**
 * React Router parses bodies whole, so they are read and bounded before. An application that is too
 * large is not read: its page says so. `admit` refuses who is sending too many others with a CV.
 */
async function readForm(
  { raw, headers, url }: FastifyRequest,
  admit: () => Promise<void>,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const length = Number(headers["content-length"] ?? 0);
  const isJob = JOB_PAGE.test(url.split("?", 1)[0] ?? "");
  if (isJob && length > MAX_APPLICATION_BYTES) return undefined;
  if (!isJob && length > MAX_FORM_BYTES) throw formTooLarge();
  if (!length) return undefined;
  if (length > MAX_FORM_BYTES) await admit();
  const body = Buffer.concat((await raw.toArray()) as Buffer[]);
  refuseLongForm(body, headers["content-type"]);
  return body;
}

/**
 * Renders the client on the server; its loaders and actions call the REST adapter in process. Pages that
 * are the same for all visitors are cached until a table they were read from is written.
 */
export function pageHandler(
  { build, isDevelopment = false }: Site,
  { config, decodes, rest, query, sessions, answers, services, context, afterAnswer, urls }: Given,
): PageHandler {
  const load = async () => {
    const built = await build();
    const render = createRequestHandler(built, isDevelopment ? "development" : "production");
    return { render, ...(built.entry.module as unknown as Entry) };
  };
  let loaded: ReturnType<typeof load> | undefined;
  const client = () => (isDevelopment ? load() : (loaded ??= load()));
  const maintenanceFor = async (request: FastifyRequest): Promise<PageRequest["maintenance"]> => {
    const { isInMaintenance, maintenanceUntil } = await services.site.decisions();
    if (!isInMaintenance) return null;
    const isStaff = (await context(request)).viewer.permissions.length > 0;
    return isStaff ? null : { until: maintenanceUntil?.toISOString() ?? null };
  };
  return async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.headers["transfer-encoding"] !== undefined) return reply.code(411).send();
    const form = isRead
      ? undefined
      : await readForm(request, async () => {
          const { viewer } = await context(request);
          reply.raw.once("close", decodes.admit(viewer.userId ?? viewer.network));
        });
    const { render, pageRequest, choicesOf } = await client();
    const origin = originOf(request, config);
    // the document contains the signed-in user
    const isSignedIn = readToken(request.headers.cookie, config) !== undefined;
    const isShared = !isDevelopment && !isSignedIn && (await isSameForVisitors(request, context));
    const choices = choicesOf(request.headers.cookie ?? null);
    const key = isShared ? JSON.stringify([origin, request.originalUrl, choices]) : undefined;
    // visitors with the same cookies are the same visitor to a page
    const findByUrl = (found: string) =>
      urls.store(request.originalUrl, request.headers.cookie ?? "", (headers) =>
        originOf({ headers }, config) === origin
          ? answers.find<CachedPage>(found)?.answer(headers)
          : undefined,
      );
    const cached = key === undefined ? undefined : answers.find<CachedPage>(key);
    if (key !== undefined && cached) {
      findByUrl(key);
      return cached.send(request, reply);
    }

    // React's development build reports the hidden nonce attribute as a mismatch.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString("base64");
    const now = services.clock.now().getTime();
    const until = now + CACHED_MS;
    const read: (TablesRead | undefined)[] = [answers.reading(["site_settings"], until)];
    const maintenance = await maintenanceFor(request);
    const { call, session } = visitorCalls(request, reply, { config, sessions });
    const provider = new RouterContextProvider();
    provider.set(pageRequest, {
      nonce,
      origin: config.origin,
      demo: config.demo ? DEMO : null,
      providers: providersOf(config),
      maintenance,
      session,
      call(...input) {
        read.push(undefined);
        return call(...input);
      },
      async query(document) {
        read.push(undefined);
        return (await query(document, await context(request))) as never;
      },
      async rest(method, path, { query, body }) {
        const mine = await context(request);
        const answer = await rest.call(method, path, { query: asText(query), body }, mine);
        read.push(answer.read);
        await afterAnswer(mine, reply);
        return answer;
      },
    });
    const { host, protocol } = new URL(origin);
    const received = createRequest(request.raw, reply.raw as never, { host, protocol });
    const response = await render(
      form ? new Request(received, { method: request.method, body: form }) : received,
      provider,
    );
    const otherSite = isRead ? undefined : otherSiteOf(response, origin);
    if (otherSite) return sendLeavePage(request, reply, otherSite);
    if (isSignedIn && !response.headers.has("cache-control")) {
      response.headers.set("cache-control", "private, no-store");
    }
    if (maintenance && response.status === 503) {
      const end = maintenance.until ? Date.parse(maintenance.until) : 0;
      const wait = Math.ceil((end - now) / 1_000);
      response.headers.set("retry-after", String(wait > 0 ? wait : RETRY_AFTER_SECONDS));
      response.headers.set("refresh", String(REFRESH_SECONDS));
      response.headers.set("cache-control", "no-store");
    }
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const setsCookie = reply.hasHeader("set-cookie") || response.headers.has("set-cookie");
    const isOnce = response.headers.get("cache-control")?.includes("no-store");
    if (!key || !nonce || !isHtml || !response.body || setsCookie || isOnce) {
      reply.header("content-security-policy", contentSecurityPolicy(nonce ? { nonce } : "any"));
      return response;
    }
    const page = new CachedPage(response.status, response.headers, await response.text(), nonce);
    if (response.status === 200 && read.every((one) => one !== undefined)) {
      answers.store(key, page, page.size, ...read);
      findByUrl(key);
    }
    return page.send(request, reply);
  };
}

/** Whether the response is the same for every visitor. */
const isSameForVisitors = async (
  request: FastifyRequest,
  context: Given["context"],
): Promise<boolean> =>
  (request.method === "GET" || request.method === "HEAD") &&
  (await context(request)).viewer.isAnonymous;

const asText = (query: Record<string, string | number | undefined> = {}) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === undefined ? value : String(value),
    ]),
  );

const A_YEAR = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Headers without meaning for files of a page, of which there are many. */
const OF_DOCUMENTS = [
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
  "x-request-id",
];

/** Headers for revalidation, which immutable files never need. */
const OF_WHAT_CHANGES = ["accept-ranges", "etag", "last-modified"];

/** Serves the client's files and, at every other URL, its pages. */
export async function pages(
  app: FastifyInstance,
  { assets }: Site,
  page: PageHandler,
  countView: CountView,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onResponse", async (request, reply) => {
      if (isPage(reply)) await countView(request);
    });
    if (assets) {
      await scope.register(fastifyCompress, { threshold: 1_024, encodings: ["br", "gzip"] });
      await scope.register(fastifyStatic, {
        root: assets,
        serve: false,
        index: false,
        cacheControl: false,
        preCompressed: true,
        setHeaders: (reply, path) => {
          const isForEver = path.includes("/assets/");
          reply.header("cache-control", isForEver ? A_YEAR : AN_HOUR);
          const needless = isForEver ? [...OF_DOCUMENTS, ...OF_WHAT_CHANGES] : OF_DOCUMENTS;
          for (const name of needless) reply.removeHeader(name);
          reply.raw.removeHeader("connection"); // HTTP/1.1 keeps connections open by default
        },
      });
    }
    scope.removeAllContentTypeParsers(); // React Router reads bodies itself
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    const files = assets ? filesIn(assets) : undefined;
    scope.all("/*", (request, reply) => {
      const file = files?.get(request.url.split("?", 1)[0] ?? "");
      const isRead = request.method === "GET" || request.method === "HEAD";
      return file && isRead ? reply.sendFile(file) : page(request, reply);
    });
  });
}

/** What React Router asks for when a page follows in the same window. */
const PAGE_DATA = "text/x-script";

function isPage(reply: FastifyReply): boolean {
  const type = String(reply.getHeader("content-type"));
  const isSent = reply.statusCode === 200 || reply.statusCode === 304;
  return isSent && [PAGE_DATA, "text/html"].some((one) => type.startsWith(one));
}

/** The files below a folder by their URL; the build is not changed while the server runs. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Map(paths.map((path) => [`/${encodeURI(path.split(sep).join("/"))}`, path]));
}
