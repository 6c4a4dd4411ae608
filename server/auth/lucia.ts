import { createHash } from "node:crypto";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import { Role } from "../../schema/accounts/index.ts";
import type { RunStatement } from "../../schema/foundation/reading/sql/compiled.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import {
  ADMIN_SESSION_DAYS,
  CONFIRMED_MS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
} from "../../schema/accounts/session-life.ts";
import { DAY } from "../../schema/foundation/durations.ts";
import type { Device } from "./device.ts";

// Lucia manages the sessions; this is the only file that knows Lucia.

/** A session as every request finds it, with what its user may do. */
export interface FoundSession {
  id: string;
  userId: string;
  memberId: string | null;
  name: string;
  email: string;
  /** The URL of the profile photo. */
  avatar: string | null;
  roles: Role[];
  isRemembered: boolean;
  expiresAt: Date;
  /** Until when sensitive operations are open to it. */
  confirmedUntil: Date | undefined;
}

/** A user who has just proven who they are. */
export interface Proven {
  id: string;
  /** The hash that the sign-in was checked against: if it has changed since, no session begins. */
  passwordHash?: string | null | undefined;
  /** The passkey that was used: if it has been removed since, no session begins. */
  passkeyId?: string | undefined;
}

/** The permissions of a session follow from these. */
export type Rights = Pick<FoundSession, "memberId" | "roles">;

interface HowToBegin {
  /** The id of the session that this one replaces, so that its sockets stay open. */
  id?: string;
  /** Without it the cookie ends with the browser. */
  isRemembered?: boolean;
}

export interface Suspension {
  reason: string | null;
}

export interface SessionCache {
  /** Creates a session and its token; undefined if the user may no longer sign in. */
  begin(
    user: Proven,
    device: Device,
    how?: HowToBegin,
  ): Promise<{ id: string; token: string } | undefined>;
  find(token: string): Promise<FoundSession | undefined>;
  /** Why a session has ended, if its user was suspended. */
  suspension(token: string): Promise<Suspension | undefined>;
  end(token: string): Promise<void>;
  /** Records that the user is active. */
  beat(id: string): Promise<void>;
  /**
   * Of these session ids, the ones that have neither ended nor expired, with their current rights.
   */
  alive(ids: readonly string[]): Promise<Map<string, Rights>>;
  removeExpired(): Promise<void>;
}

interface SessionFacts {
  rowId: string;
  isRemembered: boolean;
  begun?: {
    device: Device;
    passwordHash: string | null;
    passkeyId: string | null;
    isRenewal: boolean;
  };
}

interface KnownFacts extends Omit<SessionFacts, "begun"> {
  endsAt: number;
  confirmedUntil: number | null;
}

type UserFacts = Pick<FoundSession, "memberId" | "name" | "email" | "avatar" | "roles">;

declare module "lucia" {
  interface Register {
    Lucia: Lucia<KnownFacts, UserFacts>;
    DatabaseSessionAttributes: SessionFacts & Partial<KnownFacts>;
    DatabaseUserAttributes: UserFacts;
  }
}

const MAY_SIGN_IN = "u.status = 'active' and u.deleted_at is null";
// a deleted profile may be restored: until then its account has none
const PROFILE = "(select m.id from members m where m.id = u.member_id and m.deleted_at is null)";

const FIND = `select json_build_object('id', s.id, 'userId', u.id, 'roles', u.roles, 'name', u.name, 'email', u.email,
    'memberId', m.id, 'avatar', m.avatar, 'isRemembered', s.is_remembered,
    'expiresAt', extract(epoch from s.expires_at) * 1000, 'endsAt', extract(epoch from s.ends_at) * 1000,
    'confirmedUntil', extract(epoch from s.confirmed_until) * 1000)::text
  from sessions s join users u on u.id = s.user_id
    left join members m on m.id = u.member_id and m.deleted_at is null
  where s.token_hash = $1 and ${MAY_SIGN_IN}`;

const SUSPENSION = `select json_build_object('reason', u.suspension_reason)::text
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.status = 'suspended'`;

const LIFE = `case when u.roles @> '{${Role.ADMIN}}' then interval '${ADMIN_SESSION_DAYS} days' else interval '${SESSION_DAYS} days' end`;

// "for share" waits for a transaction that is changing the password or the status, and then sees
// the change; the session that replaces an ended one is no sign-in
const BEGIN = `with begun as (insert into sessions (id, user_id, token_hash, expires_at, device, user_agent, network,
    is_remembered, ends_at, confirmed_until, last_heartbeat_at, created_at, updated_at)
  select $1::uuid, id, $3, least($4::timestamptz, now() + life), $5, $6, $7, $9::boolean, now() + life,
    now() + interval '${CONFIRMED_MS} milliseconds', now(), now(), now()
  from (select id, ${LIFE} as life from users u where id = $2::uuid and ${MAY_SIGN_IN}
    and ($8::text is null or password_hash = $8)
    and ($11::uuid is null or exists (select from passkeys p where p.id = $11 and p.user_id = u.id for key share))
    for share) as users
  returning id, user_id, network, created_at),
  noted as (insert into audit_entries (id, created_at, updated_at, version, action, user_id, session_id,
      kind, item, network)
    select gen_random_uuid(), created_at, created_at, 1, 'signed_in', user_id, id, 'User', user_id, network
    from begun where not $10::boolean)
  select id::text from begun`;

const EXTEND =
  "update sessions set expires_at = least($2::timestamptz, ends_at) where token_hash = $1";
