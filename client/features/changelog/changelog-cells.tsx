import { FormattedMessage, useIntl } from "react-intl";
import { LocaleMarks } from "../../admin/document/locale-marks.tsx";
import { RowTitle } from "../../admin/row-title.tsx";
import { textIn } from "../../admin/text-in.ts";
import { useLocale } from "../../i18n/locale.ts";
import { Badge } from "../../ui/badge.tsx";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { ChangelogEntryToEditFragment } from "./changelog.generated.ts";
import { dateOf, stateOf, STATE_TONES, statusByLocale } from "./entry-state.ts";

interface EntryProps {
  entry: ChangelogEntryToEditFragment;
  opening?: RowOpening;
}

/** Title and languages of an entry, and whether it was drafted from the schema. */
export function ChangelogCell({ entry, opening }: EntryProps) {
  return (
    <div className="min-w-0">
      <RowTitle name={textIn(entry.titleByLocale, useLocale())} opening={opening} />
      <div className="flex flex-wrap gap-x-4 text-xs text-ink-3 in-data-compact:hidden">
        <LocaleMarks
          of={{ titleByLocale: entry.titleByLocale, statusByLocale: statusByLocale(entry) }}
        />
        {entry.isFromSchema && <FormattedMessage id="changelog.fromSchema" />}
      </div>
    </div>
  );
}

/** An entry in the list on a phone. */
export function ChangelogMobileRow({ entry, opening }: EntryProps) {
  const intl = useIntl();
  return (
    <div className="min-w-0">
      <ChangelogCell entry={entry} opening={opening} />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-ink-2">
        <Badge tone={STATE_TONES[stateOf(entry)]}>
          <FormattedMessage id={`changelog.status.${stateOf(entry)}`} />
        </Badge>
        {entry.release && <bdi>{entry.release}</bdi>}
        <span>{dateOf(intl, entry)}</span>
      </p>
    </div>
  );
}
