import { ColoredName } from "../../../admin/colored-name.tsx";
import { defineEntityList } from "../../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  count,
  icon,
  presetColor,
  requiredLocalizedText,
  slug,
} from "../../../admin/form/field-kinds.ts";
import { listScreen } from "../../../admin/list/defined-list.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { ProjectTypeDocuments } from "./project-types.generated.ts";

const form = defineForm("project-types", {
  name: requiredLocalizedText(80),
  slug: slug(),
  color: presetColor(),
  icon: icon(),
  order: count(),
});

export const projectTypeList = defineEntityList({
  form,
  documents: ProjectTypeDocuments,
  unique: { "This slug is taken": "slug" },
  sort: { by: "order", direction: "ascending" },
  columns: ({ text, number, total, custom }) => [
    custom("name", {
      value: (row, { locale }) => textIn(row.nameByLocale, locale),
      cell: (row, { locale, open }) => (
        <ColoredName {...row} name={textIn(row.nameByLocale, locale)} onOpen={open} />
      ),
    }),
    text("slug", ({ slug: name }) => name, { from: 640 }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    total("projects", (row) => row.projectCount ?? 0),
  ],
});

export default listScreen(projectTypeList);
