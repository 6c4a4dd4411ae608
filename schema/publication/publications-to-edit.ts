import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { Invalid } from "../foundation/errors.ts";
import { Locale } from "../foundation/locale.ts";
import {
  countBy,
  type EntityClass,
  findPage,
  type ReadQuery,
  type Where,
  type Within,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { isUuid } from "../foundation/uuid.ts";
import { PublicationStatus } from "./publication-status.ts";

/** The filter of items for editing; a noun may extend it. */
@InputType()
export class PublicationFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words in title, slug or text, in any language; prefixes match.",
  })
  search?: string | null;
  @Field(() => PublicationStatus, {
    nullable: true,
    description: "In this status in `language`, or without it in any language.",
  })
  status?: PublicationStatus | null;
  @Field(() => Locale, { nullable: true, description: "Started in this language." })
  language?: Locale | null;
  @Field(() => [ID], { nullable: true, description: "Only these ids, at most 100." })
  ids?: string[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "If true, only items whose published text has unpublished changes: a `draft`.",
  })
  hasDraft?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "If true, only items whose `draft` waits for review.",
  })
  draftInReview?: boolean | null;
}

const DRAFTED: Within = { table: "document_drafts", column: "document_id" };
const IN_REVIEW: Within = { ...DRAFTED, having: "in_review_since" };

const MAX_IDS = 100;

type Filter = PublicationFilter | null | undefined;

const stateOf = ({ language, status }: Pick<PublicationFilter, "language" | "status">): string =>
  [language, status].filter(Boolean).join(" ");

export function wantedOf(filter: Filter, ...others: Where[]): Where {
  const { search, ids, hasDraft, draftInReview } = filter ?? {};
  if (ids && ids.length > MAX_IDS) throw new Invalid({ "filter.ids": `At most ${MAX_IDS}` });
  const state = stateOf(filter ?? {});
  const parts: Where[] = [
    searched(search),
    ids ? { id: { $in: ids.filter(isUuid) } } : {},
    hasDraft ? { id: { $within: DRAFTED } } : {},
    draftInReview ? { id: { $within: IN_REVIEW } } : {},
    state ? { states: { $contains: [state] } } : {},
    ...others,
  ];
  const conditions = parts.filter((part) => Object.keys(part).length);
  return conditions.length ? { $and: conditions } : {};
}

/** A page of the trash, most recently deleted first. */
export const deletedPage = (entity: EntityClass, where: Where, window: PageArgs): ReadQuery =>
  findPage(entity, where, { deletedAt: "desc", id: "desc" } as never, window).amongDeleted();

@ObjectType({
  description:
    "The number of items per status; 10001 means more than 10000. An item counts once for each status it has in some language.",
})
export class PublicationCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true }) review!: number;
  @Field(() => Int, { simple: true }) scheduled!: number;
  @Field(() => Int, { simple: true }) published!: number;
  @Field(() => Int, { simple: true }) archived!: number;
}

/** The number of items per status that match a filter, regardless of the filter's own status. */
export function countsOf<ListFilter extends PublicationFilter>(
  entity: EntityClass,
  filter: ListFilter | null | undefined,
  wanted: (filter: ListFilter) => Where,
): ReadQuery {
  const { status: _, ...others } = filter ?? ({} as ListFilter);
  const states = Object.values(PublicationStatus).map((status) => [
    status,
    { states: { $contains: [stateOf({ language: others.language, status })] } },
  ]);
  return countBy(entity, wanted(others as ListFilter), { all: {}, ...Object.fromEntries(states) });
}
