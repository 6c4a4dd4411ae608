import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  boolean,
  dateTime,
  enumColumn,
  int,
  model,
  money,
  oneToMany,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";

export const ProxyProtocol = enumType("ProxyProtocol", {
  HTTP: "HTTP, with CONNECT.",
  HTTPS: "The same over TLS.",
  SOCKS5: "SOCKS 5.",
  SHADOWSOCKS: "Shadowsocks.",
  WIREGUARD: "WireGuard.",
});
export type ProxyProtocol = EnumOf<typeof ProxyProtocol>;

export const ProxyPurpose = enumType(
  "ProxyPurpose",
  {
    EGRESS: "Clients reach the internet through it.",
    REVERSE: "It is in front of sites.",
    PREVIEW: "It shows drafts of sites.",
  },
  "EGRESS: clients reach the internet through it. REVERSE: it is in front of sites. PREVIEW: it shows drafts of sites.",
);
export type ProxyPurpose = EnumOf<typeof ProxyPurpose>;

export const ProxyAuthType = enumType("ProxyAuthType", {
  NONE: "Without credentials.",
  BASIC: "User name and secret.",
  IP_ALLOWLIST: "By the address of the client.",
  TOKEN: "A secret alone.",
});
export type ProxyAuthType = EnumOf<typeof ProxyAuthType>;

export const ProxyServerStatus = enumType(
  "ProxyServerStatus",
  {
    UNKNOWN:
      "Not checked, because it is new, disabled or expired, or its protocol cannot be checked.",
    UP: "It answers.",
    DEGRADED: "Its last three answers took more than 300 ms.",
    DOWN: "Three checks in a row failed; two that succeed end it.",
    MAINTENANCE: "It is checked, and nobody is notified.",
  },
  "UNKNOWN: not checked, because it is new, disabled or expired, or its protocol cannot be checked. UP: it answers. " +
    "DEGRADED: its last three answers took more than 300 ms. DOWN: three checks in a row failed; two that succeed end it. " +
    "MAINTENANCE: it is checked, and nobody is notified.",
);
export type ProxyServerStatus = EnumOf<typeof ProxyServerStatus>;

export const ProxyCheckError = enumType(
  "ProxyCheckError",
  {
    ADDRESS: "An address that nothing is sent to, such as a private one.",
    UNRESOLVED: "The host has no address.",
    REFUSED: "It takes no connections.",
    TIMEOUT: "It did not answer in time.",
    CERTIFICATE: "Its certificate is not valid.",
    REDIRECTED: "It answered with a redirect.",
    SIGN_IN: "The user name or the secret was refused.",
    SECRET: "The stored secret cannot be read.",
    PROTOCOL: "It answered something else than its protocol.",
    FAILED: "For another reason.",
  },
  "Why a check failed. ADDRESS: an address that nothing is sent to, such as a private one. UNRESOLVED: the host has no " +
    "address. SIGN_IN: the user name or the secret was refused. SECRET: 'Secret cannot be read'. PROTOCOL: it answered " +
    "something else than its protocol. What a server answers is never stored.",
);
export type ProxyCheckError = EnumOf<typeof ProxyCheckError>;

/** Handshakes of WireGuard are answered to known keys alone. */
const UNCHECKED: readonly ProxyProtocol[] = [ProxyProtocol.WIREGUARD];

