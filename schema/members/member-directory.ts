import { Field, InputType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import {
  findMany,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { isUuid } from "../foundation/uuid.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { DirectoryAudience, type DirectoryFacet, DirectoryTotal } from "./directory-total.ts";
import { Availability, Member, MemberStatus, Visibility } from "./member.ts";

export const DirectoryOrder = enumType(
  "DirectoryOrder",
  {
    RELEVANCE: "Available members with complete profiles first.",
    NEWEST: "By the date they joined.",
    NAME: "By name.",
  },
  "RELEVANCE: available members with complete profiles first; NEWEST: by the date they joined.",
);
export type DirectoryOrder = EnumOf<typeof DirectoryOrder>;

const ANY = "With any of them.";

@InputType({ description: "All conditions must hold." })
export class DirectoryFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Words in name, handle, company, city, role, headline, skills or tools; prefixes match.",
  })
  search?: string | null;

  @Field(() => Availability, { nullable: true }) availability?: Availability | null;

  @Field(() => [String], { nullable: true, description: `Ids or slugs of member types. ${ANY}` })
  types?: string[] | null;

  @Field(() => [String], { nullable: true, description: ANY }) skills?: string[] | null;
  @Field(() => [String], { nullable: true, description: ANY }) tools?: string[] | null;

  @Field(() => [String], { nullable: true, description: `ISO 639 codes. ${ANY}` })
  languages?: string[] | null;

  @Field(() => [String], { nullable: true, description: `ISO 3166-1 alpha-2 codes. ${ANY}` })
  countries?: string[] | null;
}

const ORDERS = {
  [DirectoryOrder.RELEVANCE]: { relevance: "desc", id: "desc" },
  [DirectoryOrder.NEWEST]: { createdAt: "desc", id: "desc" },
  [DirectoryOrder.NAME]: { displayName: "asc", id: "asc" },
} as const;

/** Active profiles for everyone, for signed-in members also those for members only. */
const listed = ({ isSignedIn }: Viewer): Where => ({
  status: MemberStatus.ACTIVE,
  visibility: isSignedIn ? { $in: [Visibility.PUBLIC, Visibility.MEMBERS] } : Visibility.PUBLIC,
});

function wanted(filter: DirectoryFilter): Where {
  const { search, availability, types, skills, tools, languages, countries } = filter;
  return {
    ...searched(search),
    ...(availability && { availability }),
    ...(types?.length && { memberTypes: { $some: typesNamed(types) } }),
    ...(skills?.length && { skills: { $overlap: skills } }),
    ...(tools?.length && { tools: { $overlap: tools } }),
    ...(languages?.length && { languageCodes: { $overlap: languages } }),
    ...(countries?.length && { country: { $in: countries } }),
  };
}

const typesNamed = (names: readonly string[]): Where => ({
  ...NOT_DELETED,
  $or: [
    { slug: { $in: names.filter((name) => !isUuid(name)) } },
    { id: { $in: names.filter(isUuid) } },
  ],
});

/** The condition of the members of the viewer's directory that a filter asks for. */
export const inDirectory = (viewer: Viewer, filter: DirectoryFilter): Where => ({
  ...listed(viewer),
  ...wanted(filter),
});

/** A page of the directory; each order uses an index. */
export const memberDirectory = (
  viewer: Viewer,
  filter: DirectoryFilter | null | undefined,
  order: DirectoryOrder,
  window: PageArgs,
): ReadQuery => findPage(Member, inDirectory(viewer, filter ?? {}), ORDERS[order], window);

/** The most frequent values of a facet in the viewer's directory, or the counts of given values. */
export function directoryTotals(
  { isSignedIn }: Viewer,
  facet: DirectoryFacet,
  first: number,
  values?: string[] | null,
): ReadQuery {
  const audience = isSignedIn ? DirectoryAudience.MEMBERS : DirectoryAudience.EVERYONE;
  const where = { audience, facet, count: { $gt: 0 }, ...(values && { value: { $in: values } }) };
  return findMany(DirectoryTotal, where, { count: "desc", value: "asc" }, first);
}
