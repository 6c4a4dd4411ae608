import { Trigger } from "@mikro-orm/decorators/legacy";
import { formerSlugs } from "../foundation/former-slugs.ts";
import { maintains } from "../foundation/maintains.ts";
import { mapIndex } from "../foundation/mapping.ts";
import { countInDirectory } from "./directory-total.ts";

const index = (properties: string[], type?: "gin"): ClassDecorator =>
  mapIndex({ properties, ...(type && { type }) });

/** Indexes and triggers of the table of members. */
const decorators = [
  // Maintains the member counts of types, which exclude deleted members.
  Trigger<object>({
    name: "types_counted",
    timing: "after",
    events: ["update"],
    expression: `create or replace function "members_types_counted_fn"() returns trigger as $$ declare had record; begin
    for had in select type_id from members_types where member_id = new.id order by 1 loop
      update member_types set member_count = member_count + case when new.deleted_at is null then 1 else -1 end
        where id = had.type_id;
    end loop;
    return null; end; $$ language plpgsql;
create trigger "types_counted" after update of deleted_at on "members" for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null))
    execute function "members_types_counted_fn"();`,
  }),
  Trigger<object>({
    name: "types_left",
    timing: "before",
    events: ["delete"],
    forEach: "row",
    // before the cascade, while it is still known whether they were counted
    body: `delete from members_types where member_id = old.id; return old;`,
  }),
  mapIndex({
    name: "members_handle_unique", // a deleted profile releases its handle
    expression: `create unique index "members_handle_unique" on "members" ("handle") where "deleted_at" is null`,
  }),
  mapIndex({
    name: "members_deleted_index",
    expression: `create index "members_deleted_index" on "members" ("deleted_at") where "deleted_at" is not null`,
  }),
  mapIndex({
    name: "members_status_index", // for index-only counts
    expression: `create index "members_status_index" on "members" ("status") where "deleted_at" is null`,
  }),
  maintains({ table: "members", name: "directory", body: countInDirectory }),
  formerSlugs({ table: "members", into: "former_handles", column: "member_id", slug: "handle" }),
  // Words of the search; a generated column cannot join lists.
  Trigger<object>({
    name: "skill_words",
    timing: "before",
    events: ["insert", "update"],
    forEach: "row",
    body: `new.skill_words := array_to_string(new.skills || new.tools, ' '); return new;`,
  }),
  mapIndex({
    name: "members_listed_index", // for index-only counts
    expression: `create index "members_listed_index" on "members" ("availability", "visibility") where "deleted_at" is null and "status" = 'active'`,
  }),
  index(["relevance", "id"]),
  index(["availability", "relevance", "id"]),
  index(["country"]),
  index(["skills"], "gin"),
  index(["tools"], "gin"),
  index(["languageCodes"], "gin"),
  index(["displayName", "id"]),
  index(["createdAt", "id"]),
  index(["updatedAt"]),
  index(["terms"], "gin"),
] as ClassDecorator[];

export const memberTable = (): ClassDecorator => (target) => {
  for (const decorate of decorators) decorate(target);
};
