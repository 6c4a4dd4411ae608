import { type EntityManager, ReferenceKind } from "@mikro-orm/core";

/** Where callers may have sent the value that a unique index has refused, such as `slug.en`. */
export function takenPath(error: Error, entity: Function, em: EntityManager): string | undefined {
  const { tableName, props } = em.getMetadata().get(entity as never);
  const { constraint = "" } = error as { constraint?: string };
  if (!constraint.startsWith(`${tableName}_`)) return undefined;
  // by the convention of their names: posts_slug_en_unique
  const index = constraint.slice(tableName.length + 1).replace(/_unique$/, "");
  const [, column = index, locale] = /^(.+)_(en|fr|no)$/.exec(index) ?? [];
  // a name is compared by its key
  const name = column.replace(/_key$/, "");
  const isColumn = props.some(
    ({ kind, fieldNames: [own] }) => kind === ReferenceKind.SCALAR && own === name,
  );
  if (!isColumn || name.endsWith("_hash")) return undefined;
  return locale ? `${name}.${locale}` : name;
}
