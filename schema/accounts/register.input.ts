import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { email, line, shaped } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { CodePurpose } from "./email-code.ts";
import { newPassword } from "./password.ts";
import { code } from "./try-code.ts";

@InputType()
export class RegisterInput {
  @Field(() => String, { description: "1 to 80 characters." }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: "At least 10 characters, and none that everybody chooses." })
  password!: string;
  @Field(() => Locale, { defaultValue: Locale.en, description: "Of screens and mails." })
  locale!: Locale;
  @Field(() => String, {
    nullable: true,
    description:
      "The version of the terms that was accepted, YYYY-MM-DD. INVALID if empty; kept with its time.",
  })
  terms?: string | null;
}

export const newAccount = z.object({
  name: line(80),
  email: email(),
  password: newPassword(),
  terms: shaped(10, /^\d{4}-\d{2}-\d{2}$/).nullish(),
});
export const onlyEmail = z.object({ email: email() });
export const confirmation = z.object({ email: email(), code: code(CodePurpose.REGISTER) });
export const newPasswordByCode = z.object({
  email: email(),
  code: code(CodePurpose.RESET),
  password: newPassword(),
});
