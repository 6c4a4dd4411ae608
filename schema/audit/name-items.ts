import type { EntityManager } from "@mikro-orm/core";
import { Field, ID, ObjectType } from "type-graphql";
import { type Localized, LOCALES } from "../foundation/locale.ts";
import { isUuid } from "../foundation/uuid.ts";
import { AuditEntry } from "./audit-entry.ts";

/** What rows are called by that every administrator reads: the property of a text, or of one by language. */
export const ITEM_NAMES: Readonly<Record<string, string>> = {
  Category: "name",
  ChangelogEntry: "title",
  Coupon: "code",
  Faq: "question",
  Invoice: "number",
  Job: "title",
  MailLabel: "name",
  Member: "displayName",
  MemberType: "name",
  Order: "number",
  Page: "title",
  Plan: "name",
  Post: "title",
  Product: "name",
  Project: "title",
  ProjectType: "name",
  ProxyClient: "name",
  ProxyServer: "name",
  ShippingOption: "name",
  Solution: "title",
  User: "name",
};

@ObjectType({ description: "What something in the audit log is called now." })
export class AuditItemName {
  @Field(() => ID, { description: "The `item` of the entry." }) id!: string;
  @Field(() => String) name!: string;
}

/**
 * What the items of entries are called, read now: the log itself has no names. What was deleted for good, has none or is
 * not for all administrators is left out.
 */
export async function nameItems(
  entryIds: readonly string[],
  em: EntityManager,
): Promise<AuditItemName[]> {
  const entries = await em.find(
    AuditEntry,
    { id: { $in: entryIds.filter(isUuid) }, item: { $ne: null } },
    { fields: ["kind", "item"], disableIdentityMap: true },
  );
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const named: AuditItemName[] = [];
  for (const [kind, some] of byKind) {
    const property = ITEM_NAMES[kind];
    if (!property) continue;
    const items = some.flatMap(({ item }) => item ?? []);
    named.push(...(await namesOf(kind, property, [...new Set(items)], em)));
  }
  return named;
}

type Named = { id: string } & Record<string, unknown>;

async function namesOf(
  kind: string,
  property: string,
  ids: readonly string[],
  em: EntityManager,
): Promise<AuditItemName[]> {
  const entity = em.getMetadata().getByClassName<Named>(kind).class;
  const options = { fields: ["id", property], disableIdentityMap: true } as const;
  const rows: readonly Named[] = await em.find(entity, { id: { $in: ids } }, options as object);
  return rows.flatMap(({ id, [property]: value }) => {
    const name = typeof value === "string" ? value : firstOf(value as Localized | null);
    return name ? [{ id, name }] : [];
  });
}

const firstOf = (texts: Localized | null): string | undefined =>
  LOCALES.map((locale) => texts?.[locale]).find(Boolean);
