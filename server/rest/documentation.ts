import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import look from "./documentation/look.css?raw";
import start from "./documentation/start.js?raw";
import { openApi } from "./openapi.ts";
import type { Described } from "./route.ts";

const FILES: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atelier: REST calls</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<div id="calls"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** The description of the calls at /api/openapi.json and its viewer, bundled, at /api/docs. */
export function documentation(
  app: FastifyInstance,
  calls: readonly Described[],
  origin: string,
): void {
  const description = openApi(calls, origin);
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

  app.get("/api/openapi.json", () => description);
  app.get("/api/docs", (_request, reply) =>
    reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(PAGE),
  );
  app.get("/api/docs/look.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(look),
  );
  app.get("/api/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(start),
  );
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "public, max-age=86400")
        .send(await readFile(join(folder, file))),
    );
  }
}
