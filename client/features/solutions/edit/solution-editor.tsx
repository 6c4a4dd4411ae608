import { useCallback } from "react";
import { useNavigate } from "react-router";
import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { draftKey } from "../../../admin/form/draft-storage.ts";
import { useStoredDraft } from "../../../admin/form/use-stored-draft.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { solutionEditAddress } from "../solution-address.ts";
import {
  ButtonSection,
  OfferSection,
  PlaceSection,
  RelationsSection,
} from "./solution-sections.tsx";
import { type OpenedSolution, SOLUTION_DRAFTS, useSolutionEdit } from "./use-solution-edit.ts";

/** The editor of a solution, once its draft on this device is read. */
export function SolutionEditor({ solution }: Partial<Pick<OpenedSolution, "solution">>) {
  const navigate = useNavigate();
  const { id: userId } = useViewer();
  const { isRead, draft } = useStoredDraft(draftKey(userId, SOLUTION_DRAFTS, solution?.id));
  const toCreated = useCallback(
    (id: string) => navigate(solutionEditAddress(id), { replace: true }),
    [navigate],
  );
  if (!isRead) return <DocumentLoading isNew={!solution} />;
  return <Opened solution={solution} draft={draft} onCreated={toCreated} />;
}

function Opened(opened: OpenedSolution) {
  const { edit, document, choices } = useSolutionEdit(opened);
  // A new solution is edited on another screen once it is saved.
  const isHere = edit.isNew === !opened.solution;
  return (
    <DocumentEditor
      edit={document}
      restoredAt={isHere ? opened.draft?.at : undefined}
      side={(locale) => (
        <>
          <PlaceSection edit={edit} choices={choices} />
          <OfferSection edit={edit} locale={locale} />
          <ButtonSection edit={edit} locale={locale} />
          <CoverSection edit={document} locale={locale} />
          <RelationsSection edit={edit} choices={choices} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
