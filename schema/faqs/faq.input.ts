import { Field, InputType, Int } from "type-graphql";
import { id, line, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";

@InputType()
export class UpdateFaqInput extends VersionedInput {
  @inputField(textByLocale(line(160))) question?: LocalizedTextInput;
  @inputField(textByLocale(text(2000))) answer?: LocalizedTextInput;
  @inputField(id(), { nullable: true, description: "A category of kind FAQ." })
  categoryId?: string | null;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreateFaqInput extends UpdateFaqInput {
  @inputField(textByLocale(line(160)), { required: true }) declare question: LocalizedTextInput;
}
