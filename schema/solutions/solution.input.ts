import { Field, ID, InputType } from "type-graphql";
import { arrayOf, href, iconName, id, line, text, textByLocale } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { tagsInput } from "../foundation/tags.ts";
import { publicationOrder } from "../publication/publication-order.ts";
import { PublicationFilter } from "../publication/publications-to-edit.ts";
import { DocumentInput } from "../publication/published.input.ts";
import { Solution } from "./solution.ts";

@InputType()
export class CreateSolutionInput extends DocumentInput {
  @inputField(iconName(), { nullable: true }) icon?: string | null;
  @inputField(id(), { nullable: true, description: "A category of kind SOLUTION." })
  categoryId?: string | null;
  @inputField(tagsInput()) tags?: string[];
  @inputField(textByLocale(text(2000)), { description: "One per line." })
  benefits?: LocalizedTextInput;
  @inputField(textByLocale(text(4000)), {
    description: "One per line; the text before the first colon is the title of the step.",
  })
  steps?: LocalizedTextInput;
  @inputField(textByLocale(line(40))) ctaLabel?: LocalizedTextInput;
  @inputField(href(), { nullable: true }) ctaHref?: string | null;
  @inputField(arrayOf(id(), 20), { description: "Projects in which it was done." })
  projectIds?: string[];
  @inputField(arrayOf(id(), 20), { description: "Questions that are answered on its page." })
  faqIds?: string[];
}

@InputType()
export class SolutionFilter extends PublicationFilter {
  @Field(() => ID, { nullable: true }) categoryId?: string | null;
}

export const SolutionOrder = publicationOrder(Solution, "Solution");
export type SolutionOrder = InstanceType<typeof SolutionOrder>;
