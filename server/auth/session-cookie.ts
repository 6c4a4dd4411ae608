import type { FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { SESSION_DAYS } from "./lucia.ts";

/**
 * With https, the `__Host-` prefix makes the browser guarantee that no other host has set the
 * cookie.
 */
const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-session" : "session");

type Settings = Pick<Config, "isSecure">;

/**
 * The session token of a request, if it has one. Must be cheap without one: most requests have
 * none.
 */
export function readToken(cookies: string | undefined, { isSecure }: Settings): string | undefined {
  const name = `${nameOf(isSecure)}=`;
  const found = cookies?.split(/; */).find((cookie) => cookie.startsWith(name));
  const token = found?.slice(name.length);
  return token && /^[a-z2-7]{32,64}$/.test(token) ? token : undefined;
}

export const writeToken = (
  reply: FastifyReply,
  token: string,
  { isSecure, isRemembered }: Settings & { isRemembered: boolean },
): void =>
  void reply.setCookie(nameOf(isSecure), token, {
    ...attributes(isSecure),
    ...(isRemembered && { maxAge: SESSION_DAYS * 24 * 60 * 60 }),
  });

export const clearToken = (reply: FastifyReply, { isSecure }: Settings): void =>
  void reply.clearCookie(nameOf(isSecure), attributes(isSecure));

const attributes = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" }) as const;
