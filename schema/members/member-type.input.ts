import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Color } from "../categories/category.ts";
import { line, shaped, text, textByLocale } from "../foundation/input.ts";
import { LocalizedTextInput } from "../foundation/locale.ts";
import { isSlug } from "../foundation/slug.ts";

@InputType()
export class UpdateMemberTypeInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
  @Field(() => LocalizedTextInput, { nullable: true }) name?: LocalizedTextInput;
  @Field(() => String, { nullable: true, description: "Made from the name if left out." })
  slug?: string;
  @Field(() => LocalizedTextInput, { nullable: true }) description?: LocalizedTextInput;
  @Field(() => String, { nullable: true }) icon?: string | null;
  @Field(() => Color, { nullable: true }) color?: Color;
  @Field(() => Boolean, { nullable: true }) isDefault?: boolean;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateMemberTypeInput extends UpdateMemberTypeInput {
  @Field(() => LocalizedTextInput) declare name: LocalizedTextInput;
}

export const changedMemberType = z.object({
  name: textByLocale(line(80)).optional(),
  slug: line(80)
    .refine((value) => !value || isSlug(value), "Not valid")
    .optional(),
  description: textByLocale(text(300)).optional(),
  icon: shaped(80, /^[a-z0-9-]+:[a-z0-9-]+$/u).nullish(),
});
