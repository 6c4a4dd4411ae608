import type { FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { SESSION_DAYS } from "./lucia.ts";

/** With https the browser itself sees to it that no other host has set it. */
const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-session" : "session");

type Settings = Pick<Config, "isSecure">;

/** The token of a session, if the request has one. Cheap where it has none: most have not. */
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
