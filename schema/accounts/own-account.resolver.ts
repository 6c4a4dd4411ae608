import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { deleteAccount } from "./delete-account.ts";

const PASSWORD = "The viewer's current password; INVALID if it is wrong.";

/** Changes to the viewer's own account that require the password or a code. */
@Resolver()
export class OwnAccountResolver {
  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Mails a code to the viewer's current address and another to the new one, for `confirmEmailChange`. " +
      "The response does not reveal whether the new address already has an account.",
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
      "Changes the viewer's email address and ends their other sessions. INVALID if a code " +
      "is wrong, older than 15 minutes, or was tried 5 times.",
  })
  async confirmEmailChange(
    @Arg("oldCode", () => String, { description: "The code mailed to the current address." })
    oldCode: string,
    @Arg("newCode", () => String, { description: "The code mailed to the new address." })
    newCode: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmEmailChange({ oldCode, newCode }, context);
    return true;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, {
    description:
      "Moves the viewer's account and profile to the trash. The viewer can restore both by signing in within 30 days; " +
      "then they are deleted permanently. INVALID for the last administrator.",
  })
  async deleteAccount(
    @Arg("password", () => String, { description: PASSWORD }) password: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteAccount(password, context);
    return true;
  }
}
