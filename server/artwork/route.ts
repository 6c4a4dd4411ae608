import type { FastifyInstance } from "fastify";
import { artwork } from "./artwork.ts";
import { ArtworkPreviews } from "./artwork-preview.ts";

const KEPT = "public, max-age=31536000, immutable";

/** Serves the drawn covers, /artwork/{name}.svg, and as link previews show them, /artwork/{name}.jpg. */
export function artworkRoute(app: FastifyInstance): void {
  const previews = new ArtworkPreviews();
  app.get<{ Params: { file: string } }>("/artwork/:file", async (request, reply) => {
    const [, name = "", form] = /^(.*)\.(svg|jpg)$/u.exec(request.params.file) ?? [];
    const found = form === "jpg" ? await previews.find(name) : form && artwork(name);
    if (!found) return reply.code(404).send({ message: "No such drawing", code: "NOT_FOUND" });
    return reply
      .type(form === "jpg" ? "image/jpeg" : "image/svg+xml; charset=utf-8")
      .header("cache-control", KEPT)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(found);
  });
}
