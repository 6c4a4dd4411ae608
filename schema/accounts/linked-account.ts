import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { dateTime, enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { User } from "./user.ts";

export const SignInProvider = enumType(
  "SignInProvider",
  {
    GITHUB: "GitHub, or a GitHub Enterprise Server.",
    GOOGLE: "Google, or the OpenID provider in its place.",
  },
  "Who offers signing in with its accounts.",
);
export type SignInProvider = EnumOf<typeof SignInProvider>;

@Unique({ properties: ["user", "provider"] })
@Unique({ properties: ["provider", "subject"] })
@model({
  table: "linked_accounts",
  messages: { notFound: "Linked account not found", taken: "This account is already linked" },
  description:
    "An account at GitHub or Google with which a user signs in instead of the password. Visible to the user.",
})
export class LinkedAccount extends StoredEntity {
  @manyToOne(() => User, { internal: true, index: false, deleteRule: "cascade" })
  user!: User;

  @enumColumn(() => SignInProvider)
  provider!: SignInProvider;

  // Its id at the provider: names and addresses there may change hands.
  @text({ internal: true })
  subject!: string;

  @text({ description: "The user name or address at the provider, as of the last sign-in." })
  label!: string;

  @dateTime({ nullable: true, description: "When it was last used to sign in." })
  lastUsedAt?: Date | null;

  constructor(values: Pick<LinkedAccount, "user" | "provider" | "subject" | "label">) {
    super();
    Object.assign(this, values);
  }
}
