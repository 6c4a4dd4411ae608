import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../schema/foundation/csv.ts";
import { Invalid } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { Availability, exportedMembers, MemberStatus } from "../../schema/members/index.ts";
import type { RouteDoc } from "./route.ts";

const path = "/api/members/export";

type Query = Record<string, string | undefined>;

/** The members of the dashboard's list as a CSV file, sent while it is read. */
export function memberExport(
  http: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  http.get<{ Querystring: Query }>(path, async (request, reply) => {
    const context = await contextOf(request);
    const rows = exportedMembers(() => filterOf(request.query), context);
    const day = context.now().toISOString().slice(0, 10);
    return reply
      .headers({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="members-${day}.csv"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      })
      .send(Readable.from(file(rows)));
  });
}

async function* file(rows: ReturnType<typeof exportedMembers>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const cells of rows) yield csvLine(cells);
}

function filterOf({ search, type, availability, verified, status }: Query) {
  if (type && !isUuid(type)) throw new Invalid({ type: "Not valid" });
  if (verified && !/^(true|false)$/.test(verified)) throw new Invalid({ verified: "Not valid" });
  return {
    search: search || null,
    ...(type && { typeId: type }),
    ...(availability && { availability: oneOf("availability", Availability, availability) }),
    ...(status && { status: oneOf("status", MemberStatus, status) }),
    isVerified: verified ? verified === "true" : null,
  };
}

function oneOf<Value extends string>(
  field: string,
  known: Record<string, Value>,
  given: string,
): Value {
  const found = Object.entries(known).find(([word]) => word === given.toUpperCase());
  if (!found) throw new Invalid({ [field]: "Not valid" });
  return found[1];
}

/** In the OpenAPI description. */
export const exportCall: RouteDoc = {
  method: "GET",
  path,
  summary: "The members as a CSV file, with the columns that an import knows",
  query: {
    search: { description: "Words in name, handle, company, city, role or headline" },
    type: { description: "The id of a member type" },
    availability: { description: "open, limited or booked" },
    verified: { description: "Whether the address of the account is verified: true or false" },
    status: { description: "active, pending or suspended" },
  },
  answers: {
    200: "The file, `text/csv` in UTF-8",
    401: "Nobody is signed in",
    403: "The caller may not write members",
    422: "A parameter is not valid",
  },
};
