import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { ApolloServerPlugin } from "@apollo/server";
import { Problem } from "../../schema/foundation/errors.ts";
import type { Caller } from "./caller.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { asHttpError } from "./cost-plugin.ts";

const API = /^\/(?:api\/|graphql(?:[/?]|$))/;
/** Uploads by tus say what they offer. */
const OWN_ANSWER = /^\/api\/[\w-]+\/uploads(?:[/?]|$)/;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].join(", ");
const A_DAY_SECONDS = "86400";

const READABLE = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, ratelimit, ratelimit-policy, retry-after, x-request-id",
};

const ALLOWED = {
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers":
    "content-type, accept, if-none-match, apollo-require-preflight, x-apollo-operation-name, x-cost-estimate-only",
  "access-control-max-age": A_DAY_SECONDS,
};

/** With `*` browsers send no cookies and hand out no answer to a request that had some. */
export const corsHeaders = (url = ""): Record<string, string> | undefined =>
  API.test(url) ? READABLE : undefined;

/** Answers OPTIONS, which no page and no call has; false if the request is another. */
export function preflight(
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  if (method !== "OPTIONS" || OWN_ANSWER.test(url)) return false;
  const allowed = "access-control-allow-origin" in headers ? ALLOWED : undefined;
  response.writeHead(204, { ...headers, ...allowed, allow: METHODS }).end();
  return true;
}

/** A script of another site may post an operation, if it comes as a visitor. */
export const isOpenToOthers = ({
  method,
  url,
  headers,
}: {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}): boolean =>
  method === "POST" && url.split("?")[0] === "/graphql" && headers.cookie === undefined;

/** Scripts of other sites only read. */
export const readOnlyForOthers: ApolloServerPlugin<Context & { caller: Caller }> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue: { caller } }) {
      if (!caller.isOfOtherSite || operation?.operation !== "mutation") return;
      throw asHttpError(new Problem("FORBIDDEN", "Scripts of other sites may only read"));
    },
  }),
};
