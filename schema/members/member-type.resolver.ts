import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { slugify } from "../foundation/slug.ts";
import { Trash } from "../foundation/trash.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateMemberTypeInput, UpdateMemberTypeInput } from "./member-type.input.ts";
import { MemberType } from "./member-type.ts";

const trash = new Trash(MemberType);
const MAX_MEMBER_TYPES = 100;

@Resolver(() => MemberType)
export class MemberTypeResolver {
  @AllowedTo("everyone")
  @Query(() => [MemberType], { description: "In their order." })
  memberTypes(): ReadQuery {
    return findMany(MemberType, {}, { order: "asc", id: "asc" }, MAX_MEMBER_TYPES);
  }

  @AllowedTo("everyone")
  @Query(() => MemberType, { description: "By id or slug. NOT_FOUND: 'Member type not found'." })
  memberType(@Id() id: string): ReadQuery {
    return findOneOrFail(MemberType, isUuid(id) ? { id } : { slug: id });
  }

  @AllowedTo("member:write")
  @Mutation(() => MemberType, { description: "CONFLICT if the slug is taken." })
  createMemberType(
    @Arg("input", () => CreateMemberTypeInput) input: CreateMemberTypeInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.create(new MemberType(), (type) => change(type, input));
  }

  @AllowedTo("member:write")
  @Mutation(() => MemberType, { description: "CONFLICT if the slug is taken." })
  updateMemberType(
    @Id() id: string,
    @Arg("input", () => UpdateMemberTypeInput) input: UpdateMemberTypeInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(MemberType, id, input.version, (type) => change(type, input));
  }

  @AllowedTo("member:write")
  @Mutation(() => [MemberType], {
    description: "Lists them in this order from now on. INVALID unless each is named once.",
  })
  async orderMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const types = await allOf(MemberType, {}, context, { orderBy: { id: "asc" } });
    const areAll = types.every(({ id }) => ids.includes(id)) && ids.length === types.length;
    if (!areAll) throw new Invalid({ ids: "Not valid" });
    for (const type of types) type.order = ids.indexOf(type.id);
    await context.save();
    return this.memberTypes();
  }

  @AllowedTo("member:write")
  @Mutation(() => ID, {
    description: "Its members stay, without it. For 30 days it can be restored.",
  })
  deleteMemberType(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(MemberType, id);
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, { description: "Their members stay, without them." })
  deleteMemberTypes(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return context.deleteMany(MemberType, ids);
  }

  @AllowedTo("member:write")
  @Query(() => [MemberType], { description: "The trash, the last deleted first." })
  deletedMemberTypes(): ReadQuery {
    return findMany(
      MemberType,
      {},
      { deletedAt: "desc", id: "desc" },
      MAX_MEMBER_TYPES,
    ).amongDeleted();
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, { description: "Brings back what was deleted, as it was." })
  restoreMemberTypes(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.restore(ids, context);
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkResult, { description: "Permanently, what was deleted before." })
  purgeMemberTypes(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.purge(ids, context);
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
