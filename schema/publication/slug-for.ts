import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { slugify } from "../foundation/slug.ts";
import { slugCandidates } from "../foundation/slug-candidates.ts";
import { publicationOf } from "./publishable.ts";
import type { PublishedEntity } from "./published-entity.ts";

/**
 * The slug of an item in a language: the one that was chosen, if it may be, or a free one made from
 * its title. What an editor sends unchanged is made from the title, too.
 */
export async function slugFor(
  item: PublishedEntity,
  locale: Locale,
  wanted: string | undefined,
  context: Context,
): Promise<string> {
  if (wanted !== undefined && wanted === item.slug[locale]) return wanted;
  const { reserved = [] } = optionsOf(item);
  const made = slugify(item.title[locale] ?? "") || item.id;
  if (wanted === undefined || wanted === made) return freeSlug(item, locale, made, context);
  if (reserved.includes(wanted)) throw new Invalid({ [`slug.${locale}`]: "Reserved" });
  return wanted;
}

const optionsOf = (item: PublishedEntity) =>
  publicationOf(item.constructor as EntityClass<PublishedEntity>).options;

/** `first-steps`, then `first-steps-2` and so on. Items in the trash do not keep theirs. */
async function freeSlug(
  item: PublishedEntity,
  locale: Locale,
  base: string,
  { em }: Context,
): Promise<string> {
  const { table, reserved = [] } = optionsOf(item);
  const candidates = slugCandidates(base);
  const [slugs = "[]"] =
    (await statementRunner(em)(
      `select coalesce(json_agg(slug ->> '${locale}'), '[]')::text from "${table}"
        where slug ->> '${locale}' = any($1::text[]) and id <> $2::uuid and deleted_at is null`,
      [candidates, item.id],
    )) ?? [];
  const taken = new Set([...reserved, ...(JSON.parse(slugs ?? "[]") as string[])]);
  return candidates.find((slug) => !taken.has(slug)) ?? base;
}
