import { useCallback } from "react";
import { useNavigate } from "react-router";
import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { VersionsSection } from "../../../admin/document/versions-section.tsx";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { pageEditAddress } from "../page-address.ts";
import { FooterSection } from "./footer-section.tsx";
import { PageVersionsDocument, PageVersionToReadDocument } from "./page-versions.generated.ts";
import { PlacesToFill } from "./places-to-fill.tsx";
import { type OpenedPage, PAGE_DRAFTS, usePageEdit } from "./use-page-edit.ts";

/** The editor of a page, once its draft on this device is read. */
export function PageEditor({ page }: Partial<Pick<OpenedPage, "page">>) {
  const navigate = useNavigate();
  const { id: userId } = useViewer();
  const { isRead, draft } = useStoredDraft(draftKey(userId, PAGE_DRAFTS, page?.id));
  const toCreated = useCallback(
    (id: string) => navigate(pageEditAddress(id), { replace: true }),
    [navigate],
  );
  if (!isRead) return <DocumentLoading isNew={!page} />;
  return <Opened page={page} draft={draft} onCreated={toCreated} />;
}

function Opened(opened: OpenedPage) {
  const { edit, document } = usePageEdit(opened);
  // A new page is edited on another screen once it is saved.
  const isHere = edit.isNew === !opened.page;
  return (
    <DocumentEditor
      edit={document}
      restoredAt={isHere ? opened.draft?.at : undefined}
      side={(locale) => (
        <>
          <PlacesToFill content={edit.values.content[locale]} />
          <FooterSection edit={edit} />
          <VersionsSection
            row={edit.row}
            edit={document}
            locale={locale}
            documents={{ list: PageVersionsDocument, read: PageVersionToReadDocument }}
          />
          <CoverSection edit={document} locale={locale} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
