import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./changelog-entry.access.ts";
import { ChangelogEntryMutations, ChangelogEntryQueries } from "./changelog-entry.resolver.ts";
import { ChangelogEntry } from "./changelog-entry.ts";

export const changelog = domain({
  name: "changelog",
  resolvers: [ChangelogEntryQueries, ChangelogEntryMutations],
  permissions: { "changelog:write": [Role.ADMIN, Role.EDITOR] },
  search: {
    changelogEntries: {
      entity: () => ChangelogEntry,
      where: (text) => searched(text),
      order: { publishedAt: "desc", id: "desc" },
    },
  },
});
export { draftSchemaChanges } from "./draft-schema-changes.ts";
export { ChangelogEntry, ChangelogStatus, ChangelogTag } from "./changelog-entry.ts";
