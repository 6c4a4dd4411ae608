import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { slugify } from "../foundation/slug.ts";
import { Trash } from "../foundation/trash.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateCategoryInput, UpdateCategoryInput } from "./category.input.ts";
import { Category, CategoryKind } from "./category.ts";

const trash = new Trash(Category);

@Resolver(() => Category)
export class CategoryResolver {
  @AllowedTo("everyone")
  @Query(() => [Category], { description: "In their order." })
  categories(
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): ReadQuery {
    return findMany(Category, { kind }, { order: "asc", id: "asc" }, 100);
  }

  @AllowedTo("everyone")
  @Query(() => Category, {
    description: "By id, or by its slug in any language. NOT_FOUND: 'Category not found'.",
  })
  category(
    @Id() id: string,
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): ReadQuery {
    const bySlug = { kind, $or: LOCALES.map((locale) => ({ slug: { [locale]: id } })) };
    return findOneOrFail(Category, isUuid(id) ? { id } : bySlug);
  }

  @AllowedTo("category:write")
  @Mutation(() => Category, { description: "CONFLICT if a slug is taken in its language." })
  createCategory(
    @Arg("input", () => CreateCategoryInput) input: CreateCategoryInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.create(new Category(), (category) => {
      category.kind = input.kind;
      change(category, input);
    });
  }

  @AllowedTo("category:write")
  @Mutation(() => Category, { description: "CONFLICT if a slug is taken in its language." })
  updateCategory(
    @Id() id: string,
    @Arg("input", () => UpdateCategoryInput) input: UpdateCategoryInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(Category, id, input.version, (category) => change(category, input));
  }

  @AllowedTo("category:write")
  @Mutation(() => ID, {
    description: "Its posts stay, without it. For 30 days it can be restored.",
  })
  deleteCategory(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(Category, id);
  }

  @AllowedTo("category:write")
  @Mutation(() => BulkResult, { description: "Their posts stay, without them." })
  deleteCategories(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return context.deleteMany(Category, ids);
  }

  @AllowedTo("category:write")
  @Query(() => [Category], { description: "The trash, the last deleted first." })
  deletedCategories(
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): ReadQuery {
    return findMany(Category, { kind }, { deletedAt: "desc", id: "desc" }, 100).amongDeleted();
  }

  @AllowedTo("category:write")
  @Mutation(() => BulkResult, { description: "Brings back what was deleted, as it was." })
  restoreCategories(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.restore(ids, context);
  }

  @AllowedTo("category:write")
  @Mutation(() => BulkResult, { description: "Permanently, what was deleted before." })
  purgeCategories(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return trash.purge(ids, context);
  }
}

function change(category: Category, input: UpdateCategoryInput): void {
  const { name, slug, description, icon, color, order } = parseInput(UpdateCategoryInput, input);
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
  category.color = color ?? category.color;
  category.order = order ?? category.order;
}
