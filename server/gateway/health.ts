import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/** /health: the process is running. /ready: the database answers (migrations ran before). */
export function health(app: FastifyInstance, database: Database): void {
  app.get("/health", () => ({ status: "up" }));
  app.get("/ready", async (request, reply) => {
    try {
      await database.em.getConnection().execute("select 1");
      return { status: "ready" };
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
