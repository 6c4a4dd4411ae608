import { Field, InputType } from "type-graphql";
import { email } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";

@InputType()
export class OpeningNoticeInput {
  @inputField(email(), { required: true }) email!: string;
  @Field(() => Locale, { defaultValue: Locale.en, description: "The language of the mails." })
  locale!: Locale;
  @Field(() => String, {
    nullable: true,
    description: "A field that people don't see: what fills it in is dropped.",
  })
  website?: string | null;
}
