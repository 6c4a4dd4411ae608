import { defineForm } from "../../../admin/form/define-form.ts";
import { localizedText } from "../../../admin/form/field-kinds.ts";

/** What is written about one of the media, by language. */
export const mediaForm = defineForm("projects.media", {
  title: localizedText(160),
  alt: localizedText(300),
  description: localizedText(300),
  content: localizedText(5000),
});
