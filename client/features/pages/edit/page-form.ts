import { documentFields } from "../../../admin/document/document-fields.ts";
import { defineForm } from "../../../admin/form/define-form.ts";
import { flag } from "../../../admin/form/field-kinds.ts";

export const pageForm = defineForm("pages.edit", {
  ...documentFields,
  inFooter: flag(),
});
