import type { EntityManager, EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { ReferenceKind } from "@mikro-orm/core";
import type { User } from "../accounts/user.ts";
import { localizedFields, publishedFields } from "../foundation/model.ts";
import { fieldFilter, isOpen, maskOf, NONE } from "../foundation/policies.ts";
import { columnOf } from "../foundation/reading/sql/column.ts";
import { quoted } from "../foundation/reading/sql/sql.ts";
import { Viewer } from "../foundation/viewer.ts";
import type { OwnNoun } from "./own-nouns.ts";

/** Whose rows are read. */
export interface Owner {
  user: string;
  member: string | null;
  /** Null unless it is verified. */
  email: string | null;
}

/** Rows in memory at once. */
const CHUNK = 500;

export const ownerOf = ({ id, email, emailVerified, member }: User): Owner => ({
  user: id,
  member: member?.id ?? null,
  email: emailVerified ? email : null,
});

/** How many rows of a noun an owner has; no more than `most` are counted. */
export async function countOwn(
  noun: OwnNoun,
  owner: Owner,
  em: EntityManager,
  most?: number,
): Promise<number> {
  const { tableName } = em.getMetadata().get(noun.entity);
  const { where, values } = boundTo(owner, noun.where);
  const limit = most === undefined ? "" : `limit ${most}`;
  const rows = `select 1 from ${quoted(tableName)} as item where ${where} ${limit}`;
  const sql = `select count(*)::int as count from (${rows}) as counted`;
  const [row] = await em.getConnection().execute<{ count: number }[]>(sql, values, "all");
  return row?.count ?? 0;
}

/** The rows of an owner as JSON texts, in the order of their ids, read piece by piece. */
export async function* ownRows(
  noun: OwnNoun,
  owner: Owner,
  em: EntityManager,
): AsyncGenerator<string> {
  const entity = em.getMetadata().get(noun.entity);
  const columns = ownColumns(noun, entity, owner).map(
    (property) => `item.${columnOf(property)} as ${quoted(property.name)}`,
  );
  const { where, values } = boundTo(owner, noun.where);
  const sql = (after: string) => `
    select row.id::text as id, to_json(row)::text as json
      from (select item.id, ${columns.join(", ")} from ${quoted(entity.tableName)} as item
        where ${where} ${after} order by item.id limit ${CHUNK}) as row
      order by row.id`;
  for (let last: string | undefined; ;) {
    const rows: { id: string; json: string }[] = await em
      .getConnection()
      .execute(sql(last ? "and item.id > ?" : ""), last ? [...values, last] : values, "all");
    for (const { json } of rows) yield json;
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.id;
  }
}

/** The names are replaced by parameters in the order in which they occur. */
function boundTo(owner: Owner, where: string): { where: string; values: (string | null)[] } {
  const values: (string | null)[] = [];
  const bound = where.replace(/(?<!:):(user|member|email)\b/g, (_, name: keyof Owner) => {
    values.push(owner[name]);
    return "?";
  });
  return { where: bound, values };
}

const STORED = [ReferenceKind.SCALAR, ReferenceKind.MANY_TO_ONE, ReferenceKind.ONE_TO_ONE];

/**
 * The columns that a member without roles reads of their own rows through the graph, and those that the noun names.
 * What others read in place of a verdict is left out.
 */
function ownColumns(noun: OwnNoun, entity: EntityMetadata, owner: Owner): EntityProperty[] {
  const { also = [], except = [] } = noun;
  const viewer = new Viewer({
    userId: owner.user,
    ...(owner.member && { memberId: owner.member }),
  });
  const isRead = (name: string): boolean => {
    if (except.includes(name) || maskOf(noun.entity, name)) return false;
    if (!publishedFields.get(noun.entity)?.has(name)) return false;
    if (localizedFields.get(noun.entity)?.has(name) || isOpen(noun.entity, name)) return true;
    const answer = fieldFilter(noun.entity, name, viewer, {});
    return answer !== false && answer !== NONE;
  };
  return entity.props.filter(
    ({ name, kind, primary, persist }) =>
      STORED.includes(kind) &&
      !primary &&
      persist !== false &&
      (also.includes(name) || isRead(name)),
  );
}
