import { Arg, Args, Ctx, Int, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { DirectoryFacet, DirectoryTotal } from "./directory-total.ts";
import {
  DirectoryFilter,
  DirectoryOrder,
  directoryTotals,
  memberDirectory,
} from "./member-directory.ts";
import { MemberConnection } from "./member.ts";

const MAX_TOTALS = 300;

@Resolver()
export class MemberDirectoryResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, {
    description:
      "The public directory: active profiles that are public, for signed-in members also those for members only.",
  })
  memberDirectory(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => DirectoryFilter, { nullable: true }) filter?: DirectoryFilter | null,
    @Arg("order", () => DirectoryOrder, { defaultValue: DirectoryOrder.RELEVANCE })
    order: DirectoryOrder = DirectoryOrder.RELEVANCE,
  ): ReadQuery {
    return memberDirectory(viewer, filter, order, window);
  }

  @AllowedTo("everyone")
  @Query(() => [DirectoryTotal], {
    description: "How many members of the directory have each value, most frequent first.",
  })
  directoryTotals(
    @Ctx() { viewer }: Context,
    @Arg("facet", () => DirectoryFacet) facet: DirectoryFacet,
    @Arg("first", () => Int, { defaultValue: 20, description: `At most ${MAX_TOTALS}.` })
    first: number,
    @Arg("values", () => [String], { nullable: true, description: "Counts only these." })
    values?: string[] | null,
  ): ReadQuery {
    if (first < 0 || first > MAX_TOTALS)
      throw new Invalid({ first: `Between 0 and ${MAX_TOTALS}` });
    return directoryTotals(viewer, facet, first, values);
  }
}
