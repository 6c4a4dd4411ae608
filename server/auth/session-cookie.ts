import type { FastifyReply } from "fastify";
import { SESSION_DAYS } from "./lucia.ts";

/** With https the browser itself sees to it that no other host has set it. */
const nameOf = (secure: boolean): string => (secure ? "__Host-session" : "session");

interface Signature {
  secure: boolean;
}

/** The token of a session, if the request has one. Cheap where it has none: most have not. */
export function readToken(cookies: string | undefined, { secure }: Signature): string | undefined {
  const name = `${nameOf(secure)}=`;
  const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(name));
  const token = found?.slice(name.length);
  return token && /^[a-z2-7]{32,64}$/.test(token) ? token : undefined;
}

export const writeToken = (reply: FastifyReply, token: string, { secure }: Signature): void =>
  void reply.setCookie(nameOf(secure), token, {
    ...attributes(secure),
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });

export const clearToken = (reply: FastifyReply, { secure }: Signature): void =>
  void reply.clearCookie(nameOf(secure), attributes(secure));

const attributes = (secure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", secure, path: "/" }) as const;
