import { FieldResolver, Resolver, Root } from "type-graphql";
import { Described } from "../foundation/reading/declared.ts";
import { oneOf, type Read } from "../foundation/reading/read.ts";
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
}
