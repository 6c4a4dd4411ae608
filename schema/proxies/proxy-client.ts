import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import {
  bigInt,
  boolean,
  dateTime,
  enumColumn,
  generated,
  int,
  manyToOne,
  model,
  oneToMany,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";

export const ProxyQuotaPeriod = enumType(
  "ProxyQuotaPeriod",
  ["NONE", "DAILY", "WEEKLY", "MONTHLY"],
  "How often the used bytes are reset, at the beginning of a day in Europe/Vienna.",
);
export type ProxyQuotaPeriod = EnumOf<typeof ProxyQuotaPeriod>;

export const ProxyOnExceed = enumType(
  "ProxyOnExceed",
  ["DISABLE", "THROTTLE", "NOTIFY"],
  "What follows when the quota is used up. DISABLE: the client is stopped until it is reset. THROTTLE: the exported " +
    "configuration marks it as to be slowed down. NOTIFY: operators are notified.",
);
export type ProxyOnExceed = EnumOf<typeof ProxyOnExceed>;

export const ProxyClientStatus = enumType(
  "ProxyClientStatus",
  ["ACTIVE", "NOT_STARTED", "OVER_QUOTA", "EXPIRED", "DISABLED"],
  "Only ACTIVE clients are in exported configurations. DISABLED: by hand. OVER_QUOTA: stopped by its quota.",
);
export type ProxyClientStatus = EnumOf<typeof ProxyClientStatus>;

@Index({
  name: "proxy_clients_username_unique",
  expression: `create unique index "proxy_clients_username_unique" on "proxy_clients" ("username") where "deleted_at" is null`,
})
@Index({ properties: ["name", "id"] })
@Index({ properties: ["nextResetAt"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "proxy_clients",
  messages: { notFound: "Client not found", taken: "Username already taken" },
  description: "Someone who may use proxy servers. Members see their own.",
})
export class ProxyClient extends DeletableEntity {
  @text({ sorted: true })
  name!: string;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "The member whose client it is: they see it in their account.",
  })
  member?: Member | null;

  @text({ nullable: true, restricted: true })
  contactEmail?: string | null;

  @text()
  username!: string;

  // encrypted; it is shown once, when it is made
  @text({ internal: true })
  secret!: string;

  @dateTime({ description: "When its secret was made." })
  secretSetAt!: Date;

  @stringList({
    description: "Networks from which it may connect, in CIDR notation; empty for all.",
  })
  allowedIps: Opt<string[]> = [];

  @bigInt({
    nullable: true,
    description:
      "The bytes that it may transfer in a period; null without a limit, and 0 for nothing.",
  })
  quotaBytes?: number | null;

  @enumColumn(() => ProxyQuotaPeriod, { default: ProxyQuotaPeriod.NONE })
  quotaPeriod: Opt<ProxyQuotaPeriod> = ProxyQuotaPeriod.NONE;

  @int({
    nullable: true,
    description: "Of weeks from 1 for Monday, of months the day; the last one in shorter months.",
  })
  resetDay?: number | null;

  @bigInt({ default: 0, description: "What was transferred since the last reset, both ways." })
  usedBytes: Opt<number> = 0;

  @dateTime({
    nullable: true,
    description: "When usage was last measured; null if no server has reported any.",
  })
  measuredAt?: Date | null;

  @dateTime({ nullable: true, description: "When the used bytes were last reset." })
  lastResetAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "When the used bytes are reset next; null without a period.",
  })
  nextResetAt?: Date | null;

  @enumColumn(() => ProxyOnExceed, { default: ProxyOnExceed.DISABLE })
  onExceed: Opt<ProxyOnExceed> = ProxyOnExceed.DISABLE;

  // used = quota is over
  @generated("boolean", `"quota_bytes" is not null and "used_bytes" >= "quota_bytes"`)
  isOverQuota!: Opt<boolean>;

  @int({ nullable: true, description: "Kilobits per second." })
  speedLimitKbps?: number | null;

  @int({ nullable: true })
  maxConnections?: number | null;

  @dateTime({ nullable: true, description: "It may connect from then on." })
  startsAt?: Date | null;

  @dateTime({ nullable: true, description: "It may connect until then." })
  expiresAt?: Date | null;

  // lists cannot be ordered by a nullable column: what does not expire comes last
  @dateTime({
    internal: true,
    generated: `(coalesce("expires_at", to_timestamp(253402214400))) stored`,
  })
  endsAt!: Opt<Date>;

  @int({ nullable: true, description: "By how many days it is extended when it would expire." })
  autoRenewDays?: number | null;

  @dateTime({ nullable: true, description: "When a server last reported traffic of it." })
  lastSeenAt?: Date | null;

  // lists cannot be ordered by a nullable column
  @dateTime({ internal: true, generated: `(coalesce("last_seen_at", to_timestamp(0))) stored` })
  seenAt!: Opt<Date>;

  @boolean({ default: true, description: "Whether it was not stopped by hand." })
  enabled: Opt<boolean> = true;

  @dateTime({
    restricted: true,
    description:
      "When its access last changed. Servers whose configuration is older have not learned of it yet.",
  })
  accessChangedAt!: Date;

  @text({ default: "", restricted: true, description: "Plain text for those who look after it." })
  notes: Opt<string> = "";

  // what was notified of: the share of the quota in percent, and the expiry
  @int({ default: 0, internal: true })
  alertedPercent: Opt<number> = 0;

  @dateTime({ nullable: true, internal: true })
  alertedExpiry?: Date | null;

  @oneToMany(() => ProxyAssignment, {
    by: "client",
    orderBy: { priority: "asc", id: "asc" },
    description: "The servers that it may use, in the order in which it does.",
  })
  assignments = new Collection<ProxyAssignment>(this);

  @searchVector(
    searchable('"name"', '"username"', `coalesce("contact_email", '')`, `coalesce("notes", '')`),
  )
  terms?: Opt<string>;

  constructor(
    values: Pick<ProxyClient, "name" | "username" | "secret" | "secretSetAt" | "accessChangedAt"> &
      Partial<ProxyClient>,
  ) {
    super();
    Object.assign(this, values);
  }
}

export const ProxyClientConnection = connection("ProxyClient", () => ProxyClient);
