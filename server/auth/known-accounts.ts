import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { readSignedCookie, signedCookie } from "../gateway/signed-cookie.ts";

// The accounts that have signed in with this browser, in a signed cookie. Their owners have codes mailed
// and enter them there within limits of their own, which nobody else can use up.

type Settings = Pick<Config, "isSecure">;

const MAX_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const nameOf = ({ isSecure }: Settings) => (isSecure ? "__Host-accounts" : "accounts");

/** Their ids, the last to sign in at the end. */
export function readKnownAccounts(
  app: FastifyInstance,
  { headers }: FastifyRequest | IncomingMessage,
  settings: Settings,
): string[] {
  const name = nameOf(settings);
  const signed = headers.cookie ? app.parseCookie(headers.cookie)[name] : undefined;
  return readSignedCookie(app, name, signed)?.split(".") ?? [];
}

export function addKnownAccount(reply: FastifyReply, id: string, settings: Settings): void {
  const known = readKnownAccounts(reply.server, reply.request, settings);
  const accounts = [...known.filter((one) => one !== id), id].slice(-MAX_ACCOUNTS);
  const name = nameOf(settings);
  void reply.setCookie(name, signedCookie(reply.server, name, accounts.join(".")), {
    httpOnly: true,
    sameSite: "lax",
    secure: settings.isSecure,
    path: "/",
    maxAge: YEAR_SECONDS,
  });
}
