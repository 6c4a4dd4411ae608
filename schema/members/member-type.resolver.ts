import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findMany,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { slugify } from "../foundation/slug.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateMemberTypeInput, UpdateMemberTypeInput } from "./member-type.input.ts";
import { listedFor } from "./listed-members.ts";
import { Member, MemberConnection } from "./member.ts";
import { MemberType } from "./member-type.ts";

const ORDER = { order: "asc", id: "asc" } as const;

export const MemberTypeQueries = entityQueries(MemberType, {
  write: "member:write",
  order: ORDER,
  find: (name) => (isUuid(name) ? { id: name } : { slug: name }),
  by: "id or slug",
});

export const MemberTypeMutations = entityMutations(MemberType, {
  write: "member:write",
  create: CreateMemberTypeInput,
  update: UpdateMemberTypeInput,
  change,
  conflict: "CONFLICT if the slug is taken.",
  deletion: "Its members stay, without it.",
});

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
    return findMany(MemberType, {}, ORDER, types.length);
  }
}

function change(type: MemberType, input: UpdateMemberTypeInput): void {
  const { name, slug, description, icon, ...rest } = parseInput(UpdateMemberTypeInput, input);
  type.name = merged(type.name, name);
  const [title] = LOCALES.flatMap((locale) => type.name[locale] ?? []);
  if (!title) throw new Invalid({ name: "Required" });
  type.slug = slug ?? type.slug ?? (slugify(title) || type.id);
  type.description = merged(type.description, description);
  if (icon !== undefined) type.icon = icon;
  type.color = rest.color ?? type.color;
  type.isDefault = rest.isDefault ?? type.isDefault;
  type.order = rest.order ?? type.order;
}
