import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "./enum-type.ts";
import { MAX_COUNT } from "./reading/descriptions/max-count.ts";

/** The maximum number of rows per page for API callers. */
const MAX_PAGE_SIZE = 100;

export interface PageLimits {
  /** The maximum number of rows per page. */
  rows: number;
  /**
   * The highest row offset that page-number pagination may start at. Lists backed by an index table
   * have no such limit.
   */
  maxOffset: number;
}

export const CALLER_PAGE_LIMITS: PageLimits = { rows: MAX_PAGE_SIZE, maxOffset: 100_000 };

export const Direction = enumType(
  "Direction",
  {
    ASC: "The smallest, oldest or first in the alphabet first.",
    DESC: "The largest, newest or last in the alphabet first.",
  },
  "The direction of an order.",
);
export type Direction = EnumOf<typeof Direction>;

/** What the arguments of every list are for. */
export const PAGE_ARGS = {
  first: `The page size: 0 to ${MAX_PAGE_SIZE}, default 20.`,
  after: "Cursor of the row before the page. Use `endCursor` of the previous page.",
};

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: PAGE_ARGS.first })
  first?: number | null;

  @Field(() => String, { nullable: true, description: PAGE_ARGS.after })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Page number from 1, an alternative to `after`. Each page has `first` rows.",
  })
  page?: number | null;
}

@ObjectType({ description: "Information about the page of a connection." })
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

/** Declares the Relay connection of a type, with `nodes` in addition to `edges`. */
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
      description: `The number of rows on all pages; ${MAX_COUNT + 1} means more than ${MAX_COUNT}. Counted only if selected.`,
    })
    totalCount!: number;
  }

  return Connection;
}
