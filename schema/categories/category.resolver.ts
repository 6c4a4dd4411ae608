import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkChange } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Deletion, MOST_AT_ONCE, namedIds } from "../foundation/deletion.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import { listOf, oneOf, type Read } from "../foundation/reading/read.ts";
import { slugify } from "../foundation/slug.ts";
import { Trash } from "../foundation/trash.ts";
import { isUuid } from "../foundation/uuid.ts";
import { changedCategory, CreateCategoryInput, UpdateCategoryInput } from "./category.input.ts";
import { Category, CategoryKind } from "./category.ts";

/** Specification, section 8. */
const NOT_FOUND = "Category not found";

@Resolver(() => Category)
export class CategoryResolver {
  @AllowedTo("everyone")
  @Query(() => [Category], { description: "In their order." })
  categories(
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): Read {
    return listOf(Category, { kind }, { order: "asc", id: "asc" }, 100);
  }

  @AllowedTo("everyone")
  @Query(() => Category, {
    description: "By id, or by its slug in any language. NOT_FOUND: 'Category not found'.",
  })
  category(
    @Arg("id", () => ID) id: string,
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): Read {
    const bySlug = { kind, $or: LOCALES.map((locale) => ({ slug: { [locale]: id } })) };
    return oneOf(Category, isUuid(id) ? { id } : bySlug, () => new NotFound(NOT_FOUND));
  }

  @AllowedTo("category:write")
  @Mutation(() => Category, { description: "CONFLICT if a slug is taken in its language." })
  async createCategory(
    @Arg("input", () => CreateCategoryInput) input: CreateCategoryInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const category = new Category();
    category.kind = input.kind;
    change(category, input);
    context.em.persist(category);
    if (!(await context.saveOnce())) throw taken();
    return withId(category.id);
  }

  @AllowedTo("category:write")
  @Mutation(() => Category, { description: "CONFLICT if a slug is taken in its language." })
  async updateCategory(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateCategoryInput) input: UpdateCategoryInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const category = await context.find(Category, id, NOT_FOUND);
    await context.expect(category, input.version);
    change(category, input);
    if (!(await context.saveOnce())) throw taken();
    return withId(id);
  }

  @AllowedTo("category:write")
  @Mutation(() => ID, {
    description: "Its posts stay, without it. For 30 days it can be restored.",
  })
  async deleteCategory(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    const category = await context.find(Category, id, NOT_FOUND);
    category.delete(context.now());
    await context.save();
    return id;
  }

  @AllowedTo("category:write")
  @Mutation(() => Deletion, { description: `At most ${MOST_AT_ONCE}; answers for each.` })
  deleteCategories(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return trash.delete(namedIds(ids), context);
  }

  @AllowedTo("category:write")
  @Query(() => [Category], { description: "The trash, the last deleted first." })
  deletedCategories(
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): Read {
    return listOf(Category, { kind }, { deletedAt: "desc", id: "desc" }, 100).amongDeleted();
  }

  @AllowedTo("category:write")
  @Mutation(() => BulkChange, {
    description: `Brings back what was deleted, as it was. At most ${MOST_AT_ONCE}.`,
  })
  restoreCategories(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<BulkChange> {
    return trash.restore(namedIds(ids), context);
  }

  @AllowedTo("category:write")
  @Mutation(() => Deletion, {
    description: `Permanently, what was deleted before. At most ${MOST_AT_ONCE}; answers for each.`,
  })
  purgeCategories(
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<Deletion> {
    return trash.purge(namedIds(ids), context);
  }
}

/** After a change: somebody may delete it before it is read. */
const withId = (id: string): Read => oneOf(Category, { id }, () => new NotFound(NOT_FOUND));

const TAKEN = "This slug is taken";

const taken = () => new Conflict(TAKEN);

const trash = new Trash(Category, { notFound: NOT_FOUND, taken: TAKEN });

function change(category: Category, input: UpdateCategoryInput): void {
  const { name, slug, description, icon } = check(changedCategory, input);
  category.name = merged(category.name, name);
  if (!Object.keys(category.name).length) throw new Invalid({ name: "Required" });
  category.slug = merged(category.slug, slug);
  for (const locale of LOCALES) {
    const title = category.name[locale];
    if (title) category.slug[locale] ??= slugify(title) || category.id;
    else delete category.slug[locale];
  }
  category.description = merged(category.description, description);
  if (icon !== undefined) category.icon = icon;
  category.color = input.color ?? category.color;
  category.order = input.order ?? category.order;
}
