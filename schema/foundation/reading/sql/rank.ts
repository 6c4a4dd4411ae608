import type { EntityMetadata } from "@mikro-orm/core";
import { LOCALES } from "../../locale.ts";
import { plainText } from "../../plain-text.ts";
import { plainSql, tokensOf } from "../../search.ts";
import type { Rank } from "../descriptions/read-query.ts";
import { columnOf, propertyOf, typeOf } from "./column.ts";
import { literal } from "./sql.ts";

const MAX_COMPARED = 200;

/** The row that is ranked. */
interface Ranked {
  alias: string;
  entity: EntityMetadata;
}

/**
 * The SQL of how well a row's names fit a search: 0 the same, 1 beginning with it, 2 with all of its
 * words, 3 found by other texts. The names are lines of one text, which is computed once per row.
 */
export function rankSql(
  { alias, entity }: Ranked,
  { search, names, languages }: Rank,
  bind: (text: string) => string,
): string {
  const texts = names.flatMap((name) => {
    const property = propertyOf(entity, name);
    if (!property) throw new Error(`${entity.className} has no ${name}`);
    const column = `${alias}.${columnOf(property)}`;
    if (typeOf(property) !== "jsonb") return column;
    return LOCALES.map((locale) => {
      const text = `${column} ->> ${literal(locale)}`;
      const listed = languages && propertyOf(entity, languages);
      if (!listed) return text;
      return `case when ${literal(locale)} = any(${alias}.${columnOf(listed)}) then ${text} end`;
    });
  });
  const lines = `chr(10) || concat_ws(chr(10), ${texts.join(", ")}) || chr(10)`;
  const plain = plainSql(`lower((${lines}) collate "und-x-icu")`);
  const has = (text: string) => `strpos("names"."plain", ${bind(text)}) > 0`;
  const whole = comparedText(search);
  const [isSame, begins] = [has(`\n${whole}\n`), has(`\n${whole}`)];
  const hasAll = tokensOf(search).map(has).join(" and ") || "false";
  return (
    `(select case when ${isSame} then 0 when ${begins} then 1 when ${hasAll} then 2 else 3 end` +
    ` from (select ${plain} as "plain" offset 0) "names")`
  );
}

/** Without what no text in the database has. */
const comparedText = (search: string): string =>
  plainText(search.slice(0, MAX_COMPARED).toWellFormed().replaceAll("\0", ""))
    .trim()
    .replaceAll(/\s+/gu, " ");
