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
import { Member, MemberConnection } from "./member.ts";

@Index({ properties: ["order", "id"] })
@Index({
  name: "member_types_slug_unique", // a deleted type gives its slug away
  expression: `create unique index "member_types_slug_unique" on "member_types" ("slug") where "deleted_at" is null`,
})
@model({
  table: "member_types",
  messages: { notFound: "Member type not found", taken: "This slug is taken" },
  description: "What somebody is here as, for example Photographer.",
})
export class MemberType extends DeletableEntity {
  @localized({ description: "1 to 80 characters." })
  name: Localized = {};

  @text({ description: "Its name in addresses." })
  slug!: string;

  @localized({ description: "At most 300 characters." })
  description: Localized = {};

  @text({ nullable: true, description: "prefix:name of an icon set." })
  icon?: string | null;

  @enumColumn(() => Color)
  color: Opt<Color> = Color.DEFAULT;

  @boolean({ description: "Given to new members of whom nothing else is said." })
  isDefault: Opt<boolean> = false;

  @int({ default: 0, description: "Lists show the smallest first." })
  order: Opt<number> = 0;

  // kept by the triggers of members_types
  @int({
    default: 0,
    restricted: true,
    description: "How many have it, hidden profiles included, deleted ones not.",
  })
  memberCount: Opt<number> = 0;

  @manyToMany(() => Member, {
    by: "memberTypes",
    orderBy: { displayName: "asc", id: "asc" },
    page: () => MemberConnection,
  })
  members = new Collection<Member>(this);
}
