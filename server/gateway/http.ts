import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { destination, type LoggerOptions } from "pino";
import { isDatabaseAway, isStorageFull } from "../../schema/foundation/reading/sql/sql-state.ts";
import {
  Malformed,
  Problem,
  SOMETHING_WENT_WRONG,
  DatabaseUnavailable,
  Forbidden,
  StorageFull,
  STATUS,
  type Code,
} from "../../schema/foundation/errors.ts";
import { loggablePath } from "../../schema/foundation/loggable-path.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import type { Config } from "../config.ts";
import { oncePerMinute } from "../repeated-errors.ts";
import type { UrlCache } from "./url-cache.ts";
import { MAX_DOCUMENT_BYTES } from "./limits.ts";
import { givenId } from "./address.ts";
import { corsHeaders, isOpenToOthers, preflight } from "./cors.ts";
import { ranOperation } from "./ran-operations.ts";
import { replaceUnstorable } from "./storable.ts";
import { isTrusted } from "./trusted-proxies.ts";
import { isToken, TokensUnsupported } from "./no-tokens.ts";
import { isSameSite } from "./same-origin.ts";

/**
 * Longer than the keep-alive of proxies: otherwise they would send into a connection that is being
 * closed.
 */
const KEEP_ALIVE_MS = 72_000;

/**
 * How long a client may take to send a request's headers, and how long a connection may be idle
 * during a request.
 */
const HEADERS_MS = 30_000;
const NO_PROGRESS_MS = MINUTE;
const LOOK_FOR_LATE_MS = 5_000;

const TIMES = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEADERS_MS,
  requestTimeout: 0,
  connectionsCheckingInterval: LOOK_FOR_LATE_MS,
};

/**
 * Clients may send requests before earlier ones are answered; answers that cannot be sent yet are kept
 * in memory, and 64 KB of short requests would be a thousand of them.
 */
const MAX_PIPELINED = 16;

/** Lines that have not been written yet; those beyond it are lost, not those who wait for answers. */
const MAX_UNWRITTEN_LOG_BYTES = 16 * 1024 * 1024;

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const SAFE = ["GET", "HEAD", "OPTIONS"];

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

const CODE_OF_STATUS: Record<number, Code> = {
  400: "MALFORMED",
  404: "NOT_FOUND",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
  429: "RATE_LIMITED",
};

/** The answer to an error: `{message, code, fields?}` with its status. */
export function failure(error: unknown): { status: number; body: Record<string, unknown> } {
  if (isStorageFull(error)) return failure(new StorageFull());
  if (isDatabaseAway(error)) return failure(new DatabaseUnavailable());
  if (error instanceof Problem) {
    const { code, ...details } = error.extensions as { code: Code };
    return { status: STATUS[code], body: { message: error.message, code, ...details } };
  }
  const { statusCode = 500, message = SOMETHING_WENT_WRONG } = error as Partial<FastifyError>;
  const code = CODE_OF_STATUS[statusCode];
  if (code) return { status: statusCode, body: { message, code } };
  return { status: 500, body: { message: SOMETHING_WENT_WRONG, code: "INTERNAL" } };
}

/** Requests in the form for proxies, http://host/path, are legal; the host is ignored. */
const pathForm = (url = "/"): string =>
  /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*\/?/i, "/") : url;

/** PostgreSQL's error details contain the whole refused row. */
const withoutRow = (text: string): string => text.replace(/Failing row contains .*/g, "");

/**
 * Returns a URL that can be decoded in place of one that cannot, such as one with a truncated
 * escape: it is then "not found" like any unknown page.
 */
const decodable = (url = "/"): string =>
  url.replace(/^[^?]*/, (path) => {
    try {
      // The result is used, otherwise the bundler removes the call, because it assumes that it
      // cannot throw.
      return decodeURI(path) && path;
    } catch {
      return path.replaceAll("%", "%25");
    }
  });

const isApi = (url: string): boolean => /^\/(?:api\/|graphql(?:[/?]|$))/.test(url);

/**
 * The HTTP server with everything that applies to every request: ids, logs, headers, origins,
 * errors. Cached pages are sent before the router, which would take as long again as Node takes to
 * send them; for them only the visible part of this is done.
 */
