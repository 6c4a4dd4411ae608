import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { SESSIONS_ENDED } from "../../schema/accounts/index.ts";
import type { PubSub } from "../../schema/foundation/services.ts";
import type { Config } from "../config.ts";
import { deviceOf } from "./device.ts";
import type { Session } from "./openapi-auth.ts";
import { addKnownAccount } from "./known-accounts.ts";
import type { FoundSession, Proven, SessionCache, Suspension } from "./lucia.ts";
import { clearToken, readToken, writeToken } from "./session-cookie.ts";

/** The answer of GET /api/auth/session for a signed-in user. */
type ShownSession = Required<z.output<typeof Session>>;

type Request = FastifyRequest | IncomingMessage;

type Settings = Pick<Config, "isSecure" | "trustProxy">;

/** Who is signed in, by the cookie of a request; starts and ends sessions. */
export class Sessions {
  /** A request is looked up once. A websocket counts as the request that opened it. */
  readonly #found = new WeakMap<Request, Promise<FoundSession | undefined>>();

  constructor(
    private readonly cache: SessionCache,
    private readonly pubSub: PubSub,
    private readonly settings: Settings,
  ) {}

  /** The session of a request; without the cookie nothing is looked up. */
  async of(request: Request): Promise<FoundSession | undefined> {
    const token = readToken(request.headers.cookie, this.settings);
    if (!token) return undefined;
    const found = this.#found.get(request) ?? this.cache.find(token);
    this.#found.set(request, found);
    return found;
  }

  /** Looks the session up again: it may have changed since the request arrived. */
  again(request: Request): Promise<FoundSession | undefined> {
    this.#found.delete(request);
    return this.of(request);
  }

  /** Signs a user in on this browser, with a new token. The browser's previous session ends. */
  async signIn(
    user: Proven,
    request: FastifyRequest,
    reply: FastifyReply,
    { isRemembered = true }: { isRemembered?: boolean } = {},
  ): Promise<boolean> {
    const how = { isRemembered };
    const begun = await this.cache.begin(user, deviceOf(request, this.settings), how);
    if (!begun) return false;
    await this.#end(request);
    writeToken(reply, begun.token, { ...this.settings, isRemembered });
    addKnownAccount(reply, user.id, this.settings);
    return true;
  }

  /**
   * Replaces a session that a trigger has ended, because the user has authenticated again; with a
   * new token.
   */
  async renew(
    { id, isRemembered }: FoundSession,
    user: Proven,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const how = { id, isRemembered };
    const begun = await this.cache.begin(user, deviceOf(request, this.settings), how);
    if (!begun) return clearToken(reply, this.settings);
    writeToken(reply, begun.token, { ...this.settings, isRemembered });
  }

  /** The signed-in user as clients know it; undefined for a visitor. Renews the cookie. */
  async shown(request: FastifyRequest, reply: FastifyReply): Promise<ShownSession | undefined> {
    const session = await this.of(request);
    await this.refreshCookie(session, request, reply);
    if (!session) return undefined;
    const { userId: id, name, email, avatar: image, roles, memberId, expiresAt } = session;
    return { user: { id, name, email, image, roles, memberId }, expires: expiresAt.toISOString() };
  }

  /**
   * Sets the cookies again, so that the session's lasts as long as it, or removes a cookie without a
   * session. After a suspension it stays until that was shown.
   */
  async refreshCookie(
    session: FoundSession | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const token = readToken(request.headers.cookie, this.settings);
    if (token && session) {
      writeToken(reply, token, { ...this.settings, isRemembered: session.isRemembered });
    } else if (token && !(await this.cache.suspension(token))) clearToken(reply, this.settings);
  }

  /** The suspension that ended this browser's session; returned once. */
  async readSuspension(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Suspension | undefined> {
    const token = readToken(request.headers.cookie, this.settings);
    const suspension = token && (await this.cache.suspension(token));
    if (!suspension) return undefined;
    clearToken(reply, this.settings);
    return suspension;
  }

  beat({ id }: FoundSession): Promise<void> {
    return this.cache.beat(id);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#end(request);
    clearToken(reply, this.settings);
  }

  async #end(request: FastifyRequest): Promise<void> {
    const token = readToken(request.headers.cookie, this.settings);
    const session = await this.of(request);
    if (!token || !session) return;
    await this.cache.end(token);
    this.#found.delete(request);
    const ended = { user: session.userId, only: session.id, except: null };
    void this.pubSub.publish(SESSIONS_ENDED, ended);
  }
}