// What happened to a server: each change of its status.
@maintains({
  table: "proxy_servers",
  name: "history",
  events: ["update"],
  body: () => `
    insert into proxy_events (id, created_at, updated_at, server_id, at, status, error)
      select gen_random_uuid(), came.updated_at, came.updated_at, came.id, came.status_since, came.status,
          case when came.status = '${ProxyServerStatus.DOWN}' then came.last_error end
        from came join gone using (id)
        where came.status <> gone.status and came.status_since is not null;`,
})
@Index({ properties: ["name", "id"] })
@Index({ properties: ["nextCheckAt"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "proxy_servers",
  messages: { notFound: "Server not found", taken: "Server already exists" },
  description:
    "A proxy server that clients are assigned to. Its traffic does not pass through this site.",
})
export class ProxyServer extends DeletableEntity {
  @text({ sorted: true })
  name!: string;

  @text({ description: "A host name or an IP address." })
  host!: string;

  @int()
  port!: number;

  @enumColumn(() => ProxyProtocol)
  protocol!: ProxyProtocol;

  @enumColumn(() => ProxyPurpose, { default: ProxyPurpose.EGRESS })
  purpose: Opt<ProxyPurpose> = ProxyPurpose.EGRESS;

  @text({ nullable: true, description: "ISO 3166-1 alpha-2." })
  country?: string | null;

  @text({ nullable: true })
  city?: string | null;

  @enumColumn(() => ProxyServerStatus, { default: ProxyServerStatus.UNKNOWN })
  status: Opt<ProxyServerStatus> = ProxyServerStatus.UNKNOWN;

  @dateTime({ nullable: true, description: "Since when it has this status." })
  statusSince?: Date | null;

  @text({ nullable: true, restricted: true })
  provider?: string | null;

  @enumColumn(() => ProxyAuthType, { default: ProxyAuthType.NONE, restricted: true })
  authType: Opt<ProxyAuthType> = ProxyAuthType.NONE;

  @text({ nullable: true, restricted: true })
  username?: string | null;

  // encrypted; nobody can read it again
  @text({ nullable: true, internal: true })
  secret?: string | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When its secret was set; null without one.",
  })
  secretSetAt?: Date | null;

  // of the token with which it reports usage and fetches its configuration
  @text({ nullable: true, internal: true, unique: true })
  tokenHash?: string | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When the token was made with which it reports usage; null without one.",
  })
  tokenSetAt?: Date | null;

  @stringList({ restricted: true, description: "In lower case, at most 20." })
  tags: Opt<string[]> = [];

  @boolean({ default: true, restricted: true, description: "Disabled servers are not checked." })
  enabled: Opt<boolean> = true;

  @int({ nullable: true, restricted: true, description: "How many clients it is meant for." })
  maxClients?: number | null;

  @int({ nullable: true, restricted: true, description: "Its bandwidth in megabits per second." })
  maxMbps?: number | null;

  @int({ default: 60, restricted: true, description: "Seconds between two checks." })
  checkIntervalSec: Opt<number> = 60;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "The last check; null if there was none.",
  })
  lastCheckedAt?: Date | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "The next check; null if it is not checked.",
  })
  nextCheckAt?: Date | null;

  @int({
    nullable: true,
    restricted: true,
    description: "Milliseconds of the last check that succeeded.",
  })
  latencyMs?: number | null;

  @enumColumn(() => ProxyCheckError, {
    nullable: true,
    restricted: true,
    description: "Why the last check failed; null if it succeeded.",
  })
  lastError?: ProxyCheckError | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When the certificate ends that it showed at the last check.",
  })
  tlsExpiresAt?: Date | null;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When the maintenance ends; null outside of one, or if it ends by hand.",
  })
  maintenanceUntil?: Date | null;

  @text({ nullable: true, restricted: true, description: "The address that others see." })
  exitIp?: string | null;

  @money({ nullable: true, restricted: true, description: "What it costs a month." })
  monthlyCost?: number | null;

  @text({ default: "EUR", restricted: true, description: "The currency of its cost." })
  currency: Opt<string> = "EUR";

  @dateTime({ nullable: true, restricted: true, description: "When it is no longer paid for." })
  expiresAt?: Date | null;

  // lists cannot be ordered by a nullable column: what does not expire comes last
  @dateTime({
    internal: true,
    generated: `(coalesce("expires_at", to_timestamp(253402214400))) stored`,
  })
  endsAt!: Opt<Date>;

  @text({ default: "", restricted: true, description: "Plain text for those who look after it." })
  notes: Opt<string> = "";

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When its configuration was last exported or fetched.",
  })
  exportedAt?: Date | null;

  // of checks: how many failed or succeeded in a row, were slow in a row, and have been since it was changed
  @int({ default: 0, internal: true })
  failures: Opt<number> = 0;

  @int({ default: 0, internal: true })
  successes: Opt<number> = 0;

  @int({ default: 0, internal: true })
  slowChecks: Opt<number> = 0;

  @int({ default: 0, internal: true })
  checkCount: Opt<number> = 0;

  @dateTime({ nullable: true, internal: true })
  failingSince?: Date | null;

  // what was notified of: that it is down, and the expiry
  @boolean({ default: false, internal: true })
  alertedDown: Opt<boolean> = false;

  // the ids of the members who were notified that it is down, who may be gone
  @stringList({ internal: true })
  alertedMembers: Opt<string[]> = [];

  @dateTime({ nullable: true, internal: true })
  alertedExpiry?: Date | null;

  @oneToMany(() => ProxyAssignment, { by: "server", internal: true })
  assignments = new Collection<ProxyAssignment>(this);

  @searchVector(
    searchable(
      '"name"',
      '"host"',
      `coalesce("city", '')`,
      `coalesce("provider", '')`,
      `coalesce("notes", '')`,
    ),
  )
  terms?: Opt<string>;

  constructor(
    values: Pick<ProxyServer, "name" | "host" | "port" | "protocol"> & Partial<ProxyServer>,
  ) {
    super();
    Object.assign(this, values);
  }

  /** Whether it is checked at all. */
  isChecked(now: Date): boolean {
    const isOver = !!this.expiresAt && this.expiresAt <= now;
    return this.enabled && !isOver && !UNCHECKED.includes(this.protocol);
  }

  /** What was found out of another host, protocol or credential is void: it is checked anew. */
  forgetChecks(now: Date): void {
    const isUp = this.isChecked(now);
    if (this.status !== ProxyServerStatus.MAINTENANCE) this.enter(ProxyServerStatus.UNKNOWN, now);
    Object.assign(this, { failures: 0, successes: 0, slowChecks: 0, failingSince: null });
    Object.assign(this, { latencyMs: null, lastError: null, tlsExpiresAt: null });
    this.checkCount += 1;
    this.alertedDown = false;
    this.alertedMembers = [];
    this.nextCheckAt = isUp ? now : null;
  }

  enter(status: ProxyServerStatus, since: Date): void {
    if (this.status === status) return;
    this.status = status;
    this.statusSince = since;
  }
}

export const ProxyServerConnection = connection("ProxyServer", () => ProxyServer);
