import type { Opt } from "@mikro-orm/core";
import { Category } from "../categories/category.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import { int, localized, manyToOne, model, searchVector } from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";

@model({
  table: "faqs",
  messages: { notFound: "Question not found" },
  description: "A frequently asked question with its answer.",
})
export class Faq extends DeletableEntity {
  @localized()
  question: Localized = {};

  @localized({ description: "Plain text; blank lines separate paragraphs." })
  answer: Localized = {};

  @manyToOne(() => Category, {
    nullable: true,
    deleteRule: "set null",
    description: "Of kind FAQ.",
  })
  category?: Category | null;

  @int({ default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;

  @searchVector(searchable(inAllLanguages("question"), inAllLanguages("answer")))
  terms?: Opt<string>;
}
