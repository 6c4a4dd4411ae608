import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { email, line } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
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
}

export const newAccount = z.object({ name: line(80), email: email(), password: newPassword() });
export const onlyEmail = z.object({ email: email() });
export const confirmation = z.object({ email: email(), code: code() });
export const newPasswordByCode = z.object({
  email: email(),
  code: code(),
  password: newPassword(),
});
