import { Field, InputType, Int } from "type-graphql";
import { iconName, line, slug, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { Color } from "../foundation/named-type.ts";
import { CategoryKind } from "./category.ts";

const MADE = { description: "Made from the name if omitted." };

@InputType()
export class UpdateCategoryInput extends VersionedInput {
  @inputField(textByLocale(line(80))) name?: LocalizedTextInput;
  @inputField(textByLocale(slug()), MADE) slug?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) description?: LocalizedTextInput;
  @inputField(iconName(), { nullable: true }) icon?: string | null;
  @Field(() => Color, { nullable: true }) color?: Color;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateCategoryInput extends UpdateCategoryInput {
  @inputField(textByLocale(line(80)), { required: true }) declare name: LocalizedTextInput;
  @Field(() => CategoryKind, { defaultValue: CategoryKind.BLOG }) kind!: CategoryKind;
}
