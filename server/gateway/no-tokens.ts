import { Problem } from "../../schema/foundation/errors.ts";

/** A proxy in front of the site may ask for a password and passes it on: it is not meant for us. */
const OF_PROXIES = /^basic\s/i;

/**
 * Whether a caller believes that it signs in with a token. There are none, and answering it as a visitor
 * would let it believe that the token worked.
 */
export const isToken = (authorization: unknown): boolean =>
  typeof authorization === "string" && authorization !== "" && !OF_PROXIES.test(authorization);

/** The same of the payload with which a websocket begins, where clients put their headers. */
export function hasToken(payload: unknown): boolean {
  if (typeof payload !== "object" || payload === null) return false;
  return Object.entries(payload).some(([name, value]) =>
    name.toLowerCase() === "headers" ? hasToken(value) : isAuthorization(name) && isToken(value),
  );
}

const isAuthorization = (name: string): boolean => name.toLowerCase() === "authorization";

export class TokensUnsupported extends Problem {
  constructor() {
    super("UNAUTHENTICATED", "Access tokens are not supported: sign in with a session");
  }
}
