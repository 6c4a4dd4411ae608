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
}

interface Options {
  order?: Order;
  window?: Window;
  through?: Through;
  /** What is answered when there is none: another description, or a failure thrown. */
  otherwise?: () => Promise<Read>;
}

/** What a resolver returns instead of rows: a description of what is wanted. */
export class Read {
  readonly order: Order;
  readonly window: Window;
  readonly through: Through | undefined;
  readonly otherwise: (() => Promise<Read>) | undefined;

  constructor(
    readonly kind: "one" | "list" | "page",
    readonly entity: EntityClass,
    readonly where: Where,
    { order = { id: "asc" }, window = {}, through, otherwise }: Options = {},
  ) {
    this.order = order;
    this.window = window;
    this.through = through;
    this.otherwise = otherwise;
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