const END = "delete from sessions where token_hash = $1";
const ALIVE = `select coalesce(json_agg(json_build_array(s.id,
    json_build_object('memberId', ${PROFILE}, 'roles', u.roles))), '[]')::text
  from sessions s join users u on u.id = s.user_id
  where s.id = any($1::uuid[]) and s.expires_at > now() and ${MAY_SIGN_IN}`;
const BEAT = `with beat as (
    update sessions set last_heartbeat_at = now() where id = $1::uuid returning user_id),
  seen as (
    update users set last_seen_at = now() from beat where users.id = beat.user_id returning member_id)
  insert into presences (id, created_at, updated_at, version, member_id, active_at)
    select gen_random_uuid(), now(), now(), 1, member_id, date_trunc('minute', now()) from seen
      where member_id is not null
    on conflict (member_id) do update set active_at = excluded.active_at`;
const REMOVE_EXPIRED = "delete from sessions where expires_at <= now()";

/** A token has 200 random bits, so it needs no slow hash against guessing. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Called after every write, so that cached answers are invalidated. */
type Wrote = (tables: readonly string[]) => void;

class MayNotSignIn extends Error {}

class Statements implements Adapter {
  constructor(
    private readonly run: RunStatement,
    private readonly tablesWritten: Wrote,
  ) {}

  async getSessionAndUser(token: string): ReturnType<Adapter["getSessionAndUser"]> {
    const [text] = (await this.run(FIND, [hashOf(token)])) ?? [];
    if (!text) return [null, null];
    const found = JSON.parse(text);
    const { id: rowId, userId, isRemembered, expiresAt, endsAt, confirmedUntil, ...user } = found;
    const attributes = { rowId, isRemembered, endsAt, confirmedUntil };
    return [
      { id: token, userId, expiresAt: new Date(expiresAt), attributes },
      { id: userId, attributes: user },
    ];
  }

  async setSession({ id: token, userId, expiresAt, attributes }: DatabaseSession): Promise<void> {
    const { rowId, isRemembered, begun } = attributes;
    const { name, userAgent, network } = begun?.device ?? {};
    const values = [
      rowId,
      userId,
      hashOf(token),
      expiresAt.toISOString(),
      name,
      userAgent,
      network,
    ];
    const { passwordHash, passkeyId, isRenewal = false } = begun ?? {};
    const how = [passwordHash, isRemembered, isRenewal, passkeyId];
    const row = await this.run(BEGIN, [...values, ...how]);
    if (!row) throw new MayNotSignIn();
    this.tablesWritten(["sessions", "audit_entries"]);
  }

  updateSessionExpiration = (token: string, expiresAt: Date): Promise<void> =>
    this.#write(EXTEND, [hashOf(token), expiresAt.toISOString()]);

  deleteSession = (token: string): Promise<void> => this.#write(END, [hashOf(token)]);

  deleteExpiredSessions = (): Promise<void> => this.#write(REMOVE_EXPIRED, []);

  // Sessions of a user are listed and ended through the graph, by their ids.
  getUserSessions = async (): Promise<never> => Promise.reject(new Error("Use the graph instead"));
  deleteUserSessions = async (): Promise<never> =>
    Promise.reject(new Error("Use the graph instead"));

  async #write(text: string, values: unknown[]): Promise<void> {
    await this.run(text, values);
    this.tablesWritten(["sessions"]);
  }
}

export function luciaSessions(run: RunStatement, tablesWritten: Wrote): SessionCache {
  const statements = new Statements(run, tablesWritten);
  const lucia = new Lucia<KnownFacts, UserFacts>(statements, {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, "d"),
    getSessionAttributes: ({ rowId, isRemembered, endsAt = 0, confirmedUntil = null }) => ({
      rowId,
      isRemembered,
      endsAt,
      confirmedUntil,
    }),
    getUserAttributes: (attributes) => attributes,
  });
  return {
    async begin({ id: userId, passwordHash = null, passkeyId = null }, device, how = {}) {
      const { id: rowId = uuid(), isRemembered = true } = how;
      try {
        const isRenewal = how.id !== undefined;
        const begun = { device, passwordHash, passkeyId, isRenewal };
        const attributes = { rowId, isRemembered, begun };
        const { id: token } = await lucia.createSession(userId, attributes);
        return { id: rowId, token };
      } catch (error) {
        if (error instanceof MayNotSignIn) return undefined;
        throw error;
      }
    },
    async find(token) {
      const { session, user } = await lucia.validateSession(token);
      if (!session) return undefined;
      // Lucia would extend it once in 15 days; a session should last 30 days from its last use
      const whole = new Date(Math.min(Date.now() + SESSION_IDLE_DAYS * DAY, session.endsAt));
      if (whole.getTime() - session.expiresAt.getTime() > DAY) {
        await statements.updateSessionExpiration(token, whole);
        session.expiresAt = whole;
      }
      const { rowId, isRemembered, endsAt } = session;
      const expiresAt = new Date(Math.min(session.expiresAt.getTime(), endsAt));
      const confirmedUntil = session.confirmedUntil ? new Date(session.confirmedUntil) : undefined;
      const { id: userId, ...shown } = user;
      return { ...shown, id: rowId, userId, isRemembered, expiresAt, confirmedUntil };
    },
    async suspension(token) {
      const [text] = (await run(SUSPENSION, [hashOf(token)])) ?? [];
      return text ? (JSON.parse(text) as Suspension) : undefined;
    },
    end: (token) => lucia.invalidateSession(token),
    async beat(id) {
      await run(BEAT, [id]);
      tablesWritten(["sessions", "users", "presences"]);
    },
    async alive(ids) {
      const [text] = (await run(ALIVE, [ids])) ?? [];
      return new Map(JSON.parse(text ?? "[]") as [string, Rights][]);
    },
    removeExpired: () => lucia.deleteExpiredSessions(),
  };
}
