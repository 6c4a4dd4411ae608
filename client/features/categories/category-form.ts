import { z } from "zod";
import { colors } from "../../dashboard/edit/preset-colors.ts";
import { byLocale, slug, texts, textsUpTo, textsWithOne } from "../../dashboard/edit/localized.ts";
import type { Loaded } from "../../dashboard/edit/use-edit.ts";
import type { CategoriesToEditQuery, UpdateCategoryInput } from "./categories.generated.ts";

export type CategoryRow = CategoriesToEditQuery["categories"][number];

export const categorySchema = z.object({
  name: textsWithOne(80),
  slug: byLocale(slug),
  description: textsUpTo(300),
  icon: z.string(),
  color: z.enum(colors),
  order: z.number().int().min(0).max(10_000).nullable(),
});

export type CategoryValues = z.infer<typeof categorySchema>;

export const emptyCategory: Loaded<CategoryValues> = {
  values: {
    name: texts(),
    slug: texts(),
    description: texts(),
    icon: "",
    color: "ORANGE",
    order: null,
  },
};

export const loadedCategory = (category: CategoryRow): Loaded<CategoryValues> => ({
  version: category.version,
  values: {
    name: texts(category.nameByLocale),
    slug: texts(category.slugByLocale),
    description: texts(category.descriptionByLocale),
    icon: category.icon ?? "",
    color: category.color,
    order: category.order,
  },
});

export const categoryInput = (values: CategoryValues): UpdateCategoryInput => ({
  ...values,
  icon: values.icon || null,
});
