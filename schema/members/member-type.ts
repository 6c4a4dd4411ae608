import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Color } from "../categories/category.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import {
  enumColumn,
  boolean,
  localized,
  model,
  int,
  manyToMany,
  text,
} from "../foundation/model.ts";
import { Member } from "./member.ts";

@Index({ properties: ["order", "id"] })
@Index({
  name: "member_types_slug_unique", // a deleted type releases its slug
  expression: `create unique index "member_types_slug_unique" on "member_types" ("slug") where "deleted_at" is null`,
})
@model({
  table: "member_types",
  messages: { notFound: "Member type not found", taken: "This slug is taken" },
  description:
    "What a member does here, for example Photographer (specification, section 3: memberTypes).",
})
export class MemberType extends DeletableEntity {
  @localized({ description: "1 to 80 characters." })
  name: Localized = {};

  @text({ description: "The type's name in URLs; unique." })
  slug!: string;

  @localized({ description: "At most 300 characters." })
  description: Localized = {};

  @text({ nullable: true, description: "An icon as prefix:name, for example `tabler:camera`." })
  icon?: string | null;

  @enumColumn(() => Color)
  color: Opt<Color> = Color.DEFAULT;

  @boolean({ description: "Whether new members get it if no types are given." })
  isDefault: Opt<boolean> = false;

  @int({ default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;

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
