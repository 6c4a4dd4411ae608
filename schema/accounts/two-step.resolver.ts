import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo, Confirmed } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findOne, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";
import {
  beginAuthenticatorApp,
  disableAuthenticatorApp,
  enableAuthenticatorApp,
  renewRecoveryCodes,
  resetTwoStep,
} from "./two-step.ts";
import { User } from "./user.ts";

const CODES = "Returns ten recovery codes, each of which works once; they are shown only here.";

@ObjectType({ description: "A secret for an authenticator app (TOTP, RFC 6238)." })
class AuthenticatorAppSetup {
  @Field(() => String, { simple: true, description: "The secret in base 32, to type in." })
  secret!: string;

  @Field(() => String, {
    simple: true,
    description: "The same as an `otpauth:` URI, for a QR code.",
  })
  uri!: string;

  @Field(() => String, { simple: true, description: "To send with the code; opaque." })
  setup!: string;
}

@Resolver(() => User)
export class TwoStepResolver {
  @Compilable()
  @FieldResolver(() => AuthenticatorApp, {
    nullable: true,
    description:
      "Two-step verification; null if it is off. Visible to the user and to administrators.",
  })
  authenticatorApp(@Root() { id }: User): ReadQuery {
    return findOne(AuthenticatorApp, { user: id });
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => AuthenticatorAppSetup, {
    description:
      "Makes a secret for the viewer's authenticator app; nothing changes until `enableAuthenticatorApp`. CONFLICT if two-step verification is on.",
  })
  beginAuthenticatorApp(@Ctx() context: Context): Promise<AuthenticatorAppSetup> {
    return beginAuthenticatorApp(context);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => [String], {
    description: `Turns two-step verification on and ends the viewer's other sessions. ${CODES} INVALID if the code is wrong.`,
  })
  enableAuthenticatorApp(
    @Arg("setup", () => String, { description: "As `beginAuthenticatorApp` returned it." })
    setup: string,
    @Arg("code", () => String, { description: "A code of the app: six digits." }) code: string,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return enableAuthenticatorApp({ setup, code }, context);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => Boolean, {
    description:
      "Turns the viewer's two-step verification off and ends their other sessions. NOT_FOUND: 'Two-step verification is off'.",
  })
  async disableAuthenticatorApp(@Ctx() context: Context): Promise<boolean> {
    await disableAuthenticatorApp(context);
    return true;
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => [String], {
    description: `Replaces the viewer's recovery codes and ends their other sessions. ${CODES} NOT_FOUND: 'Two-step verification is off'.`,
  })
  renewRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    return renewRecoveryCodes(context);
  }

  @AllowedTo("account:manage")
  @Confirmed()
  @Mutation(() => ID, {
    description:
      "Turns off the two-step verification of someone who has lost their app and recovery codes, ends their sessions and tells them by mail. " +
      "FORBIDDEN for the viewer's own; NOT_FOUND: 'Two-step verification is off'.",
  })
  async resetTwoStep(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await resetTwoStep(id, context);
    return id;
  }
}
