import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../platform/apollo/problem-text.ts";
import { type Locale, languageName } from "../../i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { DraftNotice } from "../form/draft-notice.tsx";
import { LeaveGuard } from "../form/leave-guard.tsx";
import { LocaleTabs } from "../form/locale-tabs.tsx";
import { SaveBar } from "../form/save-bar.tsx";
import { StaleDialog } from "../form/stale-dialog.tsx";
import { useSaveKey } from "../form/use-save-key.ts";
import { CopyFrom } from "./copy-from.tsx";
import { type PendingChange, DocumentDialog } from "./document-dialog.tsx";
import { DocumentText } from "./document-text.tsx";
import { isPublic, languageState, type Publication } from "./publication.ts";
import { StatePill } from "./state-pill.tsx";
import { StatusSection } from "./status-section.tsx";
import type { DocumentEdit } from "./use-document-edit.ts";
import { changedFields } from "./changed-fields.ts";

interface DocumentEditorProps {
  edit: DocumentEdit;
  /** When the draft restored from this device was written */
  restoredAt: string | undefined;
  /** The URL parameter of the tabs of its screen, which keep the editor mounted */
  tabParam?: string;
  /** The sections next to the text, below its status, for the open language */
  side: (locale: Locale) => ReactNode;
  /** Below the text, for the open language */
  below?: (locale: Locale) => ReactNode;
}

/** The editor of a document: its text in each language, and its other fields next to it. */
export function DocumentEditor({ edit, restoredAt, tabParam, side, below }: DocumentEditorProps) {
  const intl = useIntl();
  const { row, values, changed, isNew, isDirty, pending, problem, wrong, text } = edit;
  const [locale, setLocale] = useState<Locale>("en");
  const [visited, setVisited] = useState<Locale[]>(["en"]);
  const [pendingChange, setPendingChange] = useState<PendingChange>();
  const open = (next: Locale) => {
    setLocale(next);
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
  };
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Far down in one language, another one may have ended: it is shown from its beginning.
    const top = card.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) card.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [locale]);

  useSaveKey(() => {
    if (edit.hasHidden) edit.saveDraft();
    else if (isDirty) snackbar({ text: intl.formatMessage({ id: "document.bar.onlyPublic" }) });
  });
  const isOpenPublic = isPublic(row, locale);
  const bring = (publication: Publication) => {
    const { status } = publication;
    const what =
      status === "ARCHIVED" ? "archive" : isOpenPublic && status === "DRAFT" ? "unpublish" : "";
    if (what) setPendingChange({ what, locale });
    else edit.bring(publication);
  };
  const goOn = () => {
    setPendingChange(undefined);
    if (pendingChange?.what === "discard") edit.discard();
    else if (pendingChange) {
      const status = pendingChange.what === "archive" ? "ARCHIVED" : "DRAFT";
      edit.bring({ locale: pendingChange.locale, status });
    }
  };
  const askToDiscard = () => setPendingChange({ what: "discard" });
  const isWritten = values.title[locale].trim() !== "";
  const settled = isDirty ? "unsaved" : isNew ? "new" : "saved";
  const state = pending ? "saving" : problem ? "failed" : settled;
  return (
    <>
      {restoredAt && isDirty && (
        <DraftNotice
          text={
            <FormattedMessage
              id="document.restored"
              values={{
                when: intl.formatDate(restoredAt, { dateStyle: "medium", timeStyle: "short" }),
              }}
            />
          }
          onDiscard={askToDiscard}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div ref={card} className="card scroll-mt-16 lg:scroll-mt-[92px]">
            <LocaleTabs
              edit={edit}
              current={locale}
              onChange={open}
              markOf={(one) => <StatePill state={languageState(row, one).state} />}
              aside={<CopyFrom edit={edit} locale={locale} />}
              className="sticky top-16 z-20 rounded-t-card bg-surface ps-4 pe-2 [--tab-height:3.5rem] md:ps-6 lg:top-[92px]"
              panelClassName=""
            >
              {(one) => visited.includes(one) && <DocumentText edit={edit} locale={one} />}
            </LocaleTabs>
          </div>
          {below?.(locale)}
        </div>
        <div className="card divide-y divide-line">
          <StatusSection
            row={row}
            locale={locale}
            isWritten={isWritten}
            saving={pending}
            timeError={edit.errorOf("scheduledAt")}
            onOpen={open}
            onPublication={bring}
          />
          {side(locale)}
        </div>
      </div>
      <SaveBar
        state={state}
        status={
          state === "failed" && problem ? (
            codeText(intl, problem.code)
          ) : (
            <FormattedMessage id={`document.bar.${state}`} />
          )
        }
        what={isDirty ? changedFields(intl, changed, edit.saved, values) : undefined}
        savedAt={row?.updatedAt}
      >
        {problem && wrong.length === 0 && !pending && (
          <Button variant="outline" size={44} onClick={edit.retry}>
            <FormattedMessage id="form.retry" />
          </Button>
        )}
        <Button variant="plain" size={44} disabled={!isDirty || pending} onClick={askToDiscard}>
          <FormattedMessage id="form.discard" />
        </Button>
        <Button
          variant="outline"
          size={44}
          disabled={!edit.hasHidden}
          pending={pending}
          onClick={edit.saveDraft}
        >
          <FormattedMessage id="document.bar.draft" />
        </Button>
        <Button
          variant="primary"
          size={44}
          disabled={isOpenPublic ? !isDirty : !isWritten}
          pending={pending}
          onClick={() => edit.publish(locale)}
        >
          <FormattedMessage
            id={isOpenPublic ? "document.bar.publishChanges" : "document.bar.publish"}
            values={{ language: languageName(intl, locale) }}
          />
        </Button>
      </SaveBar>
      {edit.conflict && (
        <StaleDialog conflict={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
      <DocumentDialog
        text={text}
        pendingChange={pendingChange}
        onConfirm={goOn}
        onClose={() => setPendingChange(undefined)}
      />
      <LeaveGuard
        holds={edit.holds}
        tabParam={tabParam}
        text={intl.formatMessage({ id: "document.leave.text" })}
      />
    </>
  );
}
