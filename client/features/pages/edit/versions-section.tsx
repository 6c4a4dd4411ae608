import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SideSection, sideAction } from "../../../admin/document/side-section.tsx";
import type { Locale } from "../../../i18n/locale.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { otherYear } from "../../../ui/other-year.ts";
import type { PageEdit } from "./use-page-edit.ts";

const VersionDialog = lazyPart(async () => (await import("./version-dialog.tsx")).VersionDialog);

interface VersionsSectionProps {
  edit: PageEdit;
  locale: Locale;
}

/** What was published in the open language: each version can be read, and put back into the editor. */
export function VersionsSection({ edit, locale }: VersionsSectionProps) {
  const intl = useIntl();
  const [openedId, setOpenedId] = useState<string>();
  const versions = edit.row?.[locale] ?? [];
  return (
    <SideSection title={intl.formatMessage({ id: "pages.edit.versions" })}>
      {versions.length === 0 ? (
        <p className="text-sm text-ink-3">
          <FormattedMessage id="pages.edit.versions.none" />
        </p>
      ) : (
        <ul className="-my-1.5 divide-y divide-line">
          {versions.map(({ id, number, inForceSince }) => (
            <li key={id} className="flex min-h-10 items-center gap-3 text-[15px]">
              <button type="button" className={sideAction} onClick={() => setOpenedId(id)}>
                <FormattedMessage id="pages.version" values={{ number }} />
              </button>
              <time dateTime={inForceSince} className="ms-auto text-end text-[13px] text-ink-3">
                {intl.formatDate(inForceSince, {
                  day: "numeric",
                  month: "long",
                  year: otherYear(intl, inForceSince),
                  hour: "2-digit",
                  minute: "2-digit",
                })}
              </time>
            </li>
          ))}
        </ul>
      )}
      {openedId && (
        <VersionDialog
          key={openedId}
          id={openedId}
          edit={edit}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </SideSection>
  );
}
