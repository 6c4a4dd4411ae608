import { everything, fields, rows } from "../foundation/rules.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { MemberType } from "./member-type.ts";

rows(MemberType, () => everything);

const editors = (viewer: Viewer) => viewer.may("member:write");

fields(
  MemberType,
  ["name", "slug", "description", "icon", "color", "isDefault", "order", "members"],
  {
    nameByLocale: editors,
    descriptionByLocale: editors,
    memberCount: (viewer) => viewer.may("member:write") || viewer.may("member:suspend"),
  },
);
