import { isIP, isIPv4 } from "node:net";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Direction } from "../foundation/connection.ts";
import {
  arrayOf,
  countryCode,
  currencyCode,
  email,
  id,
  line,
  matching,
  notNull,
  text,
} from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { orderOf } from "../foundation/order.ts";
import { orderInput } from "../foundation/order-input.ts";
import { tagsInput } from "../foundation/tags.ts";
import { ProxyClient, ProxyClientStatus, ProxyOnExceed, ProxyQuotaPeriod } from "./proxy-client.ts";
import {
  ProxyAuthType,
  ProxyProtocol,
  ProxyPurpose,
  ProxyServer,
  ProxyServerStatus,
} from "./proxy-server.ts";

const HOST_NAME =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;
const MAX_SERVERS = 50;

const host = () =>
  matching(253, { test: (value) => isIP(value) > 0 || HOST_NAME.test(value) }).meta({
    description: "A host name or an IP address, without a scheme.",
  });

const ipAddress = () =>
  matching(45, { test: (value) => isIP(value) > 0 }).meta({ description: "An IP address." });

/** An address, or a network with the length of its prefix. */
const network = () =>
  matching(49, {
    test(value) {
      const [address = "", bits, more] = value.split("/");
      const most = isIPv4(address) ? 32 : 128;
      return (
        isIP(address) > 0 &&
        more === undefined &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
      );
    },
  }).meta({ description: "An IP address, or a network such as 203.0.113.0/24." });

const whole = (from: number, to: number) =>
  z
    .int("A whole number")
    .min(from, `At least ${from}`)
    .max(to, `At most ${to}`)
    .meta({ type: () => Int });

const bytes = () =>
  z
    .int("A whole number")
    .min(0, "At least 0")
    .meta({ type: () => GraphQLSafeInt, description: "Null without a limit, 0 for nothing." });

const EARLIEST = new Date("2000-01-01T00:00:00Z");
const LATEST = new Date("2200-01-01T00:00:00Z");
const moment = () =>
  z
    .date("Not valid")
    .min(EARLIEST, "Not valid")
    .max(LATEST, "Not valid")
    .meta({ type: () => Date });

const notes = () => z.union([z.literal(""), text(4_000)]).meta({ maxLength: 4_000 });
const NOTES = "Plain text, at most 4,000 characters.";

@InputType()
export class UpdateProxyServerInput extends VersionedInput {
  @inputField(line(80)) name?: string;
  @inputField(host()) host?: string;
  @inputField(whole(1, 65_535)) port?: number;
  @inputField(notNull<ProxyProtocol>(), { type: () => ProxyProtocol }) protocol?: ProxyProtocol;
  @inputField(notNull<ProxyPurpose>(), { type: () => ProxyPurpose }) purpose?: ProxyPurpose;
  @inputField(line(80), { nullable: true }) provider?: string | null;
  @inputField(countryCode(), { nullable: true }) country?: string | null;
  @inputField(line(80), { nullable: true }) city?: string | null;
  @inputField(notNull<ProxyAuthType>(), { type: () => ProxyAuthType }) authType?: ProxyAuthType;
  @inputField(line(120), { nullable: true }) username?: string | null;
  @inputField(line(200), {
    nullable: true,
    description: "It is stored encrypted and cannot be read again; null removes it.",
  })
  secret?: string | null;
  @inputField(tagsInput()) tags?: string[];
  @inputField(notNull<boolean>(), { type: () => Boolean }) enabled?: boolean;
  @inputField(whole(0, 1_000_000), { nullable: true }) maxClients?: number | null;
  @inputField(whole(1, 10_000_000), { nullable: true }) maxMbps?: number | null;
  @inputField(whole(60, 86_400), { description: "From 60 seconds to a day." })
  checkIntervalSec?: number;
  @inputField(ipAddress(), { nullable: true }) exitIp?: string | null;
  @inputField(whole(0, 1_000_000_000), {
    nullable: true,
    description: "In the smallest unit of the currency, such as cents.",
  })
  monthlyCost?: number | null;
  @inputField(currencyCode()) currency?: string;
  @inputField(moment(), { nullable: true }) expiresAt?: Date | null;
  @inputField(notes(), { description: NOTES }) notes?: string;
}

@InputType()
export class CreateProxyServerInput extends UpdateProxyServerInput {
  @inputField(line(80), { required: true }) declare name: string;
  @inputField(host(), { required: true }) declare host: string;
  @inputField(whole(1, 65_535), { required: true }) declare port: number;
  @inputField(notNull<ProxyProtocol>(), { type: () => ProxyProtocol, required: true })
  declare protocol: ProxyProtocol;
}

