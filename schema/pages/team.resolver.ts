import { Query, Resolver } from "type-graphql";
import { Role } from "../accounts/role.ts";
import { CAN_SIGN_IN } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Member, MemberStatus, Visibility } from "../members/member.ts";

const MAX_PEOPLE = 24;
const STAFF = Object.values(Role).filter((role) => role !== Role.MEMBER);

@Resolver()
export class TeamResolver {
  @AllowedTo("everyone")
  @Query(() => [Member], {
    description:
      "The public profiles of the team of the site: everyone with another role than MEMBER.",
  })
  team(): ReadQuery {
    const where = {
      status: MemberStatus.ACTIVE,
      visibility: Visibility.PUBLIC,
      accounts: { $some: { roles: { $overlap: STAFF }, ...CAN_SIGN_IN } },
    };
    return findMany(Member, where, { createdAt: "asc", id: "asc" }, MAX_PEOPLE);
  }
}
