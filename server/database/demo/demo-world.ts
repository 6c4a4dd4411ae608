import type { EntityManager } from "@mikro-orm/core";
import type { Locale } from "../../../schema/foundation/locale.ts";
import type { Secrets } from "../../../schema/foundation/secrets.ts";
import type { FileStorage } from "../../../schema/foundation/services.ts";
import type { EntityClass } from "../../../schema/foundation/reading/descriptions/read-query.ts";

/** The demo data of a domain, exported as `data` from `<domain>.demo.ts`. */
export interface DemoData {
  /** The domains whose data must be added first. */
  after?: readonly string[];
  /**
   * What is written in fewer languages on purpose, to show that: by its first text in English, and its
   * parts with it. A test demands all languages of any other row.
   */
  inFewerLanguages?: Readonly<Record<string, readonly Locale[]>>;
  /**
   * Persists rows; they are flushed before the next domain adds its own.
   * @param storage where their files are written to; without it they have none
   * @param secrets what encrypts their secrets; without it they cannot be read
   */
  add(
    em: EntityManager,
    world: DemoWorld,
    storage?: Pick<FileStorage, "write">,
    secrets?: Pick<Secrets, "seal">,
  ): Promise<void> | void;
}

/** The rows added so far, by the names that demo data use to refer to each other. */
export class DemoWorld {
  readonly #rows = new Map<EntityClass, Map<string, object>>();

  note(name: string, row: object): void {
    const entity = row.constructor as EntityClass;
    const named = this.#rows.get(entity) ?? new Map<string, object>();
    this.#rows.set(entity, named.set(name, row));
  }

  find<T extends object>(entity: EntityClass<T>, name: string): T {
    const row = this.#rows.get(entity)?.get(name);
    if (!row) throw new Error(`The demo world has no ${entity.name} "${name}"`);
    return row as T;
  }
}
