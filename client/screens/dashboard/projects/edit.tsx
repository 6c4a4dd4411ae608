import { useQuery } from "@apollo/client/react";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { LinkTabs } from "../../../admin/link-tabs.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { ProjectEditorLoader } from "../../../features/projects/edit/project-editor-loader.tsx";
import { ProjectToEditDocument } from "../../../features/projects/edit/edited-project.generated.ts";
import { IntegrationsPanel } from "../../../features/projects/integrations/integrations-panel.tsx";
import { MediaPanel } from "../../../features/projects/media/media-panel.tsx";
import { NotesPanel } from "../../../features/projects/notes/notes-panel.tsx";
import { OwnersPanel } from "../../../features/projects/owners/owners-panel.tsx";
import { pendingOwners } from "../../../features/projects/list/listed-project.ts";
import { projectAddress } from "../../../features/projects/project-address.ts";
import { StageBadge } from "../../../features/projects/stage-badge.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import type { Route } from "./+types/edit";

const TABS = ["general", "media", "team"] as const;

export default function EditProjectScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(ProjectToEditDocument, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  const project = data?.projectToEdit;
  const [search] = useAddressQuery();
  const current = TABS.find((tab) => tab === search.get("tab")) ?? "general";
  return (
    <>
      <TitleRow
        title={
          (project && titleOf(project, locale)) || intl.formatMessage({ id: "projects.edit.edit" })
        }
        back={{
          to: "/dashboard/projects",
          path: intl.formatMessage({ id: "dashboard.nav.projects" }),
        }}
        mark={project && <StageBadge stage={project.stage} />}
        actions={
          project && (
            <ButtonLink variant="outline" size={44} to={projectAddress(project.id)}>
              <IconEye size={19} aria-hidden="true" />
              <FormattedMessage id="projects.open.label" />
            </ButtonLink>
          )
        }
      />
      {project?.isEditable ? (
        <>
          <div className="mb-6">
            <LinkTabs
              label={intl.formatMessage({ id: "projects.tabs" })}
              current={current}
              tabs={TABS.map((tab) => ({
                id: tab,
                label: intl.formatMessage({ id: `projects.tabs.${tab}` }),
                count: {
                  general: undefined,
                  media: project.media.length,
                  team: pendingOwners(project),
                }[tab],
                isWaiting: tab === "team",
              }))}
            />
          </div>
          {/* Stays there, so that unsaved changes are kept while another tab is open. */}
          <div hidden={current !== "general"}>
            <ProjectEditorLoader key={id} project={project} />
          </div>
          {current === "media" && <MediaPanel projectId={project.id} />}
          {current === "team" && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
                <OwnersPanel projectId={project.id} />
                <IntegrationsPanel projectId={project.id} />
              </div>
              <NotesPanel projectId={project.id} />
            </div>
          )}
        </>
      ) : project ? (
        <Empty
          scene="closed"
          title={intl.formatMessage({ id: "projects.edit.closed.title" })}
          text={intl.formatMessage({ id: "projects.edit.closed.text" })}
          action={
            <ButtonLink variant="outline" to={projectAddress(project.id)}>
              <FormattedMessage id="projects.open.label" />
            </ButtonLink>
          }
        />
      ) : error ? (
        <DocumentLoadError
          words="projects.edit"
          list="/dashboard/projects"
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
