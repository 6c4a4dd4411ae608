import type { EntityManager } from "@mikro-orm/core";
import { rowFilter } from "../../policies.ts";
import type { PublicPage, PublicPages } from "../../public-pages.ts";
import { Viewer } from "../../viewer.ts";
import { columnOf, propertyOf } from "./column.ts";
import { condition } from "./filter.ts";
import { Parameters } from "./parameters.ts";
import { statementRunner } from "./run-statement.ts";
import { allOf, instant, integer, jsonObject, quoted } from "./sql.ts";

const VISITOR = new Viewer();

/** A range of ids; the last part has no upper end. */
export interface PartOfPages {
  from: string;
  before?: string | undefined;
}

/** Divides the pages that visitors may see into parts of `size`. */
export async function partsOfPages(
  pages: PublicPages,
  size: number,
  em: EntityManager,
): Promise<PartOfPages[]> {
  const { parameters, row, from } = found(pages, em);
  const numbered = `select ${row}."id", row_number() over (order by ${row}."id") as number from ${from}`;
  const text = `select coalesce(json_agg("id" order by "id"), '[]')::text from (${numbered}) as pages where number % ${integer(size)} = 1`;
  const firsts = JSON.parse((await answer(text, parameters, em)) ?? "[]") as string[];
  return firsts.map((first, i) => ({ from: first, before: firsts[i + 1] }));
}

/** Reads the pages of one part. */
export async function readPublicPages(
  pages: PublicPages,
  { from: first, before }: PartOfPages,
  em: EntityManager,
): Promise<PublicPage[]> {
  const { parameters, from, row, column, parent } = found(pages, em);
  const { slug, languages } = pages;
  const page = jsonObject([
    ["slug", column(slug)],
    ["updatedAt", instant(column("updatedAt"))],
    ...(languages ? [["languages", column(languages)] as [string, string]] : []),
    ...(parent ? [["parent", parent] as [string, string]] : []),
  ]);
  const part = [
    `${row}."id" >= ${parameters.bind(first, "uuid")}`,
    before ? `${row}."id" < ${parameters.bind(before, "uuid")}` : "",
  ];
  const text = `select coalesce(json_agg(${page} order by ${row}."id"), '[]')::text from ${from} and ${allOf(part)}`;
  return JSON.parse((await answer(text, parameters, em)) ?? "[]") as PublicPage[];
}

/** The tables that the pages are read from. */
export const tablesOfPages = (pages: PublicPages, em: EntityManager): ReadonlySet<string> =>
  found(pages, em).parameters.tables;

function found({ entity, where = {}, parent }: PublicPages, em: EntityManager) {
  const parameters = new Parameters();
  const known = em.getMetadata().get(entity() as never);
  const row = parameters.alias(known.tableName);
  const column = (name: string, of = known, alias = row): string => {
    const property = propertyOf(of, name);
    if (!property) throw new Error(`${of.className}.${name} is no column`);
    return `${alias}.${columnOf(property)}`;
  };
  const slugOfParent = ({ relation, slug }: NonNullable<typeof parent>): string => {
    const target = propertyOf(known, relation)?.targetMeta;
    if (!target) throw new Error(`${known.className}.${relation} is no relation`);
    const above = parameters.alias(target.tableName);
    return `(select ${column(slug, target, above)} from ${quoted(target.tableName)} ${above} where ${above}."id" = ${column(relation)})`;
  };
  const conditions = [
    condition(parameters, known, row, where),
    condition(parameters, known, row, rowFilter(entity(), VISITOR)),
  ];
  return {
    parameters,
    row,
    from: `${quoted(known.tableName)} ${row} where ${allOf(conditions)}`,
    column,
    parent: parent && slugOfParent(parent),
  };
}

async function answer(
  text: string,
  { values }: Parameters,
  em: EntityManager,
): Promise<string | null | undefined> {
  const [first] = (await statementRunner(em)(text, values)) ?? [];
  return first;
}
