import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { EditDocumentScreen } from "../../../admin/document/edit-document-screen.tsx";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { LinkTabs } from "../../../admin/link-tabs.tsx";
import { ProjectEditorLoader } from "../../../features/projects/edit/project-editor-loader.tsx";
import { ProjectToEditDocument } from "../../../features/projects/edit/edited-project.generated.ts";
import { IntegrationsPanel } from "../../../features/projects/integrations/integrations-panel.tsx";
import { MediaPanel } from "../../../features/projects/media/media-panel.tsx";
import { NotesPanel } from "../../../features/projects/notes/notes-panel.tsx";
import { OwnersPanel } from "../../../features/projects/owners/owners-panel.tsx";
import { pendingOwners } from "../../../features/projects/list/listed-project.ts";
import { projectAddress, projectEditAddress } from "../../../features/projects/project-address.ts";
import { StageBadge } from "../../../features/projects/stage-badge.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import type { Route } from "./+types/edit";

const TABS = ["general", "media", "team"] as const;

export default function EditProjectScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const intl = useIntl();
  const locale = useLocale();
  const query = useQuery(ProjectToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  const project = query.data?.projectToEdit;
  const [search] = useAddressQuery();
  const current = TABS.find((tab) => tab === search.get("tab")) ?? "general";
  return (
    <EditDocumentScreen
      messagePrefix="projects"
      list="/dashboard/projects"
      id={id}
      addressOf={projectEditAddress}
      query={query}
      title={(project && titleOf(project, locale)) || undefined}
      mark={project && <StageBadge stage={project.stage} />}
      actions={
        project && (
          <ButtonLink variant="outline" size={44} to={projectAddress(project.id)}>
            <IconEye size={19} aria-hidden="true" />
            <FormattedMessage id="projects.open.label" />
          </ButtonLink>
        )
      }
    >
      {({ projectToEdit: read }, onCreated) =>
        read?.isEditable === false ? (
          <Empty
            scene="closed"
            title={intl.formatMessage({ id: "projects.edit.closed.title" })}
            text={intl.formatMessage({ id: "projects.edit.closed.text" })}
            action={
              <ButtonLink variant="outline" to={projectAddress(read.id)}>
                <FormattedMessage id="projects.open.label" />
              </ButtonLink>
            }
          />
        ) : (
          <>
            {read && (
              <div className="mb-6">
                <LinkTabs
                  label={intl.formatMessage({ id: "projects.tabs" })}
                  current={current}
                  tabs={TABS.map((tab) => ({
                    id: tab,
                    label: intl.formatMessage({ id: `projects.tabs.${tab}` }),
                    count: {
                      general: undefined,
                      media: read.media.length,
                      team: pendingOwners(read),
                    }[tab],
                    isWaiting: tab === "team",
                  }))}
                />
              </div>
            )}
            {/* Stays there, so that unsaved changes are kept while another tab is open. */}
            <div hidden={read && current !== "general"}>
              <ProjectEditorLoader project={read} onCreated={onCreated} />
            </div>
            {read && current === "media" && <MediaPanel projectId={read.id} />}
            {read && current === "team" && (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
                  <OwnersPanel projectId={read.id} />
                  <IntegrationsPanel projectId={read.id} />
                </div>
                <NotesPanel projectId={read.id} />
              </div>
            )}
          </>
        )
      }
    </EditDocumentScreen>
  );
}
