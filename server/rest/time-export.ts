import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { exportedTime } from "../../schema/time/index.ts";
import { sendCsv } from "./csv-file.ts";
import type { RouteDoc } from "./route.ts";

interface Called {
  Params: { id: string };
  Querystring: Record<string, string | undefined>;
}

/** The time of a project as a CSV file, sent while it is read. */
export function timeExport(
  http: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  http.get<Called>("/api/projects/:id/time/export", async (request, reply) => {
    const context = await contextOf(request);
    const { from, to, locale } = request.query;
    const wanted = { projectId: request.params.id, from, to, locale };
    return sendCsv(reply, "time", await exportedTime(wanted, context), context);
  });
}

/** In the OpenAPI description. */
export const timeExportCall: RouteDoc = {
  method: "GET",
  path: "/api/projects/{id}/time/export",
  summary: "The finished time of a project as a CSV file, newest first",
  query: {
    from: { description: "A day of Europe/Vienna, YYYY-MM-DD, included" },
    to: { description: "A day of Europe/Vienna, YYYY-MM-DD, included" },
    locale: { default: "en", description: "en, fr or no: the language of the header" },
  },
  answers: {
    200: "The file, `text/csv` in UTF-8",
    401: "Nobody is signed in",
    403: "The caller may not change the project",
    404: "The project does not exist, or the caller may not see it",
    422: "A parameter is not valid",
  },
};
