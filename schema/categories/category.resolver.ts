import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { entityMutations, entityOrder } from "../foundation/entity-operations.ts";
import { Id } from "../foundation/id-args.ts";
import { Invalid } from "../foundation/errors.ts";
import { refuseSlug } from "../foundation/former-slugs.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale, LOCALES, merged } from "../foundation/locale.ts";
import {
  findMany,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { slugify } from "../foundation/slug.ts";
import { isUuid } from "../foundation/uuid.ts";
import { CreateCategoryInput, UpdateCategoryInput } from "./category.input.ts";
import { Category, CategoryKind } from "./category.ts";
import { FormerCategorySlug } from "./former-category-slug.ts";

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
      "A category by id, or by its slug in any language. NOT_FOUND: 'Category not found', with `movedTo` if it is a former slug.",
  })
  category(
    @Id() id: string,
    @Ctx() context: Context,
    @Arg("kind", () => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind: CategoryKind,
    @Arg("locale", () => Locale, {
      defaultValue: Locale.en,
      description:
        "The language of `movedTo`, and of the former slug if several categories had it.",
    })
    locale: Locale,
  ): ReadQuery {
    if (isUuid(id)) return findOneOrFail(Category, { id });
    const bySlug = { kind, $or: LOCALES.map((one) => ({ slug: { [one]: id } })) };
    return findOne(Category, bySlug, () => refuseFormer(id, { kind, locale }, context));
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

/** NOT_FOUND with the present slug in the language, or in the one that the category has a name in. */
async function refuseFormer(
  slug: string,
  { kind, locale }: { kind: CategoryKind; locale: Locale },
  context: Context,
): Promise<never> {
  const isOfLocale = await firstOf(FormerCategorySlug, { kind, locale, slug }, context);
  const where = { kind, slug, ...(isOfLocale && { locale }) };
  const slugOf = (category: Category) =>
    category.slug[locale] ?? LOCALES.flatMap((one) => category.slug[one] ?? [])[0];
  return refuseSlug(Category, FormerCategorySlug, where, slugOf, context);
}

export const CategoryOrder = entityOrder(Category, "category:write");

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
