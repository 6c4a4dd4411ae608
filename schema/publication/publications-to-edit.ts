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
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { isUuid } from "../foundation/uuid.ts";
import { PublicationStatus } from "./publication-status.ts";

/** What those who write look for; a noun may ask for more. */
@InputType()
export class PublicationFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words of title, slug or text in any language, or how they begin.",
  })
  search?: string | null;
  @Field(() => PublicationStatus, {
    nullable: true,
    description: "In this state in some language, or in the one that is named.",
  })
  status?: PublicationStatus | null;
  @Field(() => Locale, { nullable: true, description: "Begun in this language." })
  language?: Locale | null;
  @Field(() => [ID], { nullable: true, description: "At most 100." })
  ids?: string[] | null;
}

const MAX_IDS = 100;

type Filter = PublicationFilter | null | undefined;

const stateOf = ({ language, status }: Pick<PublicationFilter, "language" | "status">): string =>
  [language, status].filter(Boolean).join(" ");

export function wantedOf(filter: Filter, ...others: Where[]): Where {
  const { search, ids } = filter ?? {};
  if (ids && ids.length > MAX_IDS) throw new Invalid({ "filter.ids": `At most ${MAX_IDS}` });
  const state = stateOf(filter ?? {});
  const parts: Where[] = [
    searched(search),
    ids ? { id: { $in: ids.filter(isUuid) } } : {},
    state ? { states: { $contains: [state] } } : {},
    ...others,
  ];
  const asked = parts.filter((part) => Object.keys(part).length);
  return asked.length ? { $and: asked } : {};
}

/** The trash, the last deleted first. */
export const deletedPage = (entity: EntityClass, where: Where, window: PageArgs): ReadQuery =>
  findPage(entity, where, { deletedAt: "desc", id: "desc" } as never, window).amongDeleted();

@ObjectType({
  description: "How many there are by state. One is counted in each state it has in some language.",
})
export class PublicationCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true }) review!: number;
  @Field(() => Int, { simple: true }) scheduled!: number;
  @Field(() => Int, { simple: true }) published!: number;
  @Field(() => Int, { simple: true }) archived!: number;
}

/** How many fit a filter in each state, whatever state it names. */
export function countsOf<Asked extends PublicationFilter>(
  entity: EntityClass,
  filter: Asked | null | undefined,
  wanted: (filter: Asked) => Where,
): ReadQuery {
  const { status: _, ...others } = filter ?? ({} as Asked);
  const states = Object.values(PublicationStatus).map((status) => [
    status,
    { states: { $contains: [stateOf({ language: others.language, status })] } },
  ]);
  return countBy(entity, wanted(others as Asked), { all: {}, ...Object.fromEntries(states) });
}
