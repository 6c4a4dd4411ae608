import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "./enum-type.ts";

/** At most this many rows a page. */
const MAX_PAGE_SIZE = 100;

export interface PageLimits {
  /** Rows a page may have. */
  rows: number;
  /** The furthest row that a page by number may begin at; narrow tables carry any. */
  maxOffset: number;
}

export const CALLER_PAGE_LIMITS: PageLimits = { rows: MAX_PAGE_SIZE, maxOffset: 10_000 };

export const Direction = enumType("Direction", ["ASC", "DESC"]);
export type Direction = EnumOf<typeof Direction>;

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many, from the cursor on: 1 to ${MAX_PAGE_SIZE}, by default 20.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor after which the page begins." })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Instead of a cursor: the page by number, from 1, each of `first` rows.",
  })
  page?: number | null;
}

@ObjectType({ description: "Where a page stands in its list." })
export class PageInfo {
  @Field(() => Boolean, { simple: true }) hasNextPage!: boolean;
  @Field(() => Boolean, { simple: true }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, simple: true }) startCursor!: string | null;
  @Field(() => String, { nullable: true, simple: true }) endCursor!: string | null;
}

export interface Page<T> {
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
  totalCount: number | (() => Promise<number>);
}

/** The Relay connection of a type, with `nodes` beside `edges`. */
export function connection<T extends object>(
  name: string,
  of: () => abstract new (...args: never[]) => T,
) {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field(() => String, { simple: true }) cursor!: string;
    @Field(of as never, { simple: true }) node!: T;
  }

  @ObjectType(`${name}Connection`)
  class Connection {
    @Field(() => [of()] as never, { simple: true }) nodes!: T[];
    @Field(() => [Edge], { simple: true }) edges!: Edge[];
    @Field(() => PageInfo, { simple: true }) pageInfo!: PageInfo;
    @Field(() => Int, {
      simple: true,
      complexity: 5,
      description: "All of them; counted only when asked for.",
    })
    totalCount!: number;
  }

  return Connection;
}
