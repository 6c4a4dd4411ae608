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
import { DraftBar } from "./draft-bar.tsx";
import { FoldedSection } from "./folded-section.tsx";
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
  /** May hold back what makes a language public until it calls `publish` */
  beforePublishing?: (locale: Locale, publish: () => void) => void;
  /** For a new document: languages and schedule are folded, below the other sections */
  isShort?: boolean;
  /** What is chosen for a new document and sent with its first save */
  parts?: { isHeld: () => boolean; discard: () => void; leave: string } | undefined;
  /** Above the text */
  above?: ReactNode;
  /** The sections next to the text, below its status, for the open language */
  side: (locale: Locale) => ReactNode;
  /** Below the text, for the open language */
  below?: (locale: Locale) => ReactNode;
}

/** The editor of a document: its text in each language, and its other fields next to it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { edit, restoredAt, tabParam, isShort = false, parts, above, side, below } = props;
  const { beforePublishing = (_, publish) => publish() } = props;
  const intl = useIntl();
  const { row, values, changed, isNew, isDirty, pending, problem, wrong, text } = edit;
  const [locale, setLocale] = useState<Locale>("en");
  const [visited, setVisited] = useState<Locale[]>(["en"]);
  const [pendingChange, setPendingChange] = useState<PendingChange>();
  const open = (next: Locale) => {
    setLocale(next);
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
  };
  const isAlone = isShort && visited.length === 1;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Far down in one language, another one may have ended: it is shown from its beginning.
    const top = card.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) card.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [locale]);

  useSaveKey(() => {
    if (edit.canSaveDraft) void edit.saveDraft();
    else if (isDirty) snackbar({ text: intl.formatMessage({ id: "document.bar.onlyPublic" }) });
  });
  const isOpenPublic = isPublic(row, locale);
  const bring = (publication: Publication) => {
    const { status } = publication;
    const what =
      status === "ARCHIVED" ? "archive" : isOpenPublic && status === "DRAFT" ? "unpublish" : "";
    if (what) setPendingChange({ what, locale });
    else if (status === "SCHEDULED") beforePublishing(locale, () => edit.bring(publication));
    else edit.bring(publication);
  };
  const goOn = () => {
    setPendingChange(undefined);
    if (pendingChange?.what === "discard") {
      parts?.discard();
      edit.discard();
    } else if (pendingChange) {
      const status = pendingChange.what === "archive" ? "ARCHIVED" : "DRAFT";
      edit.bring({ locale: pendingChange.locale, status });
    }
  };
  const askToDiscard = () => setPendingChange({ what: "discard" });
  const isWritten = values.title[locale].trim() !== "";
  const isHeldNow = () => parts?.isHeld() ?? false;
  const isHeld = parts?.isHeld() ?? false;
  const hasDraft = Boolean(row?.draft);
  const settled = isDirty || isHeld ? "unsaved" : isNew ? "new" : hasDraft ? "drafted" : "saved";
  const state = pending ? "saving" : problem ? "failed" : settled;
  const status = (
    <StatusSection
      row={row}
      isTitled={!isShort}
      locale={locale}
      isWritten={isWritten}
      saving={pending}
      timeError={edit.errorOf("scheduledAt")}
      onOpen={open}
      onPublication={bring}
    />
  );
  return (
    <>
      {restoredAt && isDirty && !edit.savedAt && (
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
      {row?.draft && <DraftBar edit={edit} draft={row.draft} locale={locale} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {above}
          <div ref={card} data-document className="card scroll-mt-16 lg:scroll-mt-[92px]">
            <LocaleTabs
              edit={edit}
              current={locale}
              onChange={open}
              isAlone={isAlone}
              markOf={(one) => <StatePill state={languageState(row, one).state} />}
              aside={<CopyFrom edit={edit} locale={locale} />}
              className="sticky top-16 z-20 rounded-t-card bg-surface ps-4 pe-2 [--tab-height:3.5rem] md:ps-6 lg:top-[92px]"
              panelClassName=""
            >
              {(one) =>
                visited.includes(one) && <DocumentText edit={edit} locale={one} isAlone={isAlone} />
              }
            </LocaleTabs>
          </div>
          {below?.(locale)}
        </div>
        <div className="card divide-y divide-line">
          {!isShort && status}
          {side(locale)}
          {isShort && (
            <FoldedSection title={intl.formatMessage({ id: "document.status.languages" })}>
              {status}
            </FoldedSection>
          )}
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
        what={
          isDirty && state !== "failed"
            ? changedFields(intl, changed, edit.saved, values)
            : undefined
        }
        savedAt={row?.draft?.updatedAt ?? row?.updatedAt}
      >
        {problem && wrong.length === 0 && !pending && (
          <Button variant="outline" size={44} onClick={edit.retry}>
            <FormattedMessage id="form.retry" />
          </Button>
        )}
        {!isWritten && !isOpenPublic && (
          <p
            id="publish-hint"
            className="self-center text-sm text-ink-3 max-md:basis-full max-md:text-end"
          >
            <FormattedMessage id="document.bar.needsTitle" />
          </p>
        )}
        <Button
          variant="plain"
          size={44}
          disabled={(!isDirty && !isHeld) || pending}
          onClick={askToDiscard}
        >
          <FormattedMessage id="form.discard" />
        </Button>
        <Button
          variant="outline"
          size={44}
          disabled={!edit.canSaveDraft && !isHeld}
          pending={pending}
          onClick={() => void edit.saveDraft()}
        >
          <FormattedMessage id="document.bar.draft" />
        </Button>
        <Button
          variant="primary"
          size={44}
          disabled={isOpenPublic ? !isDirty && !hasDraft : !isWritten}
          pending={pending}
          aria-describedby={isWritten ? undefined : "publish-hint"}
          onClick={() => {
            const publish = () => edit.publish(locale);
            if (isOpenPublic) publish();
            else beforePublishing(locale, publish);
          }}
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
        holds={() => isHeldNow() || edit.holds()}
        tabParam={tabParam}
        text={isHeld ? parts?.leave : intl.formatMessage({ id: "document.leave.text" })}
      />
    </>
  );
}
