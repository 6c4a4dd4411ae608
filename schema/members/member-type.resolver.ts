import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findPage, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { listedFor } from "./listed-members.ts";
import { Member, MemberConnection } from "./member.ts";
import { MemberType } from "./member-type.ts";

@Resolver(() => MemberType)
export class MemberTypeResolver {
  @Compilable()
  @FieldResolver(() => MemberConnection, { description: "Listed members with this type, by name." })
  members(
    @Root() type: MemberType,
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
  ): ReadQuery {
    const where = { memberTypes: { $some: { id: type.id } }, ...listedFor(viewer) };
    return findPage(Member, where, { displayName: "asc", id: "asc" }, window);
  }
}
