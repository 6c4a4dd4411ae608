import type { Context } from "../foundation/context.ts";
import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { CreateChangelogEntryInput, UpdateChangelogEntryInput } from "./changelog-entry.input.ts";
import { CHANGES_BY_TAG, ChangelogEntry, ChangelogStatus } from "./changelog-entry.ts";

export const ChangelogEntryQueries = entityQueries(ChangelogEntry, {
  write: "changelog:write",
  order: { publishedAt: "desc", id: "desc" },
});

export const ChangelogEntryMutations = entityMutations(ChangelogEntry, {
  write: "changelog:write",
  create: CreateChangelogEntryInput,
  update: UpdateChangelogEntryInput,
  change,
  conflict: "CONFLICT if another entry has this version.",
});

function change(
  entry: ChangelogEntry,
  input: UpdateChangelogEntryInput,
  _: CreateChangelogEntryInput | undefined,
  context: Context,
): void {
  const sent = parseInput(UpdateChangelogEntryInput, input);
  if (sent.release !== undefined) entry.release = sent.release;
  entry.title = merged(entry.title, sent.title);
  if (!Object.keys(entry.title).length) throw new Invalid({ title: "Required" });
  entry.description = merged(entry.description, sent.description);
  for (const [, field] of CHANGES_BY_TAG) entry[field] = merged(entry[field], sent[field]);
  entry.followChanges();
  entry.apiImpact = sent.apiImpact ?? entry.apiImpact;
  const isPublished =
    sent.status === ChangelogStatus.PUBLISHED && entry.status === ChangelogStatus.DRAFT;
  entry.status = sent.status ?? entry.status;
  const now = context.now();
  if (sent.publishedAt) entry.publishedAt = sent.publishedAt;
  // A time that is still to come was planned.
  else if (!entry.publishedAt || (isPublished && entry.publishedAt < now)) entry.publishedAt = now;
}
