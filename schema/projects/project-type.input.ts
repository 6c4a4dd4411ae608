import { Field, InputType, Int } from "type-graphql";
import { Color } from "../categories/category.ts";
import { iconName, line, slug, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";

@InputType()
export class UpdateProjectTypeInput extends VersionedInput {
  @inputField(textByLocale(line(80))) name?: LocalizedTextInput;
  @inputField(slug(), { description: "Made from the name if omitted." }) slug?: string;
  @inputField(iconName(), { nullable: true }) icon?: string | null;
  @Field(() => Color, { nullable: true }) color?: Color;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateProjectTypeInput extends UpdateProjectTypeInput {
  @inputField(textByLocale(line(80)), { required: true }) declare name: LocalizedTextInput;
}
