import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { CoverSection } from "../../../admin/document/cover-section.tsx";
import { DocumentEditor } from "../../../admin/document/document-editor.tsx";
import { FoldedSection } from "../../../admin/document/folded-section.tsx";
import { SearchSection } from "../../../admin/document/search-section.tsx";
import { VersionsSection } from "../../../admin/document/versions-section.tsx";
import type { Locale } from "../../../i18n/locale.ts";
import { FileThumbnail } from "../../../ui/file-thumbnail.tsx";
import { ChosenPictures } from "../media/chosen-pictures.tsx";
import { DescribePicturesDialog } from "../media/describe-pictures-dialog.tsx";
import { undescribedIn } from "../media/listed-media.ts";
import { MediaThumbnail } from "../media/media-thumbnail.tsx";
import { PicturesCard } from "../media/pictures-card.tsx";
import { UpdateProjectMediaDocument } from "../media/project-media.generated.ts";
import { UndescribedNotice } from "../media/undescribed-notice.tsx";
import {
  ClientSection,
  CollaboratorsSection,
  DetailsSection,
  FactsSection,
} from "./project-sections.tsx";
import { ProjectVersionDocuments } from "./edited-project.generated.ts";
import { useNewProject } from "./use-new-project.ts";
import { type OpenedProject, useProjectEdit } from "./use-project-edit.ts";

interface Publishing {
  locale: Locale;
  publish: () => void;
}

/** The editor of a project's texts and facts. A new one begins with its pictures. */
export function ProjectEditor(opened: OpenedProject) {
  const { project } = opened;
  const intl = useIntl();
  const apollo = useApolloClient();
  const parts = useNewProject();
  const { edit, document, types } = useProjectEdit({
    ...opened,
    onCreated: (id) => void parts.start(id).then(() => opened.onCreated(id)),
  });
  const [publishing, setPublishing] = useState<Publishing>();
  const undescribedHere = (locale: Locale) =>
    project
      ? undescribedIn(locale, project.media).map((one) => ({
          id: one.id,
          name: one.name,
          mark: <MediaThumbnail media={one} />,
        }))
      : parts.files.flatMap((file, place) =>
          file.type.startsWith("image/") && !parts.alts.get(file)?.[locale]
            ? [{ id: String(place), name: file.name, mark: <FileThumbnail file={file} /> }]
            : [],
        );
  const describe = async (locale: Locale, id: string, alt: string) => {
    if (project) {
      const variables = { id: project.id, mediaId: id, input: { alt: { [locale]: alt } } };
      return apollo.mutate({ mutation: UpdateProjectMediaDocument, variables });
    }
    const file = parts.files[Number(id)];
    if (file) parts.describe(file, locale, alt);
  };
  return (
    <>
      <DocumentEditor
        edit={document}
        restoredAt={opened.draft?.at}
        tabParam="tab"
        isShort={!project}
        parts={
          project
            ? undefined
            : {
                isHeld: parts.hasParts,
                discard: parts.discard,
                leave: intl.formatMessage({ id: "projects.pictures.leave" }),
              }
        }
        beforePublishing={(locale, publish) =>
          undescribedHere(locale).length > 0 ? setPublishing({ locale, publish }) : publish()
        }
        above={
          project ? (
            <PicturesCard project={project} />
          ) : (
            <ChosenPictures
              files={parts.files}
              onFiles={parts.addFiles}
              onRemove={parts.removeFile}
            />
          )
        }
        side={(locale) => (
          <>
            {project && document.values.title[locale] && (
              <UndescribedNotice media={project.media} locale={locale} to="?tab=media" />
            )}
            <FactsSection edit={edit} types={types} />
            {!project && (
              <CollaboratorsSection value={parts.collaborators} onChange={parts.setCollaborators} />
            )}
            {project && (
              <VersionsSection
                row={project}
                edit={document}
                locale={locale}
                documents={ProjectVersionDocuments}
              />
            )}
            <CoverSection edit={document} locale={locale} />
            <ClientSection edit={edit} />
            <DetailsSection edit={edit} />
            {project ? (
              <SearchSection edit={document} locale={locale} />
            ) : (
              <FoldedSection title={intl.formatMessage({ id: "document.search" })}>
                <SearchSection edit={document} locale={locale} isTitled={false} />
              </FoldedSection>
            )}
          </>
        )}
      />
      {publishing && (
        <DescribePicturesDialog
          pictures={undescribedHere(publishing.locale)}
          locale={publishing.locale}
          onDescribe={(id, alt) => describe(publishing.locale, id, alt)}
          onPublish={() => {
            setPublishing(undefined);
            publishing.publish();
          }}
          onClose={() => setPublishing(undefined)}
        />
      )}
    </>
  );
}
