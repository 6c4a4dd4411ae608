import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { line, shaped, text, textByLocale } from "../foundation/input.ts";
import { LocalizedTextInput } from "../foundation/locale.ts";
import { isSlug } from "../foundation/slug.ts";
import { CategoryKind, Color } from "./category.ts";

@InputType()
export class UpdateCategoryInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
  @Field(() => LocalizedTextInput, { nullable: true, description: "1 to 80 characters each." })
  name?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, {
    nullable: true,
    description: "Made from the name if left out.",
  })
  slug?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true, description: "At most 300 characters each." })
  description?: LocalizedTextInput;
  @Field(() => String, { nullable: true }) icon?: string | null;
  @Field(() => Color, { nullable: true }) color?: Color;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateCategoryInput extends UpdateCategoryInput {
  @Field(() => LocalizedTextInput) declare name: LocalizedTextInput;
  @Field(() => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind!: CategoryKind;
}

export const slug = () => line(80).refine((value) => !value || isSlug(value), "Not valid");

export const changedCategory = z.object({
  name: textByLocale(line(80)).optional(),
  slug: textByLocale(slug()).optional(),
  description: textByLocale(text(300)).optional(),
  icon: shaped(80, /^[a-z0-9-]+:[a-z0-9-]+$/u).nullish(),
});
