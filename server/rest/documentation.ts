import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { PageHandler } from "../pages/pages.ts";
import { openApi } from "./openapi.ts";
import type { RouteDoc } from "./route.ts";

/** The OpenAPI description at /api/openapi.json; the page at /api/docs shows it. */
export function documentation(
  app: FastifyInstance,
  schema: GraphQLSchema,
  calls: readonly RouteDoc[],
  origin: string,
  page: PageHandler,
): void {
  let description: ReturnType<typeof openApi> | undefined; // made late: few read it
  app.get("/api/openapi.json", () => (description ??= openApi(schema, calls, origin)));
  // Fastify's own HEAD route knows no Response
  app.route({ method: ["GET", "HEAD"], url: "/api/docs", exposeHeadRoute: false, handler: page });
}
