import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { sdl } from "../../schema/graph.ts";

/**
 * The public contract as a file, for generators of code: as in the repository. Its ETag is its version.
 */
export function schemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  let file: { text: string; etag: string } | undefined; // printed late: few read it
  app.get("/graphql/schema.graphql", (request, reply) => {
    file ??= versioned(sdl(schema));
    const { text, etag } = file;
    reply.header("etag", etag).header("cache-control", "public, max-age=300");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/graphql; charset=utf-8").send(text);
  });
}

const versioned = (text: string) => ({
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`,
});
