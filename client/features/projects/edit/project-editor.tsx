import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { UndescribedNotice } from "../media/undescribed-notice.tsx";
import { ClientSection, DetailsSection, FactsSection } from "./project-sections.tsx";
import { type OpenedProject, useProjectEdit } from "./use-project-edit.ts";

/** The editor of a project's texts and facts. */
export function ProjectEditor(opened: OpenedProject) {
  const { edit, document, types } = useProjectEdit(opened);
  // A new project is edited on another screen once it is saved.
  const isHere = edit.isNew === !opened.project;
  return (
    <DocumentEditor
      edit={document}
      restoredAt={isHere ? opened.draft?.at : undefined}
      tabParam="tab"
      side={(locale) => (
        <>
          {opened.project && document.values.title[locale] && (
            <UndescribedNotice media={opened.project.media} locale={locale} to="?tab=media" />
          )}
          <FactsSection edit={edit} types={types} />
          <CoverSection edit={document} locale={locale} />
          <ClientSection edit={edit} />
          <DetailsSection edit={edit} />
          <SearchSection edit={document} locale={locale} />
        </>
      )}
    />
  );
}
