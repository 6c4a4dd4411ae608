import type { PageArgs } from "../../connection.ts";
import type { Problem } from "../../errors.ts";
import { notFound } from "../../model-messages.ts";

export type EntityClass<T extends object = object> = abstract new (...args: never[]) => T;

/** A filter in MikroORM's language, as rules, lists and look-ups use it. */
export type Where = Record<string, unknown>;

/** A filter whose names are properties of the class. */
export type WhereOf<T> = { readonly [Name in keyof T]?: unknown } & {
  readonly $and?: readonly Where[];
  readonly $or?: readonly Where[];
};

export type Order = Record<string, "asc" | "desc">;

/** An order by properties of the class. */
export type OrderOf<T> = { readonly [Name in keyof T & string]?: "asc" | "desc" };

/** A narrow table that lists others in the order of their pages. */
export interface IndexTable<List extends object = object> {
  list: EntityClass<List>;
  entity: EntityClass;
  /** The property of the list that leads to the thing listed. */
  of: string;
  /** How many there are in each month, so that nothing is counted and far pages are found. */
  totals?: { entity: EntityClass; month: string; total: string };
}

/** The days or months of a time, both ends included, as UTC has them. */
export interface DateRange {
  unit: "day" | "month";
  from: Date;
  to: Date;
}

/** How many rows there are of each kind, by its name. */
type Groups = Record<string, Where>;

/** A value, and the filter of the rows that stand for it. */
type Case = readonly [where: Where, value: unknown];

/** What is answered where there is none: a failure, or what is described instead. */
type Fallback = () => Problem | Promise<ReadQuery>;

/** One row: the first in an order, if there is one. */
export interface RowWanted {
  kind: "one";
  order?: Order;
  through?: IndexTable;
  otherwise?: Fallback | undefined;
}

export interface ListWanted {
  kind: "list";
  order: Order;
  first: number | null | undefined;
  through?: IndexTable;
  /** Where a list through an index table has too few, those of this one follow that are not in it. */
  rest?: { where: Where; wanted: ListWanted };
}

export interface PageWanted {
  kind: "page";
  order: Order;
  window: PageArgs;
  through?: IndexTable;
}

/** One column of a row. */
export interface ValueWanted {
  kind: "value";
  property: string;
}

/** The value of the first of these cases that has a row. */
export interface CaseWanted {
  kind: "case";
  cases: readonly Case[];
  fallback: unknown;
}

export interface SumWanted {
  kind: "sum";
  property: string;
}

export interface TallyWanted {
  kind: "tally";
  kinds: Groups;
}

export interface SeriesWanted {
  kind: "series";
  property: string;
  span: DateRange;
}

export interface RankingWanted {
  kind: "ranking";
  property: string;
  first: number;
}

/** What is wanted of the rows that a description finds. */
export type Wanted =
  | RowWanted
  | ListWanted
  | PageWanted
  | ValueWanted
  | CaseWanted
  | { kind: "count" }
  | SumWanted
  | TallyWanted
  | SeriesWanted
  | RankingWanted;

/** What a resolver returns instead of rows: a description of what is wanted. */
export class ReadQuery {
  constructor(
    readonly entity: EntityClass,
    readonly where: Where,
    readonly wanted: Wanted,
    /** There must be one of these, or this is not answered: its failure is. */
    readonly provided?: ReadQuery,
    /** Deleted rows are wanted instead of those that are not. */
    readonly inTrash = false,
  ) {}

  onlyWith(provided: ReadQuery): ReadQuery {
    return new ReadQuery(this.entity, this.where, this.wanted, provided, this.inTrash);
  }

  /** Of two lists through an index table: the second one fills up the first. */
  followedBy({ where, wanted }: ReadQuery): ReadQuery {
    if (this.wanted.kind !== "list" || wanted.kind !== "list") throw new Error("Only lists follow");
    const both: ListWanted = { ...this.wanted, rest: { where, wanted } };
    return new ReadQuery(this.entity, this.where, both, this.provided, this.inTrash);
  }

  /** The same of what is deleted. */
  amongDeleted(): ReadQuery {
    return new ReadQuery(this.entity, this.where, this.wanted, this.provided, true);
  }
}

/** One row; where there is none what `otherwise` says, or null. */
export const findOne = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  otherwise?: Fallback,
): ReadQuery => new ReadQuery(entity, where, { kind: "one", otherwise });

/** One row; where there is none, what its model says then. */
export const findOneOrFail = (entity: EntityClass, where: Where): ReadQuery =>
  findOne(entity, where, () => notFound(entity));

/** The first row in an order, or null. */
export const findFirst = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T>,
): ReadQuery => new ReadQuery(entity, where, { kind: "one", order: order as Order });

/** One column of a row; null where there is none to see. */
export const valueOf = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  property: keyof T & string,
): ReadQuery => new ReadQuery(entity, where, { kind: "value", property });

/** The value of the first case that has a row to see, otherwise the fallback. */
export const caseOf = <T extends object>(
  entity: EntityClass<T>,
  cases: readonly (readonly [where: WhereOf<T>, value: unknown])[],
  fallback: unknown,
): ReadQuery => new ReadQuery(entity, {}, { kind: "case", cases, fallback });

/** How many rows there are. */
export const countOf = <T extends object>(entity: EntityClass<T>, where: WhereOf<T>): ReadQuery =>
  new ReadQuery(entity, where, { kind: "count" });

/** The sum of a column of numbers, money or decimals; zero where there are no rows. */
export const sumOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
): ReadQuery => new ReadQuery(entity, where, { kind: "sum", property });

/** How many rows there are in each day or month by a moment of theirs: `at` and `count`. */
export const seriesOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
  span: DateRange,
): ReadQuery => new ReadQuery(entity, where, { kind: "series", property, span });

/** The commonest values of a property, or what it leads to: that and `count`. */
export const rankingOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: WhereOf<T>,
  first: number,
): ReadQuery => new ReadQuery(entity, where, { kind: "ranking", property, first });

/** Of the rows of a filter, how many there are of each kind; all are counted in one go. */
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

/** A page of a connection. The order must end in something unique, or cursors skip rows. */
export const findPage = <T extends object>(
  entity: EntityClass<T>,
  where: WhereOf<T>,
  order: OrderOf<T>,
  window: PageArgs,
): ReadQuery => new ReadQuery(entity, where, { kind: "page", order: order as Order, window });

/** A page in the order of a narrow table; filter and order speak of that table. */
export const findPageFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
  window: PageArgs,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "page", order: order as Order, window, through });

/** The first of a narrow table, in its order. */
export const findManyFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
  first: number,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "list", order: order as Order, first, through });

/** The very first of a narrow table, in its order, or null. */
export const findFirstFrom = <List extends object>(
  through: IndexTable<List>,
  where: WhereOf<List>,
  order: OrderOf<List>,
): ReadQuery =>
  new ReadQuery(through.entity, where, { kind: "one", order: order as Order, through });

/** What a resolver returns instead of a value that follows from who asks alone. */
export class Constant {
  constructor(readonly value: unknown) {}
}

export const constant = (value: unknown): Constant => new Constant(value);
