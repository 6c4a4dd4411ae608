import type { Collection, EntityProperty } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { plural } from "../foundation/plural.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { isUuid } from "../foundation/uuid.ts";
import type { Changes } from "./draft-changes.ts";
import type { PublishedEntity } from "./published-entity.ts";

type Related = { id: string };

/** The relation that a field of an input sets: "authorId", "categoryIds" or "hiringTeamIds". */
function relationOf(
  item: PublishedEntity,
  field: string,
  { em }: Context,
): EntityProperty | undefined {
  const [, stem = ""] = /^(.+?)Ids?$/.exec(field) ?? [];
  const { relations } = em.getMetadata().get(item.constructor as never);
  return relations.find(({ name }) => name === stem || name === plural(stem));
}

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === "string" && isUuid(one));

/** Those of these ids that the viewer could still choose: not of what was deleted. */
async function choosable(
  { targetMeta }: EntityProperty,
  ids: readonly string[],
  context: Context,
): Promise<string[]> {
  if (!ids.length) return [];
  const rows = await allOf(
    targetMeta?.class as EntityClass<Related>,
    { id: { $in: ids } },
    context,
  );
  return rows.map(({ id }) => id);
}

/** What fields of changes that name related rows name now, as far as the viewer sees it. */
export async function relatedNow(
  item: PublishedEntity,
  changes: Changes,
  context: Context,
): Promise<Changes> {
  const row = item as unknown as Record<string, Related | Collection<Related> | null | undefined>;
  const now: Changes = {};
  for (const field of Object.keys(changes)) {
    const relation = relationOf(item, field, context);
    if (!relation) continue;
    const related = row[relation.name];
    if (!field.endsWith("s")) {
      now[field] = (related as Related | null | undefined)?.id ?? null;
      continue;
    }
    const all = related as Collection<Related>;
    // only their ids: the ORM would mark entities loaded through the relation as changed
    if (!all.isInitialized()) await all.init({ ref: true });
    const ids = all.getItems().map(({ id }) => id);
    now[field] = await choosable(relation, ids, context);
  }
  return now;
}

/** The ids in changes of what was deleted since they were saved. */
export async function deletedSince(
  item: PublishedEntity,
  changes: Changes,
  context: Context,
): Promise<ReadonlySet<string>> {
  const deleted = new Set<string>();
  for (const [field, value] of Object.entries(changes)) {
    const relation = relationOf(item, field, context);
    if (!relation) continue;
    const ids = idsIn(value);
    const left = new Set(await choosable(relation, ids, context));
    for (const id of ids) if (!left.has(id)) deleted.add(id);
  }
  return deleted;
}

/** Changes that name nothing of these ids. */
export function withoutIds(changes: Changes, ids: ReadonlySet<string>): Changes {
  if (!ids.size) return changes;
  const left = Object.entries(changes).flatMap(([field, value]): [string, unknown][] => {
    if (field.endsWith("Id") && ids.has(value as string)) return [];
    if (!field.endsWith("Ids")) return [[field, value]];
    return [[field, (value as string[]).filter((id) => !ids.has(id))]];
  });
  return Object.fromEntries(left);
}
