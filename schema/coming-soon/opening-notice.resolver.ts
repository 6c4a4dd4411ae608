import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { askForNotice, confirmNotice, removeNotice } from "./ask-for-notice.ts";
import { OpeningNoticeInput } from "./opening-notice.input.ts";

const TOKEN = "NOT_FOUND once the link is no longer valid.";

@Resolver()
export class OpeningNoticeResolver {
  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Mails a link with which the owner of an address confirms that they want one mail when the site opens. CONFLICT if it is open.",
  })
  async askForOpeningNotice(
    @Arg("input", () => OpeningNoticeInput) input: OpeningNoticeInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await askForNotice(input, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description: `Confirms an address by the secret of the mailed link. ${TOKEN}`,
  })
  async confirmOpeningNotice(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmNotice(token, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description: `Deletes an address by the secret of the mailed link. ${TOKEN}`,
  })
  async removeOpeningNotice(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeNotice(token, context);
    return true;
  }
}
