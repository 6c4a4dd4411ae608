import type { Opt } from "@mikro-orm/core";
import { Category, CategoryKind } from "../categories/category.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { line, text } from "../foundation/input.ts";
import type { Localized } from "../foundation/locale.ts";
import { int, localized, manyToOne, model, searchVector } from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";

@model({
  table: "faqs",
  messages: { notFound: "Question not found" },
  description: "A frequently asked question with its answer.",
})
export class Faq extends DeletableEntity {
  @localized({ input: line(160), required: true })
  question: Localized = {};

  @localized({ input: text(2000), description: "Plain text; blank lines separate paragraphs." })
  answer: Localized = {};

  @manyToOne(() => Category, {
    input: true,
    accepts: ({ kind }) => kind === CategoryKind.FAQ,
    nullable: true,
    deleteRule: "set null",
    description: "A category of kind FAQ.",
  })
  category?: Category | null;

  @int({ input: true, default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;

  @searchVector(searchable(inAllLanguages("question"), inAllLanguages("answer")))
  terms?: Opt<string>;
}
