import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { email, line, matching } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { CodePurpose } from "./email-code.ts";
import { newPassword } from "./password.ts";
import { code } from "./try-code.ts";

@InputType()
export class RegisterInput {
  @inputField(line(80), { required: true }) name!: string;
  @inputField(email(), { required: true }) email!: string;
  @inputField(newPassword(), { required: true }) password!: string;
  @Field(() => Locale, {
    defaultValue: Locale.en,
    description: "The language of the interface and of mails.",
  })
  locale!: Locale;
  @inputField(matching(20, /^\d{4}-\d{2}-\d{2}\.\d{1,6}$/), {
    nullable: true,
    description:
      "The accepted version of the terms, as `YYYY-MM-DD.4`: since when it is in force, and its number in the language; stored with the time. INVALID if empty, or if there is no such version.",
  })
  terms?: string | null;
}

export const onlyEmail = z.object({ email: email() });
export const confirmation = z.object({ email: email(), code: code(CodePurpose.REGISTER) });
export const newPasswordByCode = z.object({
  email: email(),
  code: code(CodePurpose.RESET),
  password: newPassword(),
});
