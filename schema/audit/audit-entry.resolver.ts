import { Arg, Args, Field, ID, InputType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import { findPage, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { AuditAction, AuditEntry, AuditEntryConnection } from "./audit-entry.ts";

@InputType()
export class AuditEntryFilter {
  @Field(() => AuditAction, { nullable: true }) action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: "Who did it." }) userId?: string | null;

  @Field(() => String, { nullable: true, description: "The type of what was changed." })
  kind?: string | null;

  @Field(() => ID, { nullable: true, description: "The id of what was changed." })
  item?: string | null;
}

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @AllowedTo("audit:read")
  @Query(() => AuditEntryConnection, {
    description: "What staff changed, and who signed in or was refused, newest first.",
  })
  auditEntries(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => AuditEntryFilter, { nullable: true }) filter?: AuditEntryFilter | null,
  ): ReadQuery {
    const { action, userId, kind, item } = filter ?? {};
    const where = {
      ...(action && { action }),
      ...(userId && { user: userId }),
      ...(kind && { kind }),
      ...(item && { item }),
    };
    return findPage(AuditEntry, where, { createdAt: "desc", id: "desc" }, window);
  }
}
