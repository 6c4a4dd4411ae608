import type { EntityManager } from "@mikro-orm/core";
import { cursorOf } from "../foundation/reading/descriptions/cursor.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";

/** Values of arguments, as in variables; by `Type.field.argument` or by argument name alone. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

/**
 * What a domain contributes to the oracle's world, always the same:
 * schema/<domain>/<domain>.fixture.ts.
 */
export interface Fixture {
  /** The domains whose rows must exist first. */
  after?: readonly string[];
  /** Adds rows; they are flushed before the next domain adds its own. */
  fill(world: World): Promise<void> | void;
  values?(world: World, viewers: Record<string, Viewer>): Values;
  /** Faulty policies that no operation can reveal, with the reason. */
  unseen?: Record<string, string>;
  /** Edges that lead to no hidden row for anyone who may follow them, with the reason. */
  open?: Record<string, string>;
}

/** The rows added so far. */
export class World {
  readonly #rows = new Map<unknown, object[]>();

  constructor(readonly em: EntityManager) {}

  add<T extends object>(rows: readonly T[]): void {
    this.em.persist(rows);
    for (const row of rows) {
      this.#rows.set(row.constructor, [...(this.#rows.get(row.constructor) ?? []), row]);
    }
  }

  of<T extends object>(entity: EntityClass<T>): T[] {
    return (this.#rows.get(entity) ?? []) as T[];
  }
}

export const UNKNOWN = "00000000-0000-7000-8000-000000000000";
export const NO_ID = "no-id";

export const CREATED = { createdAt: "desc", id: "desc" } as const;

/** The ids of every fifth row. */
export const some = (rows: readonly { id: string }[]): string[] =>
  rows.filter((_, n) => n % 5 === 0).map(({ id }) => id);

/** The cursors of some rows of a list in this order. */
export const cursors = (
  rows: readonly object[],
  order: Record<string, "asc" | "desc">,
): (string | undefined)[] =>
  rows.slice(4, 9).map((row) => cursorOf(row as Record<string, unknown>, order));
