import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MINUTE } from "../../schema/foundation/durations.ts";
import type { ProviderAccount, ProviderName } from "../../schema/foundation/provider-account.ts";
import type { Config } from "../config.ts";
import { readSignedCookie, signedCookie } from "../gateway/signed-cookie.ts";
import type { Ceremony } from "./sign-in-providers.ts";

// What a browser has to remember while its user signs in at a provider: signed, and for some minutes. No session
// can be read with it.

/** A sign-in, or a link for this session, that was begun. */
export interface Begun extends Ceremony {
  provider: ProviderName;
  isRemembered: boolean;
  sessionId?: string | undefined;
}

/** A user who still has to enter the code of two-step verification. */
interface Proven {
  userId: string;
  provider: ProviderName;
  isRemembered: boolean;
}

type Settings = Pick<Config, "isSecure">;
type Request = FastifyRequest | IncomingMessage;

/** A value in a cookie, as JSON with the time until which it holds. */
class ShortCookie<T extends object> {
  readonly #maxAge: number;
  constructor(
    private readonly label: string,
    minutes: number,
  ) {
    this.#maxAge = minutes * MINUTE;
  }

  #name = ({ isSecure }: Settings): string => (isSecure ? `__Host-${this.label}` : this.label);

  write(reply: FastifyReply, value: T, settings: Settings): void {
    const name = this.#name(settings);
    const timed = { ...value, until: Date.now() + this.#maxAge };
    const text = Buffer.from(JSON.stringify(timed)).toString("base64url");
    void reply.setCookie(name, signedCookie(reply.server, name, text), {
      ...attributes(settings),
      maxAge: this.#maxAge / 1_000,
    });
  }

  read(app: FastifyInstance, { headers }: Request, settings: Settings): T | undefined {
    const name = this.#name(settings);
    if (!headers.cookie?.includes(`${name}=`)) return undefined;
    const text = readSignedCookie(app, name, app.parseCookie(headers.cookie)[name]);
    if (!text) return undefined;
    const { until, ...value } = JSON.parse(Buffer.from(text, "base64url").toString()) as T & {
      until: number;
    };
    return until > Date.now() ? (value as unknown as T) : undefined;
  }

  clear = (reply: FastifyReply, settings: Settings): void =>
    void reply.clearCookie(this.#name(settings), attributes(settings));
}

const attributes = ({ isSecure: secure }: Settings) =>
  ({ httpOnly: true, sameSite: "lax", secure, path: "/" }) as const;

export const begunCookie = new ShortCookie<Begun>("provider-sign-in", 10);
export const provenCookie = new ShortCookie<Proven>("provider-proven", 5);
/** For someone who registers now: their account is linked as soon as they have verified its address. */
export const unlinkedCookie = new ShortCookie<ProviderAccount>("provider-account", 30);
