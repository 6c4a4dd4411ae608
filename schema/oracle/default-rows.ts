import { type EntityMetadata, type EntityProperty, Utils } from "@mikro-orm/core";
import type { StoredEntity } from "../foundation/entity.ts";
import { entities } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { at, idOf, nth, texts, times } from "./series.ts";

const ROWS = 14;

/** Rows of a noun that no fixture adds, always the same: what the types of its columns say, and relations to rows of other nouns. */
export function defaultRows(
  { class: entity, props }: EntityMetadata,
  others: (entity: EntityClass) => readonly object[],
): StoredEntity[] {
  const kind = 1_000 + entities.indexOf(entity as Function);
  return times(ROWS, (n) => {
    const row = new (entity as new () => StoredEntity)();
    const values = props.flatMap((property): [string, unknown][] => {
      const value =
        property.kind === "m:1"
          ? nth([...others(property.targetMeta?.class as EntityClass), null], n)
          : valueOf(property, (row as object as Record<string, unknown>)[property.name], n);
      return value === undefined ? [] : [[property.name, value]];
    });
    return Object.assign(row, Object.fromEntries(values), { id: idOf(kind, n) });
  });
}

/** Every sixth row is in the trash; what may be missing is missing in every second. */
function valueOf(property: EntityProperty, initial: unknown, n: number): unknown {
  const { name, kind, type, items, nullable, primary, version, generated } = property;
  if (kind !== "scalar" || primary || version || generated) return undefined;
  if (name === "deletedAt") return n % 6 === 5 ? at(n) : null;
  if (nullable && n % 2 === 0) return null;
  if (items) return nth(items, n);
  if (Utils.isPlainObject(initial)) return Object.keys(initial).length ? undefined : texts(n);
  if (/^(timestamptz|Date|datetime)/i.test(type)) return at(n);
  if (/^(int|integer|number|bigint)/i.test(type)) return Math.floor(n / 2);
  if (type.startsWith("bool")) return n % 2 === 1;
  return /^(text|string)$/.test(type) ? `${name}-${n}` : undefined;
}
