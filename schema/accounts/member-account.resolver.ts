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
    description: "Whose profile it is. Seen by themselves and by admins.",
  })
  account(@Root() member: Member): ReadQuery {
    return findOne(User, { member: member.id });
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether the address of their account is verified. Seen by themselves and by admins.",
  })
  isEmailVerified(@Root() member: Member): ReadQuery {
    return valueOf(User, { member: member.id }, "isEmailVerified");
  }

  @Compilable()
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the address of their account was verified. Seen by themselves and by admins.",
  })
  emailVerified(@Root() member: Member): ReadQuery {
    return valueOf(User, { member: member.id }, "emailVerified");
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Of one in the trash: whether its owner has deleted it with their account. Then nobody else " +
      "restores it. Seen by admins.",
  })
  isDeletedByOwner(@Root() { id, deletedAt }: Member): ReadQuery {
    return valueOf(User, { member: id, deletedAt }, "isDeletedByOwner").amongDeleted();
  }
}
