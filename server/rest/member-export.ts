import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { Invalid } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { Availability, exportedMembers, MemberStatus } from "../../schema/members/index.ts";
import { sendCsv } from "./csv-file.ts";
import { oneOf } from "./one-of.ts";
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
    return sendCsv(reply, "members", rows, context);
  });
}

function filterOf({ search, type, availability, verified, status }: Query) {
  if (type && !isUuid(type)) throw new Invalid({ type: "An id" });
  return {
    search: search || null,
    ...(type && { typeId: type }),
    ...(availability && { availability: oneOf("availability", Availability, availability) }),
    ...(status && { status: oneOf("status", MemberStatus, status) }),
    isVerified: verified ? oneOf("verified", { true: true, false: false }, verified) : null,
  };
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
    403: "The caller may not write members; CONFIRMATION_REQUIRED: the session was not confirmed within the last ten minutes",
    422: "A parameter is not valid",
  },
};
