import type { Scope } from "./filter.ts";

/** The parameters of a statement under construction, and the tables it reads. */
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
