import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkChange } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Deletion, MOST_AT_ONCE, namedIds } from "../foundation/deletion.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/plain.ts";
import { listOf, oneOf, type Read } from "../foundation/reading/read.ts";
import { slugify } from "../foundation/slug.ts";
import { Trash } from "../foundation/trash.ts";
import { isUuid } from "../foundation/uuid.ts";
import {
  changedMemberType,
  CreateMemberTypeInput,
  UpdateMemberTypeInput,
} from "./member-type.input.ts";
import { MemberType } from "./member-type.ts";

const NOT_FOUND = "Member type not found";
const MOST = 100;

@Resolver(() => MemberType)
export class MemberTypeResolver {
  @AllowedTo("everyone")
  @Query(() => [MemberType], { description: "In their order." })
  memberTypes(): Read {
    return listOf(MemberType, {}, { order: "asc", id: "asc" }, MOST);
  }

  @AllowedTo("everyone")
  @Query(() => MemberType, { description: "By id or slug. NOT_FOUND: 'Member type not found'." })
  memberType(@Arg("id", () => ID) id: string): Read {
    return oneOf(MemberType, isUuid(id) ? { id } : { slug: id }, () => new NotFound(NOT_FOUND));
  }

  @AllowedTo("member:write")
  @Mutation(() => MemberType, { description: "CONFLICT if the slug is taken." })
  async createMemberType(
    @Arg("input", () => CreateMemberTypeInput) input: CreateMemberTypeInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const type = new MemberType();
    change(type, input);
    context.em.persist(type);
    if (!(await context.saveOnce())) throw taken();
    return withId(type.id);
  }

  @AllowedTo("member:write")
  @Mutation(() => MemberType, { description: "CONFLICT if the slug is taken." })
  async updateMemberType(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateMemberTypeInput) input: UpdateMemberTypeInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const type = await context.find(MemberType, id, NOT_FOUND);
    await context.expect(type, input.version);
    change(type, input);
    if (!(await context.saveOnce())) throw taken();
    return withId(id);
  }

  @AllowedTo("member:write")
  @Mutation(() => [MemberType], {
    description: "Lists them in this order from now on. INVALID unless each is named once.",
  })
  async orderMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Read> {
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
  async deleteMemberType(
    @Arg("id", () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const type = await context.find(MemberType, id, NOT_FOUND);
    type.delete(context.now());
    await context.save();
    return id;
  }

  @AllowedTo("member:write")
  @Mutation(() => Deletion, { description: `At most ${MOST_AT_ONCE}; answers for each.` })
  deleteMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return trash.delete(namedIds(ids), context);
  }

  @AllowedTo("member:write")
  @Query(() => [MemberType], { description: "The trash, the last deleted first." })
  deletedMemberTypes(): Read {
    return listOf(MemberType, {}, { deletedAt: "desc", id: "desc" }, MOST).amongDeleted();
  }

  @AllowedTo("member:write")
  @Mutation(() => BulkChange, {
    description: `Brings back what was deleted, as it was. At most ${MOST_AT_ONCE}.`,
  })
  restoreMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return trash.restore(namedIds(ids), context);
  }

  @AllowedTo("member:write")
  @Mutation(() => Deletion, {
    description: `Permanently, what was deleted before. At most ${MOST_AT_ONCE}; answers for each.`,
  })
  purgeMemberTypes(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return trash.purge(namedIds(ids), context);
  }
}

/** After a change: somebody may delete it before it is read. */
const withId = (id: string): Read => oneOf(MemberType, { id }, () => new NotFound(NOT_FOUND));

const TAKEN = "This slug is taken";

const taken = () => new Conflict(TAKEN);

const trash = new Trash(MemberType, { notFound: NOT_FOUND, taken: TAKEN });

function change(type: MemberType, input: UpdateMemberTypeInput): void {
  const { name, slug, description, icon } = check(changedMemberType, input);
  type.name = merged(type.name, name);
  const [title] = LOCALES.flatMap((locale) => type.name[locale] ?? []);
  if (!title) throw new Invalid({ name: "Required" });
  type.slug = slug ?? type.slug ?? (slugify(title) || type.id);
  type.description = merged(type.description, description);
  if (icon !== undefined) type.icon = icon;
  type.color = input.color ?? type.color;
  type.isDefault = input.isDefault ?? type.isDefault;
  type.order = input.order ?? type.order;
}
