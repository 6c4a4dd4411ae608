import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { GraphQLSafeInt } from "graphql-scalars";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { Invalid } from "../foundation/errors.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import {
  countBy,
  countOf,
  findAll,
  findMany,
  findOneOrFail,
  findPage,
  type ReadQuery,
  sumOf,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { Trash } from "../foundation/trash.ts";
import {
  createServer,
  deleteServers,
  newServerToken,
  setMaintenance,
  updateServer,
} from "./change-servers.ts";
import { checkServer } from "./check-servers.ts";
import {
  exportConfiguration,
  previewConfiguration,
  ProxyConfiguration,
  ProxySoftware,
} from "./configuration.ts";
import {
  CreateProxyServerInput,
  ProxyServerFilter,
  ProxyServerOrder,
  SERVERS_BY_NAME,
  UpdateProxyServerInput,
} from "./proxies.input.ts";
import { Member } from "../members/member.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { ProxyCheck, ProxyHour } from "./proxy-check.ts";
import { ProxyEvent } from "./proxy-event.ts";
import { ProxyServer, ProxyServerConnection, ProxyServerStatus } from "./proxy-server.ts";
import { ProxyUsage } from "./proxy-usage.ts";

const MAX_CHECKS = 100;
const MAX_EVENTS = 100;
const MAX_HOURS = 168;
const MAX_CLIENTS = 100;
const MAX_NOTIFIED = 50;
const USAGE_MS = 30 * DAY;

const trash = new Trash(ProxyServer);

@ObjectType({ description: "The number of servers per status." })
class ProxyServerCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) unknown!: number;
  @Field(() => Int, { simple: true }) up!: number;
  @Field(() => Int, { simple: true }) degraded!: number;
  @Field(() => Int, { simple: true }) down!: number;
  @Field(() => Int, { simple: true }) maintenance!: number;
}

@ObjectType({ description: "The checks of the last 24 hours." })
class ProxyDay {
  @Field(() => Int, { simple: true }) checks!: number;
  @Field(() => Int, { simple: true, description: "How many of them succeeded." }) answered!: number;
}

@ObjectType({ description: "A new token of a server." })
export class ProxyServerToken {
  @Field(() => String, { description: "It is not shown again." })
  token!: string;

  @Field(() => ProxyServer, { simple: true })
  server!: ReadQuery;
}

const OUT: Where = { $or: [{ status: ProxyServerStatus.DOWN }, { enabled: false }] };
const NOT_OUT: Where = { status: { $ne: ProxyServerStatus.DOWN }, enabled: true };

const wanted = (
  { isOut, protocol, purpose, country, search }: Partial<ProxyServerFilter>,
  { viewer }: Context,
): Where => ({
  ...(isOut != null && {
    $and: [viewer.may("proxy:read") ? (isOut ? OUT : NOT_OUT) : { id: { $in: [] } }],
  }),
  ...(protocol && { protocol }),
  ...(purpose && { purpose }),
  ...(country && { country }),
  ...searched(search),
});

function bounded(first: number, most: number): number {
  if (first < 0 || first > most) throw new Invalid({ first: `Between 0 and ${most}` });
  return first;
}

