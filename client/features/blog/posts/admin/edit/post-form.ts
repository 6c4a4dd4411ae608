import { z } from "zod";
import { documentFields } from "../../../../../admin/document/document-fields.ts";
import { defineForm } from "../../../../../admin/form/define-form.ts";
import { choices, flag, reference, references } from "../../../../../admin/form/field-kinds.ts";

export const MAX_TAGS = 20;

export const postForm = defineForm("posts.edit", {
  ...documentFields,
  authorId: { ...reference(), from: "author", label: "author" },
  categoryIds: { ...references(), from: "categories", label: "categories" },
  tags: choices(z.array(z.string()).max(MAX_TAGS)),
  featured: flag(),
  enableComments: { ...flag(true), label: "comments" },
});
