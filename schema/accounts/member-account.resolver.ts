import { FieldResolver, Resolver, Root } from "type-graphql";
import { Described } from "../foundation/reading/declared.ts";
import { oneOf, type Read, valueOf } from "../foundation/reading/read.ts";
import { Member } from "../members/member.ts";
import { User } from "./user.ts";

@Resolver(() => Member)
export class MemberAccountResolver {
  @Described()
  @FieldResolver(() => User, {
    nullable: true,
    description: "Whose profile it is. Seen by themselves and by admins.",
  })
  account(@Root() member: Member): Read {
    return oneOf(User, { member: member.id });
  }

  @Described()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the address of their account is verified. Seen by themselves and by admins.",
  })
  isEmailVerified(@Root() member: Member): Read {
    return valueOf(User, { member: member.id }, "isEmailVerified");
  }

  @Described()
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the address of their account was verified. Seen by themselves and by admins.",
  })
  emailVerified(@Root() member: Member): Read {
    return valueOf(User, { member: member.id }, "emailVerified");
  }
}
