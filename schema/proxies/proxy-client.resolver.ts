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
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  countBy,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { Trash } from "../foundation/trash.ts";
import type { Viewer } from "../foundation/viewer.ts";
import {
  createClient,
  enableClients,
  extendClients,
  rotateSecret,
  updateClient,
} from "./change-clients.ts";
import { CLIENTS_WITH } from "./client-status.ts";
import {
  CLIENTS_BY_NAME,
  CreateProxyClientInput,
  ProxyClientFilter,
  ProxyClientOrder,
  UpdateProxyClientInput,
} from "./proxies.input.ts";
import { ProxyClient, ProxyClientConnection, ProxyClientStatus } from "./proxy-client.ts";
import { resetUsage } from "./reset-usage.ts";

const trash = new Trash(ProxyClient);

@ObjectType({ description: "The number of clients per status." })
class ProxyClientCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) active!: number;
  @Field(() => Int, { simple: true }) notStarted!: number;
  @Field(() => Int, { simple: true }) overQuota!: number;
  @Field(() => Int, { simple: true }) expired!: number;
  @Field(() => Int, { simple: true }) disabled!: number;
}

@ObjectType({ description: "A client with a new secret." })
export class ProxyClientSecret {
  @Field(() => String, { description: "It is not shown again." })
  secret!: string;

  @Field(() => ProxyClient, { simple: true })
  client!: ReadQuery;
}

function wanted(filter: Partial<ProxyClientFilter>, { memberId }: Viewer): Where {
  const { serverId, hasQuota, isOwn, search } = filter;
  return {
    ...(serverId && { assignments: { $some: { server: serverId } } }),
    ...(hasQuota != null && { quotaBytes: hasQuota ? { $ne: null } : null }),
    ...(isOwn && { member: memberId ?? { $in: [] } }),
    ...searched(search),
  };
}

@Resolver(() => ProxyClient)
export class ProxyClientResolver {
  @AllowedTo("signed-in")
  @Query(() => ProxyClientConnection, {
    description:
      "Clients of proxy servers, by default by name: all for `proxy:read`, for members their own.",
  })
  proxyClients(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => ProxyClientFilter, { nullable: true }) filter?: ProxyClientFilter | null,
    @Arg("order", () => ProxyClientOrder, { nullable: true }) order?: ProxyClientOrder | null,
  ): ReadQuery {
    const { field, direction } = order ?? CLIENTS_BY_NAME;
    const ofStatus = filter?.status ? CLIENTS_WITH[filter.status] : {};
    const where = { $and: [wanted(filter ?? {}, viewer), ofStatus] };
    return findPage(ProxyClient, where, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("proxy:read")
  @Query(() => ProxyClientCounts, {
    description:
      "The number of clients per status that match a filter, regardless of its own status.",
  })
  proxyClientCounts(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => ProxyClientFilter, { nullable: true }) filter?: ProxyClientFilter | null,
  ): ReadQuery {
    return countBy(ProxyClient, wanted(filter ?? {}, viewer), {
      all: {},
      active: CLIENTS_WITH[ProxyClientStatus.ACTIVE],
      notStarted: CLIENTS_WITH[ProxyClientStatus.NOT_STARTED],
      overQuota: CLIENTS_WITH[ProxyClientStatus.OVER_QUOTA],
      expired: CLIENTS_WITH[ProxyClientStatus.EXPIRED],
      disabled: CLIENTS_WITH[ProxyClientStatus.DISABLED],
    });
  }

  @AllowedTo("signed-in")
  @Query(() => ProxyClient, { description: "NOT_FOUND: 'Client not found'." })
  proxyClient(@Id() id: string): ReadQuery {
    return findOneOrFail(ProxyClient, { id });
  }

  @AllowedTo("proxy:read")
  @Query(() => ProxyClientConnection, { description: "The trash, the last deleted first." })
  deletedProxyClients(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => ProxyClientFilter, { nullable: true }) filter?: ProxyClientFilter | null,
  ): ReadQuery {
    const lastDeleted = { deletedAt: "desc", id: "desc" } as const;
    return findPage(ProxyClient, wanted(filter ?? {}, viewer), lastDeleted, window).amongDeleted();
  }

  @Compilable()
  @FieldResolver(() => ProxyClientStatus)
  status(@Root() { id }: ProxyClient): ReadQuery {
    const { ACTIVE, ...others } = ProxyClientStatus;
    return caseOf(
      ProxyClient,
      Object.values(others).map((status) => [{ id, ...CLIENTS_WITH[status] }, status] as const),
      ACTIVE,
    );
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyClientSecret, {
    description: "Adds a client with a secret of its own. CONFLICT: 'Username already taken'.",
  })
  async createProxyClient(
    @Arg("input", () => CreateProxyClientInput) input: CreateProxyClientInput,
    @Ctx() context: Context,
  ): Promise<ProxyClientSecret> {
    const { id, secret } = await createClient(input, context);
    return { secret, client: findOneOrFail(ProxyClient, { id }) };
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyClient, {
    description:
      "Changes the fields that are sent. CONFLICT: 'Username already taken', or it was changed since `version`.",
  })
  updateProxyClient(
    @Id() id: string,
    @Arg("input", () => UpdateProxyClientInput) input: UpdateProxyClientInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return updateClient(id, input, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ProxyClientSecret, {
    description:
      "Gives a client another secret. Servers learn of it with their next configuration.",
  })
  async rotateProxyClientSecret(
    @Id() id: string,
    @Ctx() context: Context,
  ): Promise<ProxyClientSecret> {
    const { secret } = await rotateSecret(id, context);
    return { secret, client: findOneOrFail(ProxyClient, { id }) };
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, {
    description:
      "Lets clients connect for some days more: from today, or from when they would expire.",
  })
  extendProxyClients(
    @Ids() ids: string[],
    @Arg("days", () => Int, { description: "1 to 3,660." }) days: number,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return extendClients(ids, days, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, {
    description:
      "Sets the used bytes to zero, as the end of a period does: those may connect again whom only their quota had stopped.",
  })
  resetProxyClientUsage(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return resetUsage(ids, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, {
    description: "Stops clients by hand, or ends that. It changes neither quota nor expiry.",
  })
  setProxyClientsEnabled(
    @Ids() ids: string[],
    @Arg("enabled", () => Boolean) enabled: boolean,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return enableClients(ids, enabled, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => ID, { description: "For 30 days it can be restored." })
  deleteProxyClient(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(ProxyClient, id);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, { description: "For 30 days they can be restored." })
  deleteProxyClients(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return context.deleteMany(ProxyClient, ids);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, { description: "Brings back what was deleted, as it was." })
  restoreProxyClients(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.restore(ids, context);
  }

  @AllowedTo("proxy:write")
  @Mutation(() => BulkResult, { description: "Permanently, what was deleted before." })
  purgeProxyClients(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.purge(ids, context);
  }
}
