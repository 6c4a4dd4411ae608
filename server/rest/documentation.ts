import type { FastifyInstance } from "fastify";
import type { PageHandler } from "../pages/pages.ts";
import { openApi } from "./openapi.ts";
import type { RouteDoc } from "./route.ts";

/** The OpenAPI description at /api/openapi.json; the page at /api/docs shows it. */
export function documentation(
  app: FastifyInstance,
  calls: readonly RouteDoc[],
  origin: string,
  page: PageHandler,
): void {
  const description = openApi(calls, origin);
  app.get("/api/openapi.json", () => description);
  app.get("/api/docs", page);
}
