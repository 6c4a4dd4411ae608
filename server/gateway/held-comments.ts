import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";

// A visitor sees their own held comments: a signed cookie of their ids, for 30 days.

const NAME = "held-comments";
const THIRTY_DAYS = 30 * 24 * 60 * 60;
const MOST = 20;

export function readHeldComments(
  app: FastifyInstance,
  request: FastifyRequest | IncomingMessage,
): string[] {
  const signed = app.parseCookie(request.headers.cookie ?? "")[NAME];
  if (!signed) return [];
  const { valid, value } = app.unsignCookie(signed);
  return valid && value ? value.split(".") : [];
}

export function writeHeldComments(
  reply: FastifyReply,
  ids: ReadonlySet<string>,
  { secure }: { secure: boolean },
): void {
  void reply.setCookie(NAME, [...ids].slice(-MOST).join("."), {
    signed: true,
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: THIRTY_DAYS,
  });
}
