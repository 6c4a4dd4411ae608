import { Field, InputType, Int } from "type-graphql";
import { Color } from "../categories/category.ts";
import { iconName, line, slug, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";

@InputType()
export class UpdateMemberTypeInput extends VersionedInput {
  @inputField(textByLocale(line(80))) name?: LocalizedTextInput;
  @inputField(slug(), { description: "Made from the name if omitted." }) slug?: string;
  @inputField(textByLocale(text(300))) description?: LocalizedTextInput;
  @inputField(iconName(), { nullable: true }) icon?: string | null;
  @Field(() => Color, { nullable: true }) color?: Color;
  @Field(() => Boolean, { nullable: true }) isDefault?: boolean;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateMemberTypeInput extends UpdateMemberTypeInput {
  @inputField(textByLocale(line(80)), { required: true }) declare name: LocalizedTextInput;
}
