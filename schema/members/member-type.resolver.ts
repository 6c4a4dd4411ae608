import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { NAMED_TYPE } from "../foundation/named-type.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findMany,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
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

  @AllowedTo("member:write")
  @Mutation(() => [MemberType], {
    description: "Sets the order of member types. INVALID unless every type is named exactly once.",
  })
  async reorderMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const types = await allOf(MemberType, {}, context, { orderBy: { id: "asc" } });
    const areAll = types.every(({ id }) => ids.includes(id)) && ids.length === types.length;
    if (!areAll) throw new Invalid({ ids: "Not valid" });
    for (const type of types) type.order = ids.indexOf(type.id);
    await context.save();
    return findMany(MemberType, {}, NAMED_TYPE.order, types.length);
  }
}
