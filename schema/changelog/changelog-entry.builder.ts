import type { EntityManager } from "@mikro-orm/core";
import { ChangelogEntry, ChangelogStatus } from "./changelog-entry.ts";

/** Stores a published entry. */
export async function aChangelogEntry(
  em: EntityManager,
  values: Partial<ChangelogEntry> = {},
): Promise<ChangelogEntry> {
  const entry = Object.assign(new ChangelogEntry(), {
    title: { en: "Quieter nights" },
    status: ChangelogStatus.PUBLISHED,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    ...values,
  });
  entry.followChanges();
  await em.persist(entry).flush();
  return entry;
}
