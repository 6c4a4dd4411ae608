import { Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo, Confirmed } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findAll, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { unlinkAccount } from "./link-account.ts";
import { LinkedAccount, SignInProvider } from "./linked-account.ts";
import { User } from "./user.ts";

@Resolver(() => User)
export class LinkedAccountResolver {
  @AllowedTo("everyone")
  @Query(() => [SignInProvider], {
    description: "With whose accounts users can sign in; empty if the operator has set up none.",
  })
  signInProviders(@Ctx() { services }: Context): SignInProvider[] {
    return services.site.signInProviders;
  }

  @Compilable()
  @FieldResolver(() => [LinkedAccount], {
    description:
      "The user's accounts at other sites with which they sign in. Visible to the user; empty for others.",
  })
  linkedAccounts(@Root() { id }: User): ReadQuery {
    const most = Object.keys(SignInProvider).length;
    return findAll(LinkedAccount, { user: id }, { createdAt: "asc", id: "asc" }, most);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => ID, {
    description:
      "Unlinks one of the viewer's accounts at other sites, ends their other sessions and tells them by mail. " +
      "They still sign in with their password. NOT_FOUND: 'Linked account not found'.",
  })
  async unlinkAccount(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await unlinkAccount(id, context);
    return id;
  }
}
