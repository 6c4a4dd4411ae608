import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { Member, MemberStatus, Visibility } from "./member.ts";

const shownToAll = [Visibility.PUBLIC, Visibility.UNLISTED];

rowPolicy(Member, (viewer) =>
  anyOf(
    { status: MemberStatus.ACTIVE, visibility: { $in: shownToAll } },
    viewer.isSignedIn && { status: MemberStatus.ACTIVE, visibility: Visibility.MEMBERS },
    viewer.memberId && { id: viewer.memberId },
    (viewer.may("member:write") || viewer.may("member:suspend")) && ALL,
  ),
);

const ownOrStaff = (viewer: Viewer) =>
  viewer.may("member:write") ||
  viewer.may("member:suspend") ||
  (viewer.memberId ? { id: viewer.memberId } : false);

fieldPolicy(
  Member,
  [
    "handle",
    "displayName",
    "role",
    "headline",
    "about",
    "avatar",
    "cover",
    "pronouns",
    "company",
    "city",
    "country",
    "skills",
    "tools",
    "languages",
    "links",
    "availability",
    "availableFrom",
    "posts",
    "memberTypes",
  ],
  {
    status: ownOrStaff,
    suspensionReason: (viewer) => viewer.may("member:write") || viewer.may("member:suspend"),
    visibility: ownOrStaff,
    roleByLocale: ownOrStaff,
    headlineByLocale: ownOrStaff,
    aboutByLocale: ownOrStaff,
  },
);

/** Members may edit their own profile, admins all. */
export const mayEditMember = (viewer: Viewer, member: Member): boolean =>
  viewer.may("member:write") || member.id === viewer.memberId;
