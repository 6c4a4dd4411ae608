import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { text } from "../foundation/input.ts";
import type { Localized } from "../foundation/locale.ts";
import { boolean, int, localized, manyToMany, model } from "../foundation/model.ts";
import { NamedType } from "../foundation/named-type.ts";
import { Member } from "./member.ts";

@Index({ properties: ["order", "id"] })
@Index({
  name: "member_types_slug_unique", // a deleted type releases its slug
  expression: `create unique index "member_types_slug_unique" on "member_types" ("slug") where "deleted_at" is null`,
})
@model({
  table: "member_types",
  messages: { notFound: "Member type not found", taken: "This slug is taken" },
  description: "What a member does here, for example Photographer.",
})
export class MemberType extends NamedType {
  @localized({ input: text(300), description: "A sentence or two." })
  description: Localized = {};

  @boolean({ input: true, description: "Whether new members get it if no types are given." })
  isDefault: Opt<boolean> = false;

  // maintained by the triggers of members_types
  @int({
    default: 0,
    restricted: true,
    description:
      "The number of members with this type, including hidden profiles, excluding deleted ones.",
  })
  memberCount: Opt<number> = 0;

  @manyToMany(() => Member, { by: "memberTypes", internal: true })
  members = new Collection<Member>(this);
}
