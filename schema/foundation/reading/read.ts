import type { Window } from "../connection.ts";
import type { Problem } from "../errors.ts";

export type EntityClass<T extends object = object> = abstract new (...args: never[]) => T;

/** A filter in MikroORM's language, as rules, lists and look-ups use it. */
export type Where = Record<string, unknown>;

export type Order = Record<string, "asc" | "desc">;

/** An order by properties of the class. */
type OrderOf<T> = { readonly [Name in keyof T & string]?: "asc" | "desc" };

/** A narrow table that lists others in the order of their pages. */
export interface Through {
  list: EntityClass;
  entity: EntityClass;
  /** The property of the list that leads to the thing listed. */
  of: string;
  /** How many there are in each month, so that nothing is counted and far pages are found. */
  totals?: { entity: EntityClass; month: string; total: string };
}

type Kind = "one" | "list" | "page" | "value" | "case" | "count" | "tally" | "series" | "ranking";

/** The days or months of a time, both ends included, as UTC has them. */
export interface Span {
  unit: "day" | "month";
  from: Date;
  to: Date;
}

/** How many rows there are of each kind, by its name. */
export type Kinds = Record<string, Where>;

/** A value, and the filter of the rows that stand for it. */
export type Case = [where: Where, value: unknown];

/** What is answered where there is none: a failure, or what is described instead. */
type Otherwise = () => Problem | Promise<Read>;

interface Options {
  order?: Order | undefined;
  window?: Window;
  through?: Through;
  otherwise?: Otherwise | undefined;
  provided?: Read;
  rest?: Read;
  property?: string;
  kinds?: Kinds;
  cases?: readonly Case[];
  fallback?: unknown;
  span?: Span;
  inTrash?: boolean;
}

/** What a resolver returns instead of rows: a description of what is wanted. */
export class Read {
  readonly order: Order;
  readonly window: Window;
  readonly through: Through | undefined;
  readonly otherwise: Otherwise | undefined;
  /** There must be one of these, or this is not answered: its failure is. */
  readonly provided: Read | undefined;
  /** Where a list through a narrow table has too few, those of this one follow that are not in it. */
  readonly rest: Read | undefined;
  /** The one column that is wanted of a row. */
  readonly property: string | undefined;
  /** What is counted apart. */
  readonly kinds: Kinds;
  /** Of a "case": tried in this order. */
  readonly cases: readonly Case[];
  /** Of a "case": the value where no case has a row. */
  readonly fallback: unknown;
  readonly span: Span | undefined;
  /** Deleted rows are wanted instead of those that are not. */
  readonly inTrash: boolean;

  constructor(
    readonly kind: Kind,
    readonly entity: EntityClass,
    readonly where: Where,
    private readonly options: Options = {},
  ) {
    this.order = options.order ?? { id: "asc" };
    this.window = options.window ?? {};
    this.through = options.through;
    this.otherwise = options.otherwise;
    this.provided = options.provided;
    this.rest = options.rest;
    this.property = options.property;
    this.kinds = options.kinds ?? {};
    this.cases = options.cases ?? [];
    this.fallback = options.fallback;
    this.span = options.span;
    this.inTrash = options.inTrash ?? false;
  }

  private with(options: Options): Read {
    return new Read(this.kind, this.entity, this.where, { ...this.options, ...options });
  }

  onlyWith(provided: Read): Read {
    return this.with({ provided });
  }

  followedBy(rest: Read): Read {
    return this.with({ rest });
  }

  /** The same of what is deleted. */
  amongDeleted(): Read {
    return this.with({ inTrash: true });
  }
}

/** One row; where there is none what `otherwise` says, or null. */
export const oneOf = (entity: EntityClass, where: Where, otherwise?: Otherwise): Read =>
  new Read("one", entity, where, { otherwise });

/** The first row in an order, or null. */
export const firstBy = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  order: OrderOf<T>,
): Read => new Read("one", entity, where, { order: order as Order, window: { first: 1 } });

/** One column of a row; null where there is none to see. */
export const valueOf = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  property: keyof T & string,
): Read => new Read("value", entity, where, { property });

/** The value of the first case that has a row to see, otherwise the fallback. */
export const caseOf = (entity: EntityClass, cases: readonly Case[], fallback: unknown): Read =>
  new Read("case", entity, {}, { cases, fallback });

/** How many rows there are. */
export const countOf = (entity: EntityClass, where: Where): Read =>
  new Read("count", entity, where);

/** How many rows there are in each day or month by a moment of theirs: `at` and `count`. */
export const seriesOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: Where,
  span: Span,
): Read => new Read("series", entity, where, { property, span });

/** The commonest values of a property, or what it leads to: that and `count`. */
export const rankingOf = <T extends object>(
  entity: EntityClass<T>,
  property: keyof T & string,
  where: Where,
  first: number,
): Read => new Read("ranking", entity, where, { property, window: { first } });

/** Of the rows of a filter, how many there are of each kind; all are counted in one go. */
export const tallyOf = (entity: EntityClass, where: Where, kinds: Kinds): Read =>
  new Read("tally", entity, where, { kinds });

export const listOf = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  order?: OrderOf<T>,
  first?: number,
): Read =>
  new Read("list", entity, where, { order: order as Order | undefined, window: { first } });

/** A page of a connection. The order must end in something unique, or cursors skip rows. */
export const pageOf = <T extends object>(
  entity: EntityClass<T>,
  where: Where,
  order: OrderOf<T>,
  window: Window,
): Read => new Read("page", entity, where, { order: order as Order, window });

/** A page in the order of a narrow table; filter and order speak of that table. */
export const pageThrough = (through: Through, where: Where, order: Order, window: Window): Read =>
  new Read("page", through.entity, where, { order, window, through });

/** The first of a narrow table, in its order. */
export const listThrough = (through: Through, where: Where, order: Order, first: number): Read =>
  new Read("list", through.entity, where, { order, window: { first }, through });

/** The very first of a narrow table, in its order, or null. */
export const firstThrough = (through: Through, where: Where, order: Order): Read =>
  new Read("one", through.entity, where, { order, window: { first: 1 }, through });

/** What a resolver returns instead of a value that follows from who asks alone. */
export class Known {
  constructor(readonly value: unknown) {}
}

export const known = (value: unknown): Known => new Known(value);
