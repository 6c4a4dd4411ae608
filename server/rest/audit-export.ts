import type { FastifyInstance, FastifyRequest } from "fastify";
import { AuditAction, AuditResult, exportedAudit } from "../../schema/audit/index.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { Invalid } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { sendCsv } from "./csv-file.ts";
import { TIME } from "./input-faults.ts";
import { oneOf } from "./one-of.ts";
import type { RouteDoc } from "./route.ts";

const path = "/api/audit/export";

type Query = Record<string, string | undefined>;

/** The entries of the audit log as a CSV file, sent while it is read. */
export function auditExport(
  http: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  http.get<{ Querystring: Query }>(path, async (request, reply) => {
    const context = await contextOf(request);
    const rows = exportedAudit(() => filterOf(request.query), context);
    return sendCsv(reply, "audit-log", rows, context);
  });
}

function filterOf({ search, user, action, kind, item, result, from, before }: Query) {
  for (const [name, id] of Object.entries({ user, item })) {
    if (id && !isUuid(id)) throw new Invalid({ [name]: "An id" });
  }
  return {
    ...(user && { userId: user }),
    ...(item && { item }),
    ...(search && { search }),
    ...(kind && { kind }),
    ...(action && { action: oneOf("action", AuditAction, action) }),
    ...(result && { result: oneOf("result", AuditResult, result) }),
    ...(from && { from: timeOf("from", from) }),
    ...(before && { before: timeOf("before", before) }),
  };
}

function timeOf(field: string, given: string): Date {
  const time = new Date(given);
  if (Number.isNaN(time.getTime())) throw new Invalid({ [field]: TIME });
  return time;
}

/** In the OpenAPI description. */
export const auditExportCall: RouteDoc = {
  method: "GET",
  path,
  summary: "The audit log as a CSV file, newest first",
  query: {
    search: { description: "Words in name or email address of who did it" },
    user: { description: "The id of the account" },
    action: { description: "An action, such as changed or refused" },
    kind: { description: "The type of what was changed, an operation or a limit" },
    item: { description: "The id of what was changed" },
    result: { description: "done or refused" },
    from: { description: "At this time or later, ISO 8601" },
    before: { description: "Before this time, ISO 8601" },
  },
  answers: {
    200: "The file, `text/csv` in UTF-8",
    401: "Nobody is signed in",
    403: "The caller may not read the log",
    422: "A parameter is not valid",
  },
};
