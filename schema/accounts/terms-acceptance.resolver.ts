import { Ctx, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { TermsAcceptance, termsAcceptance } from "./terms-acceptance.ts";

@Resolver()
export class TermsAcceptanceResolver {
  @AllowedTo("page:write")
  @Query(() => TermsAcceptance, {
    description: "How many active accounts have accepted the terms in force.",
  })
  termsAcceptance(@Ctx() context: Context): Promise<TermsAcceptance> {
    return termsAcceptance(context);
  }
}
