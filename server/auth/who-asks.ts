import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { permissionsOf } from "../../schema/accounts/index.ts";
import { Viewer } from "../../schema/foundation/viewer.ts";
import type { Config } from "../config.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import { readHeldComments } from "../gateway/held-comments.ts";
import type { Sessions } from "./sessions.ts";

/** Who sends a request: whoever its session is of, or a visitor with the comments they have written. */
export async function whoAsks(
  request: FastifyRequest | IncomingMessage,
  { http, sessions, config }: { http: FastifyInstance; sessions: Sessions; config: Config },
): Promise<Viewer> {
  const heldComments = readHeldComments(http, request);
  const network = networkOf(addressOf(request, config.trustProxy));
  const session = await sessions.of(request);
  if (!session) return new Viewer({ heldComments, network });
  const { id: sessionId, userId, memberId, roles } = session;
  const permissions = permissionsOf(roles);
  const facts = { sessionId, userId, permissions, heldComments, network };
  return new Viewer({ ...facts, ...(memberId && { memberId }) });
}