export async function httpServer(
  config: Config,
  urlCache: UrlCache,
  onCachedPage: (request: IncomingMessage) => void,
): Promise<FastifyInstance> {
  const everywhere = {
    ...HEADERS,
    ...(config.isSecure && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
  const idOf = (request: IncomingMessage) => givenId(request, config.trustProxy) ?? randomUUID();
  const corsOf = (url: string | undefined) => (config.cors ? corsHeaders(url) : undefined);
  const mayWait = pipeline();
  const app = Fastify({
    serverFactory: (route) => {
      const server = createServer(TIMES, (request, response) => {
        if (!mayWait(request, response)) return;
        request.url = pathForm(request.url);
        const isPlain = !isClosing && request.headers.authorization === undefined;
        const prepared = isPlain ? urlCache.find(request) : undefined;
        if (!prepared) {
          if (!preflight(request, response, { ...everywhere, ...corsOf(request.url) }))
            route(request, response);
          return;
        }
        const id = idOf(request);
        const { status, headers, bytes } = prepared;
        response
          .writeHead(status, {
            ...everywhere,
            ...corsOf(request.url),
            "x-request-id": id,
            ...headers,
          })
          .end(bytes);
        if (headers["content-type"]?.startsWith("text/html")) onCachedPage(request);
        const { method, url } = request;
        app.log.info(
          { reqId: id, method, path: loggablePath(url ?? "/"), status, ms: 0 },
          "request",
        );
      });
      // the timeout counts time without any progress; a slow body may take as long as it needs
      return server.setTimeout(NO_PROGRESS_MS);
    },
    bodyLimit: MAX_DOCUMENT_BYTES,
    trustProxy: (address, hop) => isTrusted(config.trustProxy, address, hop),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => (url?.startsWith("/") ? decodable(url) : "/"),
    genReqId: idOf,
    logController: new LogController({ disableRequestLogging: true }), // the hook below writes one line per request
    forceCloseConnections: "idle",
    logger: {
      level: config.logLevel,
      hooks: { logMethod: oncePerOutage() },
      // Lines are written together when there are many, because each write takes longer than sending a cached page.
      stream: destination({ sync: false, maxLength: MAX_UNWRITTEN_LOG_BYTES }),
      // A path may be logged; a query string may contain an email address.
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          path: loggablePath(url),
        }),
        // Not all properties of an error: those of the database contain the query with a
        // commenter's text.
        err: ({ name, message, stack = "", code }: FastifyError) => ({
          type: name,
          message: withoutRow(message),
          stack: withoutRow(stack),
          code,
        }),
      },
    },
  });
  let isClosing = false;
  app.addHook("preClose", async () => void (isClosing = true));
  app.removeContentTypeParser(["text/plain", "application/json"]); // bodies are JSON
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, text, done) =>
      void parseJson(request, text, (error, body) =>
        done(error, body && replaceUnstorable(text, body)),
      ),
  );
  await app.register(fastifyCookie, { secret: config.secret });

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...everywhere, ...corsOf(request.url) }).header("x-request-id", request.id);
    if (!METHODS.includes(request.method)) {
      await reply.code(405).header("allow", METHODS.join(", ")).send();
      return;
    }
    if (!request.originalUrl.startsWith("/")) throw new Malformed("The URL has no path");
    if (request.url !== request.originalUrl && request.url.startsWith("/api/")) {
      throw new Malformed("The URL cannot be decoded");
    }
    if (isApi(request.url) && isToken(request.headers.authorization)) throw new TokensUnsupported();
    if (SAFE.includes(request.method) || isSameSite(request.headers, config.origins)) return;
    if (config.cors && isOpenToOthers(request)) return;
    throw new Forbidden("This request came from another site");
  });
  app.addHook("onSend", async (request, reply) => {
    if (reply.hasHeader("cache-control") || !request.url.startsWith("/api/")) return;
    reply.header("cache-control", "private, no-store");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode } = reply;
    const path = loggablePath(request.url);
    if (path === "/health" || path === "/ready" || path.startsWith("/assets/")) return;
    const fields = {
      method: request.method,
      path,
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
      ...ranOperation(request.raw),
    };
    if (statusCode >= 500) request.log.error(fields, "request");
    else request.log.info(fields, "request");
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = failure(error);
    if (status >= 500) request.log.error(error);
    if (body.retryAfter !== undefined) reply.header("retry-after", body.retryAfter);
    return reply.code(status).send(body);
  });
  return app;
}

/** What a database that is away makes fail is one line a minute: each timer and each request would write one. */
function oncePerOutage(): LogMethod {
  const count = oncePerMinute(() => new Date());
  return function (args, write) {
    const [first] = args as unknown[];
    const err = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
    if (!isDatabaseAway(err)) return write.apply(this, args);
    const times = count();
    if (times !== undefined) write.apply(this, [{ err, times }, "database"]);
  };
}

/** Whether a request may wait for those before it on its connection; too many end the connection. */
function pipeline(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    if (response.socket) return true; // nothing is before it
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > MAX_PIPELINED) socket.destroy();
    return count <= MAX_PIPELINED;
  };
}

/** How long running requests may take while the server closes. */
const FINISH_WITHIN_MS = 5_000;

/**
 * Completes the running requests. Without the time limit, a connection whose last request has ended
 * would stay open as long as its client wants, and one that sends half a request for ever.
 */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
