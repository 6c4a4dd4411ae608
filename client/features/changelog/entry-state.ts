import type { IntlShape } from "react-intl";
import { LOCALES } from "../../i18n/locale.ts";
import type { BadgeTone } from "../../ui/badge.tsx";
import type { ChangelogEntryToEditFragment } from "./changelog.generated.ts";

type State = "DRAFT" | "SCHEDULED" | "PUBLISHED";
type Entry = Pick<ChangelogEntryToEditFragment, "status" | "publishedAt">;

/** A published entry with a later time is not shown yet. */
export const stateOf = ({ status, publishedAt }: Entry): State =>
  status === "PUBLISHED" && Date.parse(publishedAt) > Date.now() ? "SCHEDULED" : status;

/** Its state in each language that it has a title in, as documents have theirs. */
export const statusByLocale = (
  entry: Entry & Pick<ChangelogEntryToEditFragment, "titleByLocale">,
): Record<string, string> =>
  Object.fromEntries(
    LOCALES.filter((locale) => entry.titleByLocale?.[locale]).map((locale) => [
      locale,
      stateOf(entry).toLowerCase(),
    ]),
  );

/** When it was or will be shown; a draft has a date only if one is planned. */
export const dateOf = (intl: IntlShape, { status, publishedAt }: Entry): string =>
  status === "DRAFT" && Date.parse(publishedAt) <= Date.now()
    ? "–"
    : intl.formatDate(publishedAt, { dateStyle: "medium" });

export const STATE_TONES: Record<State, BadgeTone> = {
  DRAFT: "warn",
  SCHEDULED: "info",
  PUBLISHED: "good",
};

export const TAG_TONES: Record<ChangelogEntryToEditFragment["tags"][number], BadgeTone> = {
  SECURITY: "accent",
  ADDED: "good",
  CHANGED: "info",
  DEPRECATED: "warn",
  REMOVED: "bad",
  FIXED: "off",
};
