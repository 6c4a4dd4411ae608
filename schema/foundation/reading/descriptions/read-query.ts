import type { PageArgs } from "../../connection.ts";
import type { Problem } from "../../errors.ts";
import { notFound } from "../../model-messages.ts";

export type EntityClass<T extends object = object> = abstract new (...args: never[]) => T;

/**
 * A filter in MikroORM's language, as used by policies, lists and lookups. The filter of a read
 * query may also compare a relation with the first row, by id, that a filter matches: `$first`.
 */
export type Where = Record<string, unknown>;

/** The operand of `$within`: the values of a column of any table, related or not, that is indexed. */
export interface Within {
  table: string;
  column: string;
  /** A column of the table: only rows that have a value in it. */
  having?: string;
}

/** A filter whose keys are properties of the class. */
export type WhereOf<T> = { readonly [Name in keyof T]?: unknown } & {
  readonly $and?: readonly Where[];
  readonly $or?: readonly Where[];
};

export type Order = Record<string, "asc" | "desc">;

/** An order by properties of the class. */
export type OrderOf<T> = { readonly [Name in keyof T & string]?: "asc" | "desc" };

/** An index table: a narrow table that lists the rows of another in the order of their pages. */
export interface IndexTable<List extends object = object> {
  list: EntityClass<List>;
  entity: EntityClass;
  /** The property of the index table that refers to the listed row. */
  of: string;
  /**
   * The property its index begins with, if one row may be listed under several of its values: a
   * list of several values reads the first rows of each.
   */
  per?: string;
  /**
   * Row counts per month, denormalized, so that totals are not counted and distant pages are found
   * quickly.
   */
  totals?: { entity: EntityClass; month: string; total: string };
}

/** A range of days or months in UTC, both ends inclusive. */
export interface DateRange {
  unit: "day" | "month";
  from: Date;
  to: Date;
}

/** Groups to count by name: how many rows match each filter. */
type Groups = Record<string, Where>;

/** A value, and the filter of the rows that yield it. */
type Case = readonly [where: Where, value: unknown];

/** The result where there is no row: an error, or another read query. */
type Fallback = () => Problem | Promise<ReadQuery>;

/** One row: the first in an order, or null. */
export interface RowQuery {
  kind: "one";
  order?: Order;
  through?: IndexTable;
  otherwise?: Fallback | undefined;
}

/** What a search is compared with, so that rows named like it come first. */
export interface Rank {
  search: string;
  /** The properties of a row's names: texts, or texts in several languages. */
  names: readonly string[];
  /** The property with the languages whose names count, if not all. */
  languages?: string | undefined;
}

export interface ListQuery {
  kind: "list";
  order: Order;
  /** If few rows match, those named like the search come before the order. */
  rank?: Rank;
  first: number | null | undefined;
  /** Instead of `first`: a bound that the list has by itself, whatever callers may page. */
  most?: number;
  through?: IndexTable;
  /**
   * If a list from an index table has too few rows, rows of this one fill it up, without
   * duplicates.
   */
  rest?: { where: Where; wanted: ListQuery };
}

export interface PageQuery {
  kind: "page";
  order: Order;
  window: PageArgs;
  through?: IndexTable;
}

/** One column of a row. */
export interface ValueQuery {
  kind: "value";
  property: string;
}

/** The value of the first case that has a row. */
export interface CaseQuery {
  kind: "case";
  cases: readonly Case[];
  fallback: unknown;
}

export interface SumQuery {
  kind: "sum";
  property: string;
}

export interface CountsQuery {
  kind: "tally";
  kinds: Groups;
}

export interface SeriesQuery {
  kind: "series";
  property: string;
  span: DateRange;
}

export interface RankingQuery {
  kind: "ranking";
  property: string;
  first: number;
}

/** The shape of the result: row, list, page, count and so on. */
export type Wanted =
  | RowQuery
  | ListQuery
  | PageQuery
  | ValueQuery
  | CaseQuery
  | { kind: "count" }
  | SumQuery
  | CountsQuery
  | SeriesQuery
  | RankingQuery;

/** A description of data to read, which a resolver returns instead of rows. */
export class ReadQuery {
  constructor(
    readonly entity: EntityClass,
    readonly where: Where,
    readonly wanted: Wanted,
    /** This query must find a row, otherwise the result is its error. */
    readonly provided?: ReadQuery,
    /** Reads deleted rows instead of the others. */
    readonly inTrash = false,
  ) {}

