import { coloredNameColumn } from "../../../admin/colored-name-column.tsx";
import { defineEntityList } from "../../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  flag,
  icon,
  localizedText,
  presetColor,
  requiredLocalizedText,
  slug,
} from "../../../admin/form/field-kinds.ts";
import { listScreen } from "../../../admin/list/defined-list.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { Badge } from "../../../ui/badge.tsx";
import { MemberTypeDocuments } from "./member-type.list.generated.ts";

const form = defineForm("member-types", {
  name: requiredLocalizedText(80),
  description: localizedText(300),
  slug: slug(),
  color: presetColor(),
  icon: icon(),
  isDefault: flag(),
});

export const memberTypeList = defineEntityList({
  form,
  documents: MemberTypeDocuments,
  unique: { "This slug is taken": "slug" },
  sort: { by: "order", direction: "ascending" },
  columns: ({ text, number, total, custom }) => [
    coloredNameColumn(),
    text("slug", (row) => row.slug, { from: 640 }),
    text("description", (row, { locale }) => textIn(row.descriptionByLocale, locale), {
      from: 896,
    }),
    custom("isDefault", {
      width: "148px",
      from: 768,
      value: ({ isDefault }, { word }) => (isDefault ? word("isDefault.short") : ""),
      cell: ({ isDefault }, { word }) =>
        isDefault && <Badge tone="good">{word("isDefault.short")}</Badge>,
    }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    total("members", (row) => row.memberCount ?? 0, { width: "140px" }),
  ],
});

export default listScreen(memberTypeList);
