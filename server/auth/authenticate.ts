import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isStaff, permissionsOf } from "../../schema/accounts/index.ts";
import { Viewer } from "../../schema/foundation/viewer.ts";
import type { Config } from "../config.ts";
import { addressOf, locationOf, networkOf } from "../gateway/address.ts";
import { readClaims } from "../gateway/claim-cookies.ts";
import { readKnownAccounts } from "./known-accounts.ts";
import type { Sessions } from "./sessions.ts";

/**
 * Returns the viewer of a request: the user of its session, or a visitor with the claims of their
 * browser.
 */
export async function authenticate(
  request: FastifyRequest | IncomingMessage,
  { http, sessions, config }: { http: FastifyInstance; sessions: Sessions; config: Config },
): Promise<Viewer> {
  const claims = readClaims(http, request);
  const address = addressOf(request, config.trustProxy);
  const network = networkOf(address);
  const knownAccounts = readKnownAccounts(http, request, config);
  const session = await sessions.of(request);
  const from = { claims, network, location: locationOf(address), knownAccounts };
  if (!session) return new Viewer(from);
  const { id: sessionId, userId, memberId, roles } = session;
  const permissions = permissionsOf(roles);
  return new Viewer({
    sessionId,
    userId,
    permissions,
    isStaff: isStaff(roles),
    ...from,
    ...(memberId && { memberId }),
  });
}
