import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Locale } from "../../i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Notice } from "../../ui/notice.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import type { SavedDraft } from "../form/edit-state.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

const CompareDialog = lazyPart(async () => (await import("./compare-dialog.tsx")).CompareDialog);
const PreviewDialog = lazyPart(async () => (await import("./preview-dialog.tsx")).PreviewDialog);

interface DraftBarProps {
  edit: DocumentEdit;
  draft: SavedDraft;
  locale: Locale;
}

/** Says that there are changes that readers do not see yet, whose they are, and what can be done with them. */
export function DraftBar({ edit, draft, locale }: DraftBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<"compare" | "discard" | "preview">();
  const close = () => setOpen(undefined);
  const { updatedAt, changedBy, inReviewSince } = draft;
  const isInReview = inReviewSince !== null;
  const when = intl.formatDate(updatedAt, { dateStyle: "medium", timeStyle: "short" });
  const preview = async () => {
    // What is shown is what is saved.
    if (edit.canSaveDraft && !(await edit.saveDraft())) return;
    setOpen("preview");
  };
  const submit = async (inReview: boolean) => {
    if (!(await edit.submitDraft(inReview))) return;
    const id = inReview ? "document.draft.submitted" : "document.draft.withdrawn";
    snackbar({ text: intl.formatMessage({ id }), tone: "good" });
  };
  return (
    <section className="mb-6" aria-label={intl.formatMessage({ id: "document.draft" })}>
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-60 flex-1">
            <strong className="font-bold">
              <FormattedMessage id={isInReview ? "document.draft.inReview" : "document.draft"} />
            </strong>{" "}
            <FormattedMessage
              id={changedBy ? "document.draft.savedBy" : "document.draft.savedAt"}
              values={{ when, name: <bdi key="name">{changedBy?.displayName}</bdi> }}
            />
          </p>
          <Button variant="outline" size={36} onClick={() => setOpen("compare")}>
            <FormattedMessage id="document.draft.compare" />
          </Button>
          <Button variant="outline" size={36} pending={edit.pending} onClick={() => void preview()}>
            <FormattedMessage id="document.draft.preview" />
          </Button>
          <Button
            variant="outline"
            size={36}
            pending={edit.pending}
            onClick={() => void submit(!isInReview)}
          >
            <FormattedMessage
              id={isInReview ? "document.draft.withdraw" : "document.draft.submit"}
            />
          </Button>
          <Button variant="plain" size={36} onClick={() => setOpen("discard")}>
            <FormattedMessage id="document.draft.discard" />
          </Button>
        </div>
      </Notice>
      {open === "compare" && <CompareDialog edit={edit} onClose={close} />}
      {open === "preview" && edit.row && (
        <PreviewDialog
          id={edit.row.id}
          locale={locale}
          document={edit.previewDocument}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === "discard"}
        onClose={close}
        title={intl.formatMessage({ id: "document.draft.discard.title" })}
        text={<FormattedMessage id="document.draft.discard.text" />}
        confirm={intl.formatMessage({ id: "document.draft.discard" })}
        onConfirm={() => {
          close();
          void edit.discardDraft();
        }}
      />
    </section>
  );
}
