import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { RegisterInput } from "./register.input.ts";
import { register, resendCode, verifyEmail } from "./register.ts";
import { completePasswordReset, resetPassword } from "./reset-password.ts";

// Responses never depend on whether the address is known: only its owner learns that, by mail.

@Resolver()
export class RegisterResolver {
  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Mails a six-digit code, with which `verifyEmail` creates the account. The response does not reveal whether the address is known.",
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
      "Creates the account and signs in with the response's cookie. INVALID if the code is wrong, older than 15 minutes, or was tried 5 times.",
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
  @Mutation(() => Boolean, {
    description: "Mails a new code. RATE_LIMITED within 60 seconds of the last one.",
  })
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
      "Mails an eight-digit code for `completePasswordReset`, if the address has an account.",
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
    description:
      "Sets a new password and ends all sessions of the account. INVALID if the code is wrong, older than 15 minutes, or was tried 5 times.",
  })
  async completePasswordReset(
    @Arg("email", () => String) email: string,
    @Arg("code", () => String) code: string,
    @Arg("password", () => String) password: string,
    @Ctx() context: Context,
    @Arg("confirm", () => String, {
      nullable: true,
      description: "The new password, repeated; INVALID if it differs.",
    })
    confirm?: string | null,
  ): Promise<boolean> {
    await completePasswordReset({ email, code, password, confirm }, context);
    return true;
  }
}
