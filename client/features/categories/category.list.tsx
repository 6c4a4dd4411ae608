import { coloredNameColumn } from "../../admin/colored-name-column.tsx";
import { defineEntityList } from "../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../admin/form/define-form.ts";
import {
  choice,
  icon,
  localizedSlug,
  localizedText,
  presetColor,
  requiredLocalizedText,
  slugsIn,
} from "../../admin/form/field-kinds.ts";
import { listScreen } from "../../admin/list/defined-list.tsx";
import { textIn } from "../../admin/text-in.ts";
import { CategoryDocuments } from "./categories.generated.ts";

const kinds = ["BLOG", "SOLUTION", "FAQ", "PRODUCT"] as const;

const form = defineForm("categories", {
  name: requiredLocalizedText(80),
  kind: { ...choice(kinds), isOnlyNew: true },
  slug: localizedSlug(),
  description: localizedText(300),
  color: presetColor(),
  icon: icon(),
});

export const categoryList = defineEntityList({
  form,
  documents: CategoryDocuments,
  options: (_, { word }) => ({
    kind: kinds.map((kind) => ({ value: kind, label: word(`kind.${kind}`) })),
  }),
  unique: { "This slug is taken": slugsIn("name") },
  orderedWithin: ({ kind }) => `kind.${kind}`,
  // those of a kind are in their order
  sort: { by: "kind", direction: "ascending" },
  columns: ({ text, number, total }) => [
    coloredNameColumn(),
    text("kind", (row, { word }) => word(`kind.${row.kind}`), { from: 640, width: "150px" }),
    text("slug", (row, { locale }) => row.slugByLocale?.[locale] ?? row.slugByLocale?.en, {
      from: 640,
    }),
    text("description", (row, { locale }) => textIn(row.descriptionByLocale, locale), {
      from: 896,
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    total("posts", (row) => row.posts.totalCount),
  ],
});

export default listScreen(categoryList);
