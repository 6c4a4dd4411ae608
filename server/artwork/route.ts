import type { FastifyInstance } from "fastify";
import { artwork } from "./artwork.ts";

/** Serves the drawn covers, /artwork/{name}.svg. */
export function artworkRoute(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>("/artwork/:file", (request, reply) => {
    const { file } = request.params;
    const drawing = file.endsWith(".svg") ? artwork(file.slice(0, -4)) : null;
    if (!drawing) return reply.code(404).send({ message: "No such drawing", code: "NOT_FOUND" });
    return reply
      .type("image/svg+xml; charset=utf-8")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawing);
  });
}
