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
  @Field(() => Locale, { defaultValue: Locale.en, description: "Of screens and mails." })
  locale!: Locale;
  @inputField(matching(10, /^\d{4}-\d{2}-\d{2}$/), {
    nullable: true,
    description:
      "The version of the terms that was accepted, YYYY-MM-DD. INVALID if empty; kept with its time.",
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
