import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MemberType } from "./member-type.ts";

rowPolicy(MemberType, () => ALL);

const editors = (viewer: Viewer) => viewer.may("member:write");

fieldPolicy(MemberType, ["name", "slug", "description", "icon", "color", "isDefault", "order"], {
  nameByLocale: editors,
  descriptionByLocale: editors,
  memberCount: (viewer) => viewer.may("member:write") || viewer.may("member:suspend"),
});
