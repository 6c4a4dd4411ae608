import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { NotFound } from "../schema/foundation/errors.ts";
import { parseInput } from "../schema/foundation/input.ts";
import type { Context } from "../schema/foundation/context.ts";
import {
  fetchConfiguration,
  type ProxyServer,
  ProxySoftware,
  serverOfToken,
  takeUsage,
} from "../schema/proxies/index.ts";
import { Viewer } from "../schema/foundation/viewer.ts";
import type { RouteDoc } from "./rest/route.ts";

/** A header, because addresses are logged. */
const TOKEN_HEADER = "x-proxy-token";
const MAX_REPORT_BYTES = 500_000;

const Software = z.object({ software: z.enum(ProxySoftware, "Not valid").default("squid") });

/** What proxy servers call themselves, by their token: they report usage, and fetch who may sign in. */
export function proxyReports(http: FastifyInstance, context: (viewer: Viewer) => Context): void {
  const caller = async (request: FastifyRequest, of: Context): Promise<ProxyServer> => {
    const token = request.headers[TOKEN_HEADER];
    if (typeof token !== "string") throw new NotFound("Server not found");
    const server = await serverOfToken(token, of);
    await of.services.limits.take(["proxyUsage", server.id]);
    return server;
  };
  http.post("/api/proxy/usage", { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const own = context(new Viewer());
    return takeUsage(await caller(request, own), request.body, own);
  });
  http.get("/api/proxy/configuration", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const own = context(new Viewer());
    const server = await caller(request, own);
    const { software } = parseInput(Software, request.query);
    const { content } = await fetchConfiguration(server, software, own);
    return reply.type("text/plain; charset=utf-8").send(content);
  });
}

const ANSWERS = { 200: "What was counted, and what was refused", 404: "No server has this token" };

/** For the OpenAPI description. */
export const proxyCalls: readonly RouteDoc[] = [
  {
    method: "POST",
    path: "/api/proxy/usage",
    summary: `The running totals of a server since it was started; its token is the header ${TOKEN_HEADER}`,
    body: {
      startId: z.string().describe("Another one each time the server is started"),
      samples: z
        .array(
          z.object({
            client: z.string().describe("The user name"),
            bytesIn: z.int(),
            bytesOut: z.int(),
          }),
        )
        .describe("At most 1,000; what was reported before adds nothing"),
    },
    answer: z.object({
      taken: z.int(),
      refused: z.array(z.object({ client: z.string(), reason: z.string() })),
    }),
    answers: ANSWERS,
    isPublic: true,
  },
  {
    method: "GET",
    path: "/api/proxy/configuration",
    summary: `Who may use a server, as a file of its software; its token is the header ${TOKEN_HEADER}`,
    query: { software: { default: "squid", description: Object.values(ProxySoftware).join(", ") } },
    answers: { 200: "The file, as text", 404: ANSWERS[404], 422: "`software` is none of these" },
    isPublic: true,
  },
];
