import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { VersionsSection } from "../../../admin/document/versions-section.tsx";
import { useOpenedDraft } from "../../../admin/document/use-opened-draft.ts";
import { SolutionVersionDocuments } from "./edited-solution.generated.ts";
import {
  ButtonSection,
  OfferSection,
  PlaceSection,
  RelationsSection,
} from "./solution-sections.tsx";
import { type OpenedSolution, SOLUTION_DRAFTS, useSolutionEdit } from "./use-solution-edit.ts";

/** The editor of a solution, once its draft on this device is read. */
export function SolutionEditor({ solution, onCreated }: Omit<OpenedSolution, "draft">) {
  const { isRead, draft } = useOpenedDraft(SOLUTION_DRAFTS, solution?.id);
  if (!isRead) return <DocumentLoading isNew={!solution} />;
  return <Opened solution={solution} draft={draft} onCreated={onCreated} />;
}

function Opened(opened: OpenedSolution) {
  const { edit, document, choices } = useSolutionEdit(opened);
  return (
    <DocumentEditor
      edit={document}
      restoredAt={opened.draft?.at}
      side={(locale) => (
        <>
          <PlaceSection edit={edit} choices={choices} />
          <OfferSection edit={edit} locale={locale} />
          <ButtonSection edit={edit} locale={locale} />
          <VersionsSection
            row={edit.row}
            edit={document}
            locale={locale}
            documents={SolutionVersionDocuments}
          />
          <CoverSection edit={document} locale={locale} />
          <RelationsSection edit={edit} choices={choices} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
