import { FieldResolver, Resolver, Root } from "type-graphql";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { findOne, type ReadQuery, valueOf } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { User } from "./user.ts";

@Resolver(() => Member)
export class MemberAccountResolver {
  @Compilable()
  @FieldResolver(() => User, {
    nullable: true,
    description:
      "The account that the profile belongs to. Visible to the member and to administrators.",
  })
  account(@Root() member: Member): ReadQuery {
    return findOne(User, { member: member.id });
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the email address of the account is verified. Visible to the member and to administrators.",
  })
  isEmailVerified(@Root() member: Member): ReadQuery {
    return valueOf(User, { member: member.id }, "isEmailVerified");
  }

  @Compilable()
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the email address of the account was verified. Visible to the member and to administrators.",
  })
  emailVerified(@Root() member: Member): ReadQuery {
    return valueOf(User, { member: member.id }, "emailVerified");
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "For a profile in the trash: whether the member deleted it with their account. Then only they can " +
      "restore it. Visible to administrators.",
  })
  isDeletedByOwner(@Root() { id, deletedAt }: Member): ReadQuery {
    return valueOf(User, { member: id, deletedAt }, "isDeletedByOwner").amongDeleted();
  }
}
