import { ChangelogEntry, ChangelogStatus } from "../../../schema/changelog/index.ts";
import { changelogEntries } from "./changelog.ts";
import type { DemoData } from "./demo-world.ts";

export const data: DemoData = {
  inFewerLanguages: { "Prices carry their currency": ["en"] }, // a draft
  add(em) {
    for (const { date, isDraft, ...fields } of changelogEntries) {
      const entry = Object.assign(new ChangelogEntry(), fields, {
        publishedAt: new Date(`${date}T08:00:00Z`),
        status: isDraft ? ChangelogStatus.DRAFT : ChangelogStatus.PUBLISHED,
      });
      entry.followChanges();
      em.persist(entry);
    }
  },
};