@InputType()
export class ProxyAssignmentInput {
  @inputField(id(), { required: true }) serverId!: string;
  @inputField(whole(0, 1_000), { description: "Lowest first; by default the place in the list." })
  priority?: number;
}

@InputType()
export class UpdateProxyClientInput extends VersionedInput {
  @inputField(line(80)) name?: string;
  @inputField(id(), { nullable: true, description: "The member whose client it is." })
  memberId?: string | null;
  @inputField(email(), { nullable: true }) contactEmail?: string | null;
  @inputField(
    matching(64, /^[a-z0-9][a-z0-9._-]*$/u).meta({
      description: "1 to 64 characters: a-z, 0-9, dots, hyphens and underscores.",
    }),
  )
  username?: string;
  @inputField(arrayOf(network(), 100)) allowedIps?: string[];
  @Field(() => [ProxyAssignmentInput], {
    nullable: true,
    description: `The servers that it may use, replacing those before; at most ${MAX_SERVERS}.`,
  })
  assignments?: ProxyAssignmentInput[] | null;
  @inputField(bytes(), { nullable: true }) quotaBytes?: number | null;
  @inputField(notNull<ProxyQuotaPeriod>(), { type: () => ProxyQuotaPeriod })
  quotaPeriod?: ProxyQuotaPeriod;
  @inputField(whole(1, 31), {
    nullable: true,
    description: "Of weeks 1 to 7 from Monday, of months 1 to 31; by default the first.",
  })
  resetDay?: number | null;
  @inputField(notNull<ProxyOnExceed>(), { type: () => ProxyOnExceed }) onExceed?: ProxyOnExceed;
  @inputField(whole(1, 1_000_000_000), { nullable: true }) speedLimitKbps?: number | null;
  @inputField(whole(1, 1_000_000), { nullable: true }) maxConnections?: number | null;
  @inputField(moment(), { nullable: true }) startsAt?: Date | null;
  @inputField(moment(), { nullable: true, description: "After the start." })
  expiresAt?: Date | null;
  @inputField(whole(1, 3_660), { nullable: true }) autoRenewDays?: number | null;
  @inputField(notNull<boolean>(), { type: () => Boolean }) enabled?: boolean;
  @inputField(notes(), { description: NOTES }) notes?: string;
}

@InputType()
export class CreateProxyClientInput extends UpdateProxyClientInput {
  @inputField(line(80), { required: true }) declare name: string;
  @inputField(matching(64, /^[a-z0-9][a-z0-9._-]*$/u), { required: true })
  declare username: string;
}

@InputType()
export class ProxyServerFilter {
  @Field(() => ProxyServerStatus, { nullable: true }) status?: ProxyServerStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they are down or disabled. For `proxy:read`; others find none.",
  })
  isOut?: boolean | null;
  @Field(() => ProxyProtocol, { nullable: true }) protocol?: ProxyProtocol | null;
  @Field(() => ProxyPurpose, { nullable: true }) purpose?: ProxyPurpose | null;
  @Field(() => String, { nullable: true, description: "ISO 3166-1 alpha-2." })
  country?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in name, host, city, provider or notes; prefixes match.",
  })
  search?: string | null;
}

@InputType()
export class ProxyClientFilter {
  @Field(() => ProxyClientStatus, { nullable: true }) status?: ProxyClientStatus | null;
  @Field(() => ID, { nullable: true, description: "Those who may use this server." })
  serverId?: string | null;
  @Field(() => [ID], { nullable: true, description: "Those who may use one of these servers." })
  serverIds?: string[] | null;
  @Field(() => Boolean, { nullable: true, description: "Whether they have a quota." })
  hasQuota?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Only those of the viewer." })
  isOwn?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in name, user name, email address or notes; prefixes match.",
  })
  search?: string | null;
}

export const MAX_ASSIGNMENTS = MAX_SERVERS;

const SERVERS = orderOf(ProxyServer, { NAME: "name", EXPIRES: "endsAt" });
export const ProxyServerOrder = orderInput(
  { input: "ProxyServerOrder", field: "ProxyServerOrderField" },
  SERVERS,
);
export type ProxyServerOrder = InstanceType<typeof ProxyServerOrder>;
export const SERVERS_BY_NAME: ProxyServerOrder = { field: SERVERS.NAME, direction: Direction.ASC };

const CLIENTS = orderOf(ProxyClient, {
  NAME: "name",
  USED: "usedBytes",
  EXPIRES: "endsAt",
  LAST_SEEN: "seenAt",
});
export const ProxyClientOrder = orderInput(
  { input: "ProxyClientOrder", field: "ProxyClientOrderField" },
  CLIENTS,
);
export type ProxyClientOrder = InstanceType<typeof ProxyClientOrder>;
export const CLIENTS_BY_NAME: ProxyClientOrder = { field: CLIENTS.NAME, direction: Direction.ASC };
