import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import { MINUTE } from "../foundation/durations.ts";
import { ChangelogEntry, ChangelogStatus } from "./changelog-entry.ts";

/** Up to a minute early, so that what is published now is shown at once and answers are used again. */
const SHOWN_UNTIL = THIS_MINUTE.plus(MINUTE);

rowPolicy(ChangelogEntry, (viewer) =>
  anyOf(viewer.may("changelog:write") && ALL, {
    status: ChangelogStatus.PUBLISHED,
    publishedAt: { $lte: SHOWN_UNTIL },
  }),
);

// It is published in all languages at once, so all of them are public.
fieldPolicy(ChangelogEntry, [
  "release",
  "title",
  "description",
  "added",
  "changed",
  "deprecated",
  "removed",
  "fixed",
  "security",
  "tags",
  "apiImpact",
  "isFromSchema",
  "status",
  "publishedAt",
]);
