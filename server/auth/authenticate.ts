import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { permissionsOf } from "../../schema/accounts/index.ts";
import { Viewer } from "../../schema/foundation/viewer.ts";
import type { Config } from "../config.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
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
  const network = networkOf(addressOf(request, config.trustProxy));
  const knownAccounts = readKnownAccounts(http, request, config);
  const session = await sessions.of(request);
  if (!session) return new Viewer({ claims, network, knownAccounts });
  const { id: sessionId, userId, memberId, roles } = session;
  const permissions = permissionsOf(roles);
  return new Viewer({
    sessionId,
    userId,
    permissions,
    claims,
    network,
    knownAccounts,
    ...(memberId && { memberId }),
  });
}
