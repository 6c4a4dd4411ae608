import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { VersionsSection } from "../../../admin/document/versions-section.tsx";
import { useOpenedDraft } from "../../../admin/document/use-opened-draft.ts";
import { FooterSection } from "./footer-section.tsx";
import { PageVersionDocuments } from "./edited-page.generated.ts";
import { PlacesToFill } from "./places-to-fill.tsx";
import { type OpenedPage, PAGE_DRAFTS, usePageEdit } from "./use-page-edit.ts";

/** The editor of a page, once its draft on this device is read. */
export function PageEditor({ page, onCreated }: Omit<OpenedPage, "draft">) {
  const { isRead, draft } = useOpenedDraft(PAGE_DRAFTS, page?.id);
  if (!isRead) return <DocumentLoading isNew={!page} />;
  return <Opened page={page} draft={draft} onCreated={onCreated} />;
}

function Opened(opened: OpenedPage) {
  const { edit, document } = usePageEdit(opened);
  return (
    <DocumentEditor
      edit={document}
      restoredAt={opened.draft?.at}
      side={(locale) => (
        <>
          <PlacesToFill content={edit.values.content[locale]} />
          <FooterSection edit={edit} />
          <VersionsSection
            row={edit.row}
            edit={document}
            locale={locale}
            documents={PageVersionDocuments}
          />
          <CoverSection edit={document} locale={locale} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
