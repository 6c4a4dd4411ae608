import { z } from "zod";
import { documentFields } from "../../../admin/document/document-fields.ts";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choices,
  icon,
  localizedText,
  plainField,
  reference,
  text,
} from "../../../admin/form/field-kinds.ts";
import type { Option } from "../../../ui/option.ts";

export const MAX_TAGS = 20;
export const MAX_RELATED = 20;

interface StoredProject {
  id: string;
  title: string | null;
  english: string | null;
  slug: string | null;
}

interface StoredFaq {
  id: string;
  question: string | null;
  english: string | null;
}

const relation = <Stored extends { id: string }>(labelOf: (stored: Stored) => string | null) =>
  plainField({
    schema: z.array(z.object({ value: z.string(), label: z.string() })).max(MAX_RELATED),
    empty: [] as Option[],
    read: (stored: readonly Stored[]) =>
      stored.map((one) => ({ value: one.id, label: labelOf(one) ?? "" })),
    write: (value) => value.map(({ value: id }) => id),
  });

export const solutionForm = defineForm("solutions.edit", {
  ...documentFields,
  icon: icon(),
  categoryId: { ...reference(), from: "category", label: "category" },
  tags: choices(z.array(z.string()).max(MAX_TAGS)),
  benefits: localizedText(2000),
  steps: localizedText(4000),
  ctaLabel: localizedText(40),
  ctaHref: text(2000),
  projectIds: {
    ...relation(({ title, english, slug }: StoredProject) => title ?? english ?? slug),
    isNotDrafted: true,
    from: "projects",
    label: "projects",
  },
  faqIds: {
    ...relation(({ question, english }: StoredFaq) => question ?? english),
    isNotDrafted: true,
    from: "faqs",
    label: "faqs",
  },
});

/** The texts by language besides those of every document. */
export const SOLUTION_TEXTS = ["benefits", "steps", "ctaLabel"] as const;
