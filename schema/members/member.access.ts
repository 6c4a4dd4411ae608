import { anyOf, ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { RateVisibility } from "./member-parts.ts";
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

const ownOrAdmin = (viewer: Viewer) =>
  anyOf(viewer.may("member:write"), viewer.memberId && { id: viewer.memberId });

const rate = (viewer: Viewer) =>
  anyOf(
    ownOrAdmin(viewer),
    { rateVisibility: RateVisibility.PUBLIC },
    viewer.isSignedIn && { rateVisibility: RateVisibility.MEMBERS },
  );

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
    "state",
    "country",
    "timeZone",
    "skills",
    "tools",
    "languages",
    "experience",
    "education",
    "awards",
    "links",
    "availability",
    "availableFrom",
    "openTo",
    "isUnlisted",
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
    address: ownOrAdmin,
    zipCode: ownOrAdmin,
    phone: ownOrAdmin,
    rateMin: rate,
    rateMax: rate,
    rateCurrency: rate,
    ratePer: rate,
    rateVisibility: ownOrAdmin,
    acceptMessagesFrom: ownOrAdmin,
  },
);

/** Members may edit their own profile, admins all. */
export const mayEditMember = (viewer: Viewer, member: Member): boolean =>
  viewer.may("member:write") || member.id === viewer.memberId;
