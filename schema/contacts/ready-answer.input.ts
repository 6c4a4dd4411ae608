import { InputType } from "type-graphql";
import { line, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";

@InputType()
export class UpdateReadyAnswerInput extends VersionedInput {
  @inputField(line(80)) name?: string;
  @inputField(textByLocale(text(2_000))) content?: LocalizedTextInput;
}

@InputType()
export class CreateReadyAnswerInput extends UpdateReadyAnswerInput {
  @inputField(line(80), { required: true }) declare name: string;
}
