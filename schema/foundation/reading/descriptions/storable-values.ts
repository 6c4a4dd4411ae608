import { type EntityMetadata, Utils } from "@mikro-orm/core";
import { isDecimal } from "../../decimal.ts";
import { dependsOnRow } from "../../policies.ts";
import { isUuid } from "../../uuid.ts";
import { isToOne, propertyOf, typeOf } from "../sql/column.ts";
import type { Where } from "./read-query.ts";

// Values that a column cannot hold, such as a malformed id, are detected before the query: a
// failing statement costs the database more than one without results.

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MAX_INT = 2 ** 31 - 1;

/** Whether a column of this type (or an element, for arrays) can hold the value. */
export function isStorable(type: string, value: unknown): boolean {
  if (value instanceof Date) return INSTANT.test(value.toISOString());
  if (typeof value === "number" && type === "int") {
    return Number.isInteger(value) && Math.abs(value) <= MAX_INT;
  }
  if (typeof value === "number" && type === "bigint") return Number.isSafeInteger(value);
  if (typeof value !== "string") return true;
  if (type === "numeric") return isDecimal(value);
  if (type === "uuid") return isUuid(value);
  if (type === "timestamptz") return INSTANT.test(value) && !Number.isNaN(Date.parse(value));
  return !value.includes("\0");
}

/** A condition that no row matches. */
export const IMPOSSIBLE = Symbol("impossible");

/** A condition on a column without the values that the column cannot hold. */
export function storableValue(columnType: string, wanted: unknown): unknown {
  const type = columnType.replace("[]", "");
  const isOne = (value: unknown) => isStorable(type, value);
  if (Array.isArray(wanted)) return wanted.every(isOne) ? wanted : wanted.filter(isOne);
  if (!Utils.isPlainObject(wanted)) return isOne(wanted) ? wanted : IMPOSSIBLE;
  const operators = Object.entries(wanted as Where).map(([operator, value]) => {
    const values = [value].flat();
    if (values.every(isOne)) return [operator, value];
    if (operator === "$ne") return [operator, null];
    const canBeLeftOut = operator === "$in" || operator === "$nin" || operator === "$overlap";
    return [operator, canBeLeftOut ? values.filter(isOne) : IMPOSSIBLE];
  });
  if (operators.some(([, value]) => value === IMPOSSIBLE)) return IMPOSSIBLE;
  return Object.fromEntries(operators);
}

/** A filter for the ORM without values that the database would reject. */
export function storableFilter(entity: EntityMetadata, where: Where): Where {
  const parts = Object.entries(where).map(([name, wanted]): [string, unknown] => {
    if (name === "$and" || name === "$or") {
      return [name, (wanted as Where[]).map((part) => storableFilter(entity, part))];
    }
    const property = propertyOf(entity, name);
    if (!property) return [name, wanted];
    const { targetMeta } = property;
    if (!targetMeta) return [name, ofColumn(typeOf(property), wanted)];
    if (!dependsOnRow(wanted)) return [name, storableValue("uuid", wanted)];
    return [name, ofRelation(targetMeta, wanted, isToOne(property))];
  });
  const isImpossible = parts.some(([, wanted]) => wanted === IMPOSSIBLE);
  return isImpossible ? noneOf(entity) : Object.fromEntries(parts);
}

/** No row; not every entity has an `id`. */
const noneOf = ({ primaryKeys: [key = "id"] }: EntityMetadata): Where => ({ [key]: { $in: [] } });

/** For a JSON map each key is checked separately. */
function ofColumn(type: string, wanted: unknown): unknown {
  if (type !== "jsonb" || !Utils.isPlainObject(wanted)) return storableValue(type, wanted);
  const texts = Object.entries(wanted as Where).map(([key, text]) => [
    key,
    storableValue("text", text),
  ]);
  return texts.some(([, text]) => text === IMPOSSIBLE) ? IMPOSSIBLE : Object.fromEntries(texts);
}

function ofRelation(target: EntityMetadata, wanted: Where, isOne: boolean): Where {
  if (isOne) return storableFilter(target, wanted);
  const { $some, $none, ...rest } = wanted;
  return {
    ...storableFilter(target, rest),
    ...($some !== undefined && { $some: storableFilter(target, $some as Where) }),
    ...($none !== undefined && { $none: storableFilter(target, $none as Where) }),
  };
}
