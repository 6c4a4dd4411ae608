import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo, Confirmed } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findAll,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { MAX_PASSKEYS, MAX_PASSKEY_NAME, Passkey } from "./passkey.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  removePasskey,
  renamePasskey,
} from "./passkeys.ts";
import { User } from "./user.ts";

const NAME = `1 to ${MAX_PASSKEY_NAME} characters.`;
const ONCE = "They hold for five minutes, once, in this session.";

@Resolver(() => User)
export class PasskeyResolver {
  @Compilable()
  @FieldResolver(() => [Passkey], {
    description: "The user's passkeys, oldest first. Visible to the user; empty for others.",
  })
  passkeys(@Root() { id }: User): ReadQuery {
    return findAll(Passkey, { user: id }, { createdAt: "asc", id: "asc" }, MAX_PASSKEYS);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => GraphQLJSONObject, {
    description:
      "Options for `navigator.credentials.create`, as PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, for `addPasskey`. " +
      `${ONCE} CONFLICT: 'At most ${MAX_PASSKEYS} passkeys'.`,
  })
  beginPasskey(@Ctx() context: Context): Promise<object> {
    return beginPasskey(context);
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => Passkey, {
    description:
      "Adds a passkey to the viewer's account and tells them by mail. INVALID if the credential was not created with the options " +
      `of \`beginPasskey\`, or without user verification; CONFLICT: 'This passkey is already registered', 'At most ${MAX_PASSKEYS} passkeys'.`,
  })
  async addPasskey(
    @Arg("credential", () => GraphQLJSONObject, {
      description: "What the browser has created, as RegistrationResponseJSON.",
    })
    credential: Record<string, unknown>,
    @Ctx() context: Context,
    @Arg("name", () => String, {
      nullable: true,
      description: `${NAME} By default what its authenticator is called, such as 'iCloud Keychain', or else browser and system of this session.`,
    })
    name?: string | null,
  ): Promise<ReadQuery> {
    return findOneOrFail(Passkey, { id: await addPasskey({ credential, name }, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Passkey, {
    description: "Renames one of the viewer's passkeys. NOT_FOUND: 'Passkey not found'.",
  })
  async renamePasskey(
    @Id() id: string,
    @Arg("name", () => String, { description: NAME }) name: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Passkey, { id: await renamePasskey({ id, name }, context) });
  }

  @AllowedTo("signed-in")
  @Confirmed()
  @Mutation(() => ID, {
    description:
      "Removes one of the viewer's passkeys, ends their other sessions and tells them by mail. NOT_FOUND: 'Passkey not found'.",
  })
  async removePasskey(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await removePasskey(id, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => GraphQLJSONObject, {
    description:
      "Options for `navigator.credentials.get`, as PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, for `confirmIdentity`. " +
      `${ONCE} NOT_FOUND: 'You have no passkey'.`,
  })
  beginPasskeyConfirmation(@Ctx() context: Context): Promise<object> {
    return beginPasskeyConfirmation(context);
  }
}
