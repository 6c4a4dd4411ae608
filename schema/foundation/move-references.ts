import { type EntityManager, type EntityMetadata, ReferenceKind } from "@mikro-orm/core";
import { quoted } from "./reading/sql/sql.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

/** A column that refers to a row of a class. */
interface Reference {
  table: string;
  column: string;
  /** The other columns of each unique key that the column is part of. */
  keys: string[][];
}

/** All columns of the database that refer to a class. */
export function referencesTo(entity: EntityClass, em: EntityManager): Reference[] {
  const tables = [...em.getMetadata()].filter(({ abstract, tableName }) => !abstract && tableName);
  return tables.flatMap((meta) =>
    meta.relations
      .filter(({ targetMeta, kind }) => {
        return targetMeta?.class === entity && kind === ReferenceKind.MANY_TO_ONE;
      })
      .map(({ name, fieldNames: [column = ""] }) => ({
        table: meta.tableName,
        column,
        keys: keysWith(name, meta),
      })),
  );
}

function keysWith(name: string, meta: EntityMetadata): string[][] {
  const uniques = meta.uniques.map(({ properties }) => [properties ?? []].flat() as string[]);
  const own = meta.properties[name as never] as { unique?: boolean } | undefined;
  const keys = [...uniques, meta.primaryKeys as string[], ...(own?.unique ? [[name]] : [])];
  const columnsOf = (one: string) =>
    (meta.properties[one as never] as { fieldNames: string[] }).fieldNames;
  return keys
    .filter((key) => key.includes(name))
    .map((key) => key.filter((one) => one !== name).flatMap(columnsOf));
}

/**
 * Lets all rows that refer to one row refer to another. Rows that a unique key then refuses, such as
 * a second like, stay where they are.
 */
export async function moveReferences(
  entity: EntityClass,
  { from, to }: { from: string; to: string },
  em: EntityManager,
): Promise<string[]> {
  const references = referencesTo(entity, em);
  for (const { table, column, keys } of references) {
    const [name, of] = [quoted(table), quoted(column)];
    const free = keys.map((key) => {
      const same = key.map((other) => ` and had.${quoted(other)} = moved.${quoted(other)}`);
      return ` and not exists (select 1 from ${name} as had where had.${of} = ?${same.join("")})`;
    });
    await em
      .getConnection()
      .execute(
        `update ${name} as moved set ${of} = ? where ${of} = ?${free.join("")}`,
        [to, from, ...keys.map(() => to)],
        "run",
        em.getTransactionContext(),
      );
  }
  return [...new Set(references.map(({ table }) => table))];
}
