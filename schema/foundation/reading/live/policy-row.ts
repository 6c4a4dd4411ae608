import type { EntityMetadata } from "@mikro-orm/core";
import { columnOf, isToOne, propertyOf } from "../sql/column.ts";
import { Parameters } from "../sql/parameters.ts";
import { jsonObject, quoted } from "../sql/sql.ts";

/** Whether a property path leads to a column of the row or of a row it belongs to. */
export function isColumnPath(entity: EntityMetadata, path: string): boolean {
  const [name = "", ...further] = path.split(".");
  const property = propertyOf(entity, name);
  if (!property || property.persist === false) return false;
  if (!further.length) return isToOne(property) || property.fieldNames?.length === 1;
  const { targetMeta } = property;
  return isToOne(property) && !!targetMeta && isColumnPath(targetMeta, further.join("."));
}

/**
 * The statement that loads what filters read of the row whose id is its only parameter: the row as
 * JSON with the columns of these paths, to-one relations as nested objects.
 */
export function policyRow(entity: EntityMetadata, paths: readonly string[]): string {
  const parameters = new Parameters();
  const row = parameters.alias(entity.tableName);
  const id = parameters.bind(undefined, "uuid");
  const json = objectOf(entity, row, paths, parameters);
  return `select ${json}::text from ${quoted(entity.tableName)} ${row} where ${row}."id" = ${id}`;
}

function objectOf(
  entity: EntityMetadata,
  row: string,
  paths: readonly string[],
  parameters: Parameters,
): string {
  const byName = Map.groupBy(paths, (path) => path.split(".", 1)[0] ?? path);
  const entries = [...byName].flatMap(([name, all]): [string, string][] => {
    const property = propertyOf(entity, name);
    if (!property) return [];
    const column = `${row}.${columnOf(property)}`;
    const further = all.filter((path) => path !== name).map((path) => path.slice(name.length + 1));
    const { targetMeta: target } = property;
    if (!further.length || !target) return [[name, column]];
    const other = parameters.alias(target.tableName);
    const json = objectOf(target, other, ["id", ...further], parameters);
    const from = `${quoted(target.tableName)} ${other} where ${other}."id" = ${column}`;
    return [[name, `(select ${json} from ${from})`]];
  });
  return jsonObject(entries);
}
