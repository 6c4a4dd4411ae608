import type { Scope } from "./filter.ts";

/** The values of a statement that is being written, and the tables it looks at. */
export class Parameters implements Scope {
  readonly values: unknown[] = [];
  readonly tables = new Set<string>();
  #aliases = 0;

  bind(value: unknown, type: string): string {
    const plain = value instanceof Date ? value.toISOString() : value;
    return `$${this.values.push(plain)}::${type}`;
  }

  alias(table: string): string {
    this.tables.add(table);
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }
}
