import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { RegisterInput } from "./register.input.ts";
import { register, resendCode, verifyEmail } from "./register.ts";
import { completePasswordReset, resetPassword } from "./reset-password.ts";

// All answer alike whether the address is known or not: who is to know reads it in the mail.

@Resolver()
export class RegisterResolver {
  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description: "Mails a code of six digits, by which `verifyEmail` makes the account.",
  })
  async register(
    @Arg("input", () => RegisterInput) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await register(input, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "INVALID if the code is wrong, older than 15 minutes or was tried 5 times. Signs in with the answer.",
  })
  async verifyEmail(
    @Arg("email", () => String) email: string,
    @Arg("code", () => String) code: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await verifyEmail({ email, code }, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, { description: "Mails another code, 60 seconds after the last." })
  async resendCode(
    @Arg("email", () => String) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resendCode({ email }, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Mails a code of eight digits for `completePasswordReset`, if the address has an account.",
  })
  async resetPassword(
    @Arg("email", () => String) email: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await resetPassword({ email }, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description: "INVALID as of `verifyEmail`. Signs the account out everywhere.",
  })
  async completePasswordReset(
    @Arg("email", () => String) email: string,
    @Arg("code", () => String) code: string,
    @Arg("password", () => String) password: string,
    @Ctx() context: Context,
    @Arg("confirm", () => String, {
      nullable: true,
      description: "The password typed again; INVALID if it differs.",
    })
    confirm?: string | null,
  ): Promise<boolean> {
    await completePasswordReset({ email, code, password, confirm }, context);
    return true;
  }
}
