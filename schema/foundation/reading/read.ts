import type { Window } from "../connection.ts";
import type { Problem } from "../errors.ts";

export type EntityClass<T extends object = object> = abstract new (...args: never[]) => T;

/** A filter in MikroORM's language, as rules, lists and look-ups use it. */
export type Where = Record<string, unknown>;

export type Order = Record<string, "asc" | "desc">;

/** A narrow table that lists others in the order of their pages. */
export interface Through {
  list: EntityClass;
  entity: EntityClass;
  /** The property of the list that leads to the thing listed. */
  of: string;
  /** How many there are in each month, so that nothing is counted and far pages are found. */
  totals?: { entity: EntityClass; month: string; total: string };
}

interface Options {
  order?: Order | undefined;
  window?: Window;
  through?: Through;
  /** What is answered when there is none: another description, or a failure thrown. */
  otherwise?: (() => Promise<Read>) | undefined;
  provided?: Read;
  rest?: Read;
  property?: string;
}

/** What a resolver returns instead of rows: a description of what is wanted. */
export class Read {
  readonly order: Order;
  readonly window: Window;
  readonly through: Through | undefined;
  readonly otherwise: (() => Promise<Read>) | undefined;
  /** There must be one of these, or this is not answered: its failure is. */
  readonly provided: Read | undefined;
  /** Where a list through a narrow table has too few, those of this one follow that are not in it. */
  readonly rest: Read | undefined;
  /** The one column that is wanted of a row. */
  readonly property: string | undefined;

  constructor(
    readonly kind: "one" | "list" | "page" | "value",
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
}

/** One row, or null; with `otherwise` that failure, or what that function describes instead. */
export function oneOf(
  entity: EntityClass,
  where: Where,
  otherwise?: Problem | (() => Promise<Read>),
): Read {
  if (!otherwise || typeof otherwise === "function") {
    return new Read("one", entity, where, { otherwise });
  }
  return new Read("one", entity, where, { otherwise: () => Promise.reject(otherwise) });
}

/** One column of a row; null where there is none to see. */
export const valueOf = (entity: EntityClass, where: Where, property: string): Read =>
  new Read("value", entity, where, { property });

export const listOf = (entity: EntityClass, where: Where, order?: Order, first?: number): Read =>
  new Read("list", entity, where, { order, window: { first } });

/** A page of a connection. The order must end in something unique, or cursors skip rows. */
export const pageOf = (entity: EntityClass, where: Where, order: Order, window: Window): Read =>
  new Read("page", entity, where, { order, window });

/** A page in the order of a narrow table; filter and order speak of that table. */
export const pageThrough = (through: Through, where: Where, order: Order, window: Window): Read =>
  new Read("page", through.entity, where, { order, window, through });

/** The first of a narrow table, in its order. */
export const listThrough = (through: Through, where: Where, order: Order, first: number): Read =>
  new Read("list", through.entity, where, { order, window: { first }, through });

/** The very first of a narrow table, in its order, or null. */
export const firstThrough = (through: Through, where: Where, order: Order): Read =>
  new Read("one", through.entity, where, { order, window: { first: 1 }, through });
