import { coloredNameColumn } from "../../../admin/colored-name-column.tsx";
import { defineEntityList } from "../../../admin/entity/define-entity-list.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import { icon, presetColor, requiredLocalizedText, slug } from "../../../admin/form/field-kinds.ts";
import { listScreen } from "../../../admin/list/defined-list.tsx";
import { ProjectTypeDocuments } from "./project-type.list.generated.ts";

const form = defineForm("project-types", {
  name: requiredLocalizedText(80),
  slug: slug(),
  color: presetColor(),
  icon: icon(),
});

export const projectTypeList = defineEntityList({
  form,
  documents: ProjectTypeDocuments,
  unique: { "This slug is taken": "slug" },
  sort: { by: "order", direction: "ascending" },
  columns: ({ text, number, total }) => [
    coloredNameColumn(),
    text("slug", ({ slug: name }) => name, { from: 640 }),
    number("order", (row) => row.order, { sort: "ascending", width: "134px", from: 768 }),
    total("projects", (row) => row.projectCount ?? 0, { width: "148px" }),
  ],
});

export default listScreen(projectTypeList);
