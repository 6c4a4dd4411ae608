import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Locale } from "../../i18n/locale.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { otherYear } from "../../ui/other-year.ts";
import { SideSection, sideAction } from "./side-section.tsx";
import type { DocumentEdit } from "./use-document-edit.ts";
import type { VersionDocuments } from "./versions-dialog.tsx";

const VersionsDialog = lazyPart(async () => (await import("./versions-dialog.tsx")).VersionsDialog);

interface VersionsSectionProps {
  /** The document; a new one has no versions */
  row: { textVersionByLocale: unknown; textVersionSinceByLocale: unknown } | undefined;
  edit: DocumentEdit;
  locale: Locale;
  documents: VersionDocuments;
}

/** The last version that was published in the open language, and the way to all of them. */
export function VersionsSection({ row, edit, locale, documents }: VersionsSectionProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const number = (row?.textVersionByLocale as Partial<Record<Locale, number>> | null)?.[locale];
  const since = (row?.textVersionSinceByLocale as Partial<Record<Locale, string>> | null)?.[locale];
  return (
    <SideSection
      title={intl.formatMessage({ id: "document.versions" })}
      aside={
        number && (
          <bdi>
            <FormattedMessage id="document.version" values={{ number }} />
          </bdi>
        )
      }
    >
      {edit.row && since ? (
        <p className="flex min-h-6 items-center gap-3 text-[15px]">
          <button type="button" className={sideAction} onClick={() => setOpen(true)}>
            <FormattedMessage id="document.versions.show" />
          </button>
          <time dateTime={since} className="ms-auto text-end text-[13px] text-ink-3">
            {intl.formatDate(since, {
              day: "numeric",
              month: "long",
              year: otherYear(intl, since),
              hour: "2-digit",
              minute: "2-digit",
            })}
          </time>
        </p>
      ) : (
        <>
          <p className="text-[15px] font-semibold">
            <FormattedMessage id="document.versions.none" />
          </p>
          <p className="mt-1 text-sm text-ink-2">
            <FormattedMessage id="document.versions.none.text" />
          </p>
        </>
      )}
      {isOpen && edit.row && (
        <VersionsDialog
          id={edit.row.id}
          edit={edit}
          locale={locale}
          documents={documents}
          onClose={() => setOpen(false)}
        />
      )}
    </SideSection>
  );
}
