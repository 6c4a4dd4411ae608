import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { deleteAccount } from "./delete-account.ts";

const PASSWORD = "INVALID if it is not the viewer's password.";

/** What asks for the password or a code again before it changes the viewer's own account. */
@Resolver()
export class OwnAccountResolver {
  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Mails a code to the viewer's address and one to the new address, for `confirmEmailChange`. " +
      "Answers alike whether the new address has an account or not.",
  })
  async requestEmailChange(
    @Arg("email", () => String) email: string,
    @Arg("password", () => String, { description: PASSWORD }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await requestEmailChange({ email, password }, context);
    return true;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Changes the viewer's address by both codes, and signs them out everywhere else. INVALID if " +
      "a code is wrong, older than 15 minutes or was tried 5 times.",
  })
  async confirmEmailChange(
    @Arg("oldCode", () => String, { description: "From the mail to the address until now." })
    oldCode: string,
    @Arg("newCode", () => String, { description: "From the mail to the new address." })
    newCode: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmEmailChange({ oldCode, newCode }, context);
    return true;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's account and profile. Signing in restores both for 30 days; then they " +
      "are removed. INVALID for the last administrator.",
  })
  async deleteAccount(
    @Arg("password", () => String, { description: PASSWORD }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteAccount(password, context);
    return true;
  }
}
