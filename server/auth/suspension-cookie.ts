import type { FastifyReply, FastifyRequest } from "fastify";
import { firstCharacters } from "../../schema/foundation/characters.ts";
import type { Config } from "../config.ts";

// A form without JavaScript, and a browser whose session the suspension ended, are redirected to the
// error page. The reason for the suspension goes there in a cookie, because anyone could write one
// into the URL.

type Settings = Pick<Config, "isSecure">;

const SECONDS = 60;

const nameOf = ({ isSecure }: Settings) => (isSecure ? "__Host-suspension" : "suspension");

const attributes = ({ isSecure: secure }: Settings) =>
  ({ httpOnly: true, sameSite: "lax", secure, path: "/" }) as const;

/** Browsers accept cookies of up to 4,096 bytes: this fits even at three bytes a character. */
const MAX_LENGTH = 900;

export function storeSuspension(
  reply: FastifyReply,
  reason: string | null,
  config: Settings,
): void {
  const value = Buffer.from(firstCharacters(reason ?? "", MAX_LENGTH)).toString("base64url");
  void reply.setCookie(nameOf(config), `.${value}`, { ...attributes(config), maxAge: SECONDS });
}

/** The reason stored for this browser; shown once. */
export function readSuspension(
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  config: Settings,
): { reason: string } | undefined {
  const stored = cookies[nameOf(config)];
  if (!stored?.startsWith(".")) return undefined;
  void reply.clearCookie(nameOf(config), attributes(config));
  return { reason: Buffer.from(stored.slice(1), "base64url").toString() };
}
