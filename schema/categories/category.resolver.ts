import { Arg, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { entityMutations } from "../foundation/entity-operations.ts";
import { Id } from "../foundation/id-args.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES, merged } from "../foundation/locale.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { slugify } from "../foundation/slug.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateCategoryInput, UpdateCategoryInput } from "./category.input.ts";
import { Category, CategoryKind } from "./category.ts";

@Resolver(() => Category)
export class CategoryResolver {
  @AllowedTo("everyone")
  @Query(() => [Category], { description: "All categories, or those of a kind, in their order." })
  categories(
    @Arg("kind", () => CategoryKind, { nullable: true }) kind?: CategoryKind | null,
  ): ReadQuery {
    return findMany(Category, kind ? { kind } : {}, { order: "asc", id: "asc" }, 100);
  }

  @AllowedTo("everyone")
  @Query(() => Category, {
    description:
      "A category by id, or by its slug in any language. NOT_FOUND: 'Category not found'.",
  })
  category(
    @Id() id: string,
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
  ): ReadQuery {
    const bySlug = { kind, $or: LOCALES.map((locale) => ({ slug: { [locale]: id } })) };
    return findOneOrFail(Category, isUuid(id) ? { id } : bySlug);
  }

  @AllowedTo("category:write")
  @Query(() => [Category], { description: "The trash, the last deleted first." })
  deletedCategories(
    @Arg("kind", () => CategoryKind, { nullable: true }) kind?: CategoryKind | null,
  ): ReadQuery {
    const lastDeleted = { deletedAt: "desc", id: "desc" } as const;
    return findMany(Category, kind ? { kind } : {}, lastDeleted, 100).amongDeleted();
  }
}

export const CategoryMutations = entityMutations(Category, {
  write: "category:write",
  create: CreateCategoryInput,
  update: UpdateCategoryInput,
  change,
  conflict: "CONFLICT if a slug is taken in its language.",
  deletion: "What it groups stays, without it.",
});

function change(
  category: Category,
  input: UpdateCategoryInput,
  created: CreateCategoryInput | undefined,
): void {
  if (created) category.kind = created.kind;
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