  onlyWith(provided: ReadQuery): ReadQuery {
    return new ReadQuery(this.entity, this.where, this.wanted, provided, this.inTrash);
  }

  /** Combines two lists from an index table: the second fills up the first. */
  followedBy({ where, wanted }: ReadQuery): ReadQuery {
    if (this.wanted.kind !== "list" || wanted.kind !== "list")
      throw new Error("Only lists can be combined");
    const both: ListQuery = { ...this.wanted, rest: { where, wanted } };
    return new ReadQuery(this.entity, this.where, both, this.provided, this.inTrash);
  }

  /** The same query on deleted rows. */
  amongDeleted(): ReadQuery {
    return new ReadQuery(this.entity, this.where, this.wanted, this.provided, true);
  }
}

/** One row; if there is none, the result of `otherwise`, or null. */
export const findOne = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  otherwise?: Fallback,
): ReadQuery => new ReadQuery(entity, where, { kind: "one", otherwise });

/** One row; if there is none, NOT_FOUND with its model's message. */
export const findOneOrFail = (entity: EntityClass, where: Where): ReadQuery =>
  findOne(entity, where, () => notFound(entity));

/** The first row in an order, or null. */
export const findFirst = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T>,
): ReadQuery => new ReadQuery(entity, where, { kind: "one", order: order as Order });

/** One column of a row; null if there is no visible row. */
export const valueOf = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  property: keyof T & string,
): ReadQuery => new ReadQuery(entity, where, { kind: "value", property });

/** The value of the first case with a visible row, otherwise the fallback. */
export const caseOf = <T extends object>(
  entity: EntityClass<T>,
  cases: readonly (readonly [where: WhereOf<T>, value: unknown])[],
  fallback: unknown,
): ReadQuery => new ReadQuery(entity, {}, { kind: "case", cases, fallback });

/** The number of rows. */
export const countOf = <T extends object>(entity: EntityClass<T>, where: WhereOf<T>): ReadQuery =>
  new ReadQuery(entity, where, { kind: "count" });

/** The sum of a numeric, money or decimal column; zero if there are no rows. */
export const sumOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
): ReadQuery => new ReadQuery(entity, where, { kind: "sum", property });

/** Row counts per day or month of a timestamp column: `at` and `count`. */
export const seriesOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
  span: DateRange,
): ReadQuery => new ReadQuery(entity, where, { kind: "series", property, span });

/**
 * The most frequent values of a property, or the rows a relation refers to, each with its `count`.
 */
export const rankingOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
  first: number,
): ReadQuery => new ReadQuery(entity, where, { kind: "ranking", property, first });

/** Row counts per group within a filter; all groups are counted in one pass. */
export const countBy = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  kinds: Readonly<Record<string, WhereOf<T>>>,
): ReadQuery => new ReadQuery(entity, where, { kind: "tally", kinds });

export const findMany = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order?: OrderOf<T>,
  first?: number,
): ReadQuery =>
  new ReadQuery(entity, where, { kind: "list", order: (order ?? { id: "asc" }) as Order, first });

/** The first rows that a search finds: those named like it, then the others, each in an order. */
export const findRanked = (
  entity: EntityClass,
  where: Where,
  { rank, order, first }: { rank: Rank; order: Order; first: number },
): ReadQuery =>
  new ReadQuery(entity, where, {
    kind: "list",
    order,
    first,
    ...(rank.names.length > 0 && { rank }),
  });

/** All rows, of which there are at most so many: a list that is never paged, with a cost of its own. */
export const findAll = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T>,
  most: number,
): ReadQuery =>
  new ReadQuery(entity, where, { kind: "list", order: order as Order, first: null, most });

/** A page of a connection. The order must end in a unique property, or cursors skip rows. */
export const findPage = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T>,
  window: PageArgs,
): ReadQuery => new ReadQuery(entity, where, { kind: "page", order: order as Order, window });

/** A page in the order of an index table; filter and order refer to that table. */
export const findPageFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
  window: PageArgs,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "page", order: order as Order, window, through });

/** The first rows of an index table, in its order. */
export const findManyFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
  first: number,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "list", order: order as Order, first, through });

/** The first row of an index table, in its order, or null. */
export const findFirstFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "one", order: order as Order, through });

/** What a resolver returns instead of a value that depends on the viewer only. */
export class Constant {
  constructor(readonly value: unknown) {}
}

export const constant = (value: unknown): Constant => new Constant(value);
