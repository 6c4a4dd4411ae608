import { PrimaryKeyProp } from "@mikro-orm/core";
import { Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumValues, table } from "../foundation/model.ts";
import { ALL, fieldPolicy, rowPolicy } from "../foundation/policies.ts";

export const DirectoryFacet = enumType(
  "DirectoryFacet",
  {
    AVAILABILITY: "Whether they take on work.",
    TYPE: "A member type.",
    SKILL: "A skill.",
    TOOL: "A tool.",
    LANGUAGE: "A language they speak.",
    COUNTRY: "The country they are in.",
  },
  "What the members of the directory are counted by.",
);
export type DirectoryFacet = EnumOf<typeof DirectoryFacet>;

/** Whose directory it is: that of signed-in members also lists profiles for members only. */
export const DirectoryAudience = { EVERYONE: "everyone", MEMBERS: "members" } as const;

/** How many members of the directory have a value; values that nobody has any more stay with 0. */
@Index({ properties: ["audience", "facet", "count", "value"] })
@table("directory_totals")
@ObjectType({ description: "How many members of the directory have a value." })
export class DirectoryTotal {
  @PrimaryKey({ type: "text" }) audience!: string;

  @enumValues(() => DirectoryFacet)
  @PrimaryKey({ type: "text" })
  facet!: DirectoryFacet;

  @Field(() => String, {
    simple: true,
    description: "An availability, a skill, a tool, a code, or the id of a member type.",
  })
  @PrimaryKey({ type: "text" })
  value!: string;

  @Field(() => Int, { simple: true })
  @Property({ type: "integer" })
  count!: number;

  [PrimaryKeyProp]?: ["audience", "facet", "value"];
}

rowPolicy(DirectoryTotal, () => ALL);
fieldPolicy(DirectoryTotal, ["value", "count"], {});

// SQL of the triggers that maintain directory_totals.

const LISTED =
  "member.status = 'active' and member.deleted_at is null and member.visibility in ('public', 'members')";

const AUDIENCES = `
  cross join lateral (
    select 'members' as audience union all select 'everyone' where member.visibility = 'public'
  ) as seen`;

const each = (facet: string, column: string) =>
  `select distinct '${facet}', value from unnest(member.${column}) as value`;

const FACETS = `
  cross join lateral (
    select 'availability' as facet, member.availability as value
      where member.availability is not null
    union all select 'country', member.country where member.country is not null
    union all ${each("skill", "skills")}
    union all ${each("tool", "tools")}
    union all ${each("language", "language_codes")}
    union all select 'type', type_id::text from members_types where member_id = member.id
  ) as had`;

const add = (counted: string) => `
  insert into directory_totals (audience, facet, value, count)
    ${counted} group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (audience, facet, value) do update set count = directory_totals.count + excluded.count;`;

/** For members that change. */
export const countInDirectory = (changes: string): string =>
  add(`select audience, facet, value, sum(n) from ${changes} as member ${AUDIENCES} ${FACETS}
    where ${LISTED}`);

/** For types that members get or lose. The lock is a separate statement: it waits for who changes a member. */
export const countTypesInDirectory = (changes: string): string => `
  perform 1 from members where id in (select member_id from ${changes} as changes) order by id for share;
  ${add(`select audience, 'type', type_id::text, sum(n) from ${changes} as changes
    join members as member on member.id = member_id ${AUDIENCES} where ${LISTED}`)}`;

/** For the check of denormalized data: row, stored count, and count computed anew. */
export const directoryCheck: Record<string, string> = {
  directory_totals: `
    select audience || ' ' || facet || ' ' || value, coalesce(count, 0)::text, coalesce(n, 0)::text
    from directory_totals full join (
      select audience, facet, value, count(*) as n from members as member ${AUDIENCES} ${FACETS}
      where ${LISTED} group by 1, 2, 3
    ) as counted using (audience, facet, value)`,
};