@Resolver(() => ProxyServer)
export class ProxyServerResolver {
  @AllowedTo("signed-in")
  @Query(() => ProxyServerConnection, {
    description:
      "Proxy servers, by default by name: all for `proxy:read`, for members those of their own client.",
  })
  proxyServers(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() context: Context,
    @Arg("filter", () => ProxyServerFilter, { nullable: true }) filter?: ProxyServerFilter | null,
    @Arg("order", () => ProxyServerOrder, { nullable: true }) order?: ProxyServerOrder | null,
  ): ReadQuery {
    const { field, direction } = order ?? SERVERS_BY_NAME;
    const where = {
      ...wanted(filter ?? {}, context),
      ...(filter?.status && { status: filter.status }),
    };
    return findPage(ProxyServer, where, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("proxy:read")
  @Query(() => ProxyServerCounts, {
    description:
      "The number of servers per status that match a filter, regardless of its own status.",
  })
  proxyServerCounts(
    @Ctx() context: Context,
    @Arg("filter", () => ProxyServerFilter, { nullable: true }) filter?: ProxyServerFilter | null,
  ): ReadQuery {
    const groups = { all: {}, ...filterPerValue(ProxyServerStatus, "status") };
    return countBy(ProxyServer, wanted(filter ?? {}, context), groups);
  }

  @AllowedTo("signed-in")
  @Query(() => ProxyServer, { description: "NOT_FOUND: 'Server not found'." })
  proxyServer(@Id() id: string): ReadQuery {
    return findOneOrFail(ProxyServer, { id });
  }

  @AllowedTo("proxy:read")
  @Query(() => ProxyServerConnection, { description: "The trash, the last deleted first." })
  deletedProxyServers(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() context: Context,
    @Arg("filter", () => ProxyServerFilter, { nullable: true }) filter?: ProxyServerFilter | null,
  ): ReadQuery {
    const lastDeleted = { deletedAt: "desc", id: "desc" } as const;
    return findPage(ProxyServer, wanted(filter ?? {}, context), lastDeleted, window).amongDeleted();
  }

  @AllowedTo("proxy:read")
  @Query(() => ProxyConfiguration, {
    complexity: 100,
    description: "What an export of the configuration would be, with shortened hashes.",
  })
  proxyConfiguration(
    @Arg("serverId", () => ID) serverId: string,
    @Arg("software", () => ProxySoftware) software: ProxySoftware,
    @Ctx() context: Context,
    @Arg("withStopped", () => Boolean, { defaultValue: false }) withStopped: boolean,
  ): Promise<ProxyConfiguration> {
    return previewConfiguration(serverId, { software, withStopped }, context);
  }

  @Compilable()
  @FieldResolver(() => Int, { description: "How many clients may use it." })
  clientCount(@Root() { id }: ProxyServer): ReadQuery {
    return countOf(ProxyAssignment, { server: id });
  }

  @Compilable()
  @FieldResolver(() => [ProxyAssignment], {
    complexity: 10,
    description: `The clients that may use it, those first that prefer it; at most ${MAX_CLIENTS}.`,
  })
  clientAssignments(@Root() { id }: ProxyServer): ReadQuery {
    return findAll(ProxyAssignment, { server: id }, { priority: "asc", id: "asc" }, MAX_CLIENTS);
  }

  @Compilable()
  @FieldResolver(() => [Member], {
    complexity: 10,
    description:
      "Who was notified that it is down, by their profiles; none while it is not. For `proxy:read`.",
  })
  notified(@Root() { alertedMembers }: ProxyServer, @Ctx() { viewer }: Context): ReadQuery {
    const ids = viewer.may("proxy:read") ? alertedMembers : [];
    return findAll(Member, { id: { $in: ids } }, { displayName: "asc", id: "asc" }, MAX_NOTIFIED);
  }

  @Compilable()
  @FieldResolver(() => [ProxyCheck], {
    complexity: 10,
    description: `The last checks, the newest first; at most ${MAX_CHECKS}. For \`proxy:read\`.`,
  })
  recentChecks(
    @Root() { id }: ProxyServer,
    @Arg("first", () => Int, { defaultValue: 32 }) first: number,
  ): ReadQuery {
    return findMany(
      ProxyCheck,
      { server: id },
      { at: "desc", id: "desc" },
      bounded(first, MAX_CHECKS),
    );
  }

  @Compilable()
  @FieldResolver(() => [ProxyEvent], {
    complexity: 10,
    description: `Its changes of status, the newest first; at most ${MAX_EVENTS}. For \`proxy:read\`.`,
  })
  history(
    @Root() { id }: ProxyServer,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
  ): ReadQuery {
    return findMany(
      ProxyEvent,
      { server: id },
      { at: "desc", id: "desc" },
      bounded(first, MAX_EVENTS),
    );
  }

  @Compilable()
  @FieldResolver(() => [ProxyHour], {
    complexity: 10,
    description: `The last hours that are over, the newest first; at most ${MAX_HOURS}. For \`proxy:read\`.`,
  })
  recentHours(
    @Root() { id }: ProxyServer,
    @Arg("first", () => Int, { defaultValue: 24 }) first: number,
  ): ReadQuery {
    return findMany(
      ProxyHour,
      { server: id },
      { hour: "desc", id: "desc" },
      bounded(first, MAX_HOURS),
    );
  }

  @Compilable()
  @FieldResolver(() => ProxyDay, { description: "Zero for others than `proxy:read`." })
  lastDay(@Root() { id }: ProxyServer): ReadQuery {
    const since = { server: id, at: { $gte: NOW.minus(DAY) } };
    return countBy(ProxyCheck, since, { checks: {}, answered: { ok: true } });
  }

  @Compilable()
  @FieldResolver(() => GraphQLSafeInt, {
    description:
      "What its clients have transferred within 30 days, both ways, as far as it was reported.",
  })
  recentBytes(@Root() { id }: ProxyServer): ReadQuery {
    return sumOf(ProxyUsage, "bytes", { server: id, day: { $gte: NOW.minus(USAGE_MS) } });
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyServer)
  createProxyServer(
    @Arg("input", () => CreateProxyServerInput) input: CreateProxyServerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return createServer(input, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyServer, {
    description:
      "Changes the fields that are sent. If it is to be reached otherwise, it is checked anew. CONFLICT if it was changed since `version`.",
  })
  updateProxyServer(
    @Id() id: string,
    @Arg("input", () => UpdateProxyServerInput) input: UpdateProxyServerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return updateServer(id, input, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ID, { description: "For 30 days it can be restored. Its clients stay." })
  deleteProxyServer(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(ProxyServer, id);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, {
    description:
      "For 30 days they can be restored. Their clients stay; with `replacementId` they may use that server from now on, in the same place of their order. INVALID if it is one of those deleted.",
  })
  deleteProxyServers(
    @Ids() ids: string[],
    @Ctx() context: Context,
    @Arg("replacementId", () => ID, { nullable: true }) replacementId?: string | null,
  ): Promise<BulkResult> {
    return deleteServers(ids, replacementId, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, { description: "Brings back what was deleted, as it was." })
  restoreProxyServers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.restore(ids, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, { description: "Permanently, what was deleted before." })
  purgeProxyServers(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.purge(ids, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyServer, {
    complexity: 100,
    description:
      "Checks a server at once. CONFLICT: 'This server cannot be checked', because it is disabled or expired, or by its protocol.",
  })
  async checkProxyServer(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await context.services.limits.take(["proxyCheck", context.viewer.userId ?? ""]);
    await checkServer(id, context);
    return findOneOrFail(ProxyServer, { id });
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, {
    description: "Begins or ends the maintenance of servers: nobody is notified of them meanwhile.",
  })
  setProxyMaintenance(
    @Ids() ids: string[],
    @Arg("isOn", () => Boolean) isOn: boolean,
    @Ctx() context: Context,
    @Arg("until", () => Date, { nullable: true, description: "When it ends by itself." })
    until?: Date | null,
  ): Promise<BulkResult> {
    return setMaintenance(ids, isOn, until, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyServerToken, {
    description:
      "Makes the token with which a server reports usage and fetches its configuration. The one before it ends.",
  })
  async rotateProxyServerToken(
    @Id() id: string,
    @Ctx() context: Context,
  ): Promise<ProxyServerToken> {
    const token = await newServerToken(id, context);
    return { token, server: findOneOrFail(ProxyServer, { id }) };
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyConfiguration, {
    complexity: 100,
    description: "The configuration of a server. Each export is in the audit log.",
  })
  exportProxyConfiguration(
    @Arg("serverId", () => ID) serverId: string,
    @Arg("software", () => ProxySoftware) software: ProxySoftware,
    @Ctx() context: Context,
    @Arg("withStopped", () => Boolean, { defaultValue: false }) withStopped: boolean,
  ): Promise<ProxyConfiguration> {
    return exportConfiguration(serverId, { software, withStopped }, context);
  }
}
