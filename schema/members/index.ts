import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { entityResolvers } from "../foundation/entity-operations.ts";
import { NAMED_TYPE } from "../foundation/named-type.ts";
import { searched } from "../foundation/search.ts";
import "./member.access.ts";
import { MemberType } from "./member-type.ts";
import { MemberTypeResolver } from "./member-type.resolver.ts";
import { MemberDirectoryResolver } from "./member-directory.resolver.ts";
import { MemberResolver } from "./member.resolver.ts";
import { Member, Visibility } from "./member.ts";

export const members = domain({
  name: "members",
  resolvers: [
    MemberResolver,
    MemberDirectoryResolver,
    MemberTypeResolver,
    ...entityResolvers(MemberType, {
      ...NAMED_TYPE,
      write: "member:write",
      open: ["name", "slug", "description", "icon", "color", "isDefault", "order"],
      restricted: {
        memberCount: (viewer) => viewer.may("member:write") || viewer.may("member:suspend"),
      },
      deletion: "Its members stay, without it.",
    }),
  ],
  permissions: {
    "member:suspend": [Role.ADMIN, Role.MODERATOR],
    "member:write": [Role.ADMIN],
  },
  storage: { members: { member: "id", size: "avatar_size + cover_size" } },
  search: {
    members: {
      entity: () => Member,
      where: (text) => ({ ...searched(text), visibility: { $ne: Visibility.UNLISTED } }),
      order: { displayName: "asc", id: "asc" },
    },
  },
  pages: {
    members: {
      entity: () => Member,
      path: "",
      slug: "handle",
      where: { visibility: { $ne: Visibility.UNLISTED } },
    },
  },
});
export { Availability, Member, MemberStatus, Visibility } from "./member.ts";
export type { MemberLanguage } from "./member-parts.ts";
export { newProfile } from "./begin-profile.ts";
export { MemberType } from "./member-type.ts";
export { exportedMembers } from "./export-members.ts";
export { memberToPicture, type PictureKind, setPicture } from "./member-picture.ts";
