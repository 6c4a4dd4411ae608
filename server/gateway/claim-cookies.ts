import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { claims } from "../../schema/domains.ts";
import type { ClaimedIds, Claims } from "../../schema/foundation/claims.ts";
import type { ClaimName } from "../../schema/foundation/declared.generated.ts";
import { readSignedCookie, signedCookie } from "./signed-cookie.ts";

// What a visitor's browser has done itself, such as writing comments that are pending: a signed
// cookie of ids for each claim that a domain declares.

const SECOND = 1_000;

export function readClaims(
  app: FastifyInstance,
  request: FastifyRequest | IncomingMessage,
): ClaimedIds {
  const { cookie: header } = request.headers;
  if (!header) return {};
  const cookies = app.parseCookie(header);
  const found: Partial<Record<ClaimName, string[]>> = {};
  for (const [name, { cookie }] of claims) {
    const value = readSignedCookie(app, cookie, cookies[cookie]);
    if (value) found[name as ClaimName] = value.split(".");
  }
  return found;
}

/** Sets the cookies of claims that have new ids. */
export function writeClaims(
  reply: FastifyReply,
  claimed: Claims,
  { secure }: { secure: boolean },
): void {
  for (const name of claimed.changed) {
    const claim = claims.get(name);
    if (!claim) continue;
    const ids = [...claimed.of(name)].slice(-claim.maxIds).join(".");
    void reply.setCookie(claim.cookie, signedCookie(reply.server, claim.cookie, ids), {
      httpOnly: true,
      sameSite: "lax",
      secure,
      path: "/",
      maxAge: claim.maxAge / SECOND,
    });
  }
}
