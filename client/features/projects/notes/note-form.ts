import { z } from "zod";
import { defineForm } from "../../../admin/form/define-form.ts";
import { plainField } from "../../../admin/form/field-kinds.ts";

/** A note of the owners among themselves. */
export const noteForm = defineForm("projects.note", {
  content: {
    ...plainField({
      schema: z.string().trim().min(1).max(5000),
      empty: "",
      read: (stored: string) => stored,
      write: (value) => value,
    }),
    isRequired: true,
  },
});
