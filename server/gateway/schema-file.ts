import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { sdl } from "../../schema/graph.ts";
import { exampleFile } from "./examples.ts";

/**
 * The public contract as a file, for generators of code, and an example of each operation. The ETag is the version.
 */
export function schemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  for (const [path, print] of [
    ["/graphql/schema.graphql", sdl],
    ["/graphql/examples.graphql", exampleFile],
  ] as const) {
    let file: { text: string; etag: string } | undefined; // printed late: few read it
    app.get(path, (request, reply) => {
      file ??= versioned(print(schema));
      const { text, etag } = file;
      reply.header("etag", etag).header("cache-control", "public, max-age=300");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type("application/graphql; charset=utf-8").send(text);
    });
  }
}

const versioned = (text: string) => ({
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`,
});
