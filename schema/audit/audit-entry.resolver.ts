import {
  Arg,
  Args,
  Ctx,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Query,
  Resolver,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Ids } from "../foundation/id-args.ts";
import {
  constant,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import {
  AuditAction,
  AuditEntry,
  AuditEntryConnection,
  AuditResult,
  REFUSALS,
} from "./audit-entry.ts";
import { AuditItemName, nameItems } from "./name-items.ts";

@InputType()
export class AuditEntryFilter {
  @Field(() => AuditAction, { nullable: true }) action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: "Who did it." }) userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The type of what was changed, an operation or a limit.",
  })
  kind?: string | null;

  @Field(() => ID, { nullable: true, description: "The id of what was changed." })
  item?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Words in name or email address of who did it; prefixes match.",
  })
  search?: string | null;

  @Field(() => AuditResult, { nullable: true }) result?: AuditResult | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "At this time or later." })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Before this time." })
  before?: Date | null;
}

/** The condition of a filter. */
export function auditWhere(filter: AuditEntryFilter | null | undefined): Where {
  const { action, userId, kind, item, search, result, from, before } = filter ?? {};
  const refused = { action: { $in: REFUSALS } };
  const done = {
    action: { $in: Object.values(AuditAction).filter((one) => !REFUSALS.includes(one)) },
  };
  return {
    ...(userId && { user: userId }),
    ...(kind && { kind }),
    ...(item && { item }),
    ...((from || before) && {
      createdAt: { ...(from && { $gte: from }), ...(before && { $lt: before }) },
    }),
    ...(action && { action }),

    $and: [
      ...(result ? [result === AuditResult.REFUSED ? refused : done] : []),
      ...(search?.trim() ? [{ user: searched(search) }] : []),
    ],
  };
}

const NEWEST = { createdAt: "desc", id: "desc" } as const;

/** The kinds one after the other along their index, however many entries each has. */
const KINDS = `
  with recursive kinds as (
    (select kind from audit_entries order by kind limit 1)
    union all
    select (select kind from audit_entries where kind > kinds.kind order by kind limit 1)
    from kinds where kinds.kind is not null
  )
  select coalesce(json_agg(kind), '[]')::text
  from (select kind from kinds where kind is not null limit 200) as found`;

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @AllowedTo("audit:read")
  @Query(() => AuditEntryConnection, {
    description: "What staff changed, and who signed in, was refused or met a limit, newest first.",
  })
  auditEntries(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => AuditEntryFilter, { nullable: true }) filter?: AuditEntryFilter | null,
  ): ReadQuery {
    return findPage(AuditEntry, auditWhere(filter), NEWEST, window);
  }

  @AllowedTo("audit:read")
  @Query(() => [String], {
    complexity: 20,
    description:
      "The types, operations and limits of the last year's entries, at most 200, for a filter.",
  })
  async auditKinds(@Ctx() { em }: Context): Promise<ReturnType<typeof constant>> {
    const [json] = (await statementRunner(em)(KINDS, [])) ?? [];
    return constant(JSON.parse(json ?? "[]"));
  }

  @AllowedTo("audit:read")
  @Query(() => [AuditItemName], {
    complexity: 20,
    description:
      "What the items of entries are called now, by the ids of the entries. Items that are gone, without a name or not for all administrators are left out.",
  })
  auditItemNames(@Ids() ids: string[], @Ctx() { em }: Context): Promise<AuditItemName[]> {
    return nameItems(ids, em);
  }

  @AllowedTo("signed-in")
  @Query(() => AuditEntryConnection, {
    description:
      "What the viewer did that is in the log, such as sign-ins, and sign-ins refused for their account, newest first.",
  })
  ownAuditEntries(@Args(() => PageArgs) window: PageArgs, @Ctx() { viewer }: Context): ReadQuery {
    return findPage(AuditEntry, { user: viewer.userId ?? { $in: [] } }, NEWEST, window);
  }
}
