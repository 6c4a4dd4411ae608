import { CoverSection } from "../../../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../../../admin/document/document-editor.tsx";
import { SearchSection } from "../../../../../admin/document/search-section.tsx";
import { VersionsSection } from "../../../../../admin/document/versions-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { PostVersionDocuments } from "./edited-post.generated.ts";
import { type OpenedPost, usePostEdit } from "./use-post-edit.ts";

/** The editor of a post. */
export function PostEditor(opened: OpenedPost) {
  const { edit, document } = usePostEdit(opened);
  return (
    <DocumentEditor
      edit={document}
      restoredAt={opened.draft?.at}
      side={(locale) => (
        <>
          <PeopleSection edit={edit} choices={opened.choices} />
          <VersionsSection
            row={edit.row}
            edit={document}
            locale={locale}
            documents={PostVersionDocuments}
          />
          <CoverSection edit={document} locale={locale} />
          <SearchSection edit={document} locale={locale} />
          <DetailsSection edit={edit} tags={opened.choices.tags} />
        </>
      )}
    />
  );
}
