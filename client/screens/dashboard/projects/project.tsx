import { useQuery } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { LinkTabs } from "../../../admin/link-tabs.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PostArticle } from "../../../features/blog/posts/public/post-article.tsx";
import { ProjectBoard } from "../../../features/boards/project-board.tsx";
import { pendingOwners } from "../../../features/projects/list/listed-project.ts";
import { projectPublicPath } from "../../../features/projects/list/project-public-path.ts";
import { projectEditAddress } from "../../../features/projects/project-address.ts";
import { InvitationNotice } from "../../../features/projects/screen/invitation-notice.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
import { ProjectPanel, tabsFor } from "../../../features/projects/screen/project-panel.tsx";
import { ProjectScreenDocument } from "../../../features/projects/screen/project-screen.generated.ts";
import { StageBadge } from "../../../features/projects/stage-badge.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Route } from "./+types/project";

const ProjectTime = lazyPart(
  async () => (await import("../../../features/time/project/project-time.tsx")).ProjectTime,
  <div aria-busy="true" className="card h-64 animate-pulse" />,
);

export default function ProjectScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useAddressQuery();
  const { data, error, refetch } = useQuery(ProjectScreenDocument, { variables: { id, locale } });
  const { member } = useViewer();
  const project = data?.projectToEdit;
  const title =
    (project && titleOf(project, locale)) || intl.formatMessage({ id: "projects.untitled" });
  const back = {
    to: "/dashboard/projects",
    path: intl.formatMessage({ id: "dashboard.nav.projects" }),
  };
  if (!project) {
    return (
      <>
        <TitleRow title={intl.formatMessage({ id: "projects.project" })} back={back} />
        {error ? (
          <DocumentLoadError
            messagePrefix="projects.edit"
            list="/dashboard/projects"
            error={error}
            onRetry={refetch}
          />
        ) : (
          <PanelState error={undefined} onRetry={refetch} />
        )}
      </>
    );
  }
  const invitation = project.owners.find((owner) => owner.member?.id === member?.id);
  const publicPath = projectPublicPath(project, locale);
  const tabs = tabsFor(project);
  const current = tabs.find((tab) => tab === search.get("tab")) ?? "overview";
  return (
    <>
      <TitleRow
        title={title}
        back={back}
        mark={<StageBadge stage={project.stage} />}
        actions={
          <>
            {publicPath && (
              <ButtonLink variant="outline" size={44} to={publicPath} reloadDocument>
                <IconExternalLink size={19} aria-hidden="true" />
                <FormattedMessage id="projects.view.label" />
              </ButtonLink>
            )}
            {project.isEditable && (
              <ButtonLink variant="primary" size={44} to={projectEditAddress(project.id)}>
                <IconPencil size={19} aria-hidden="true" />
                <FormattedMessage id="projects.edit.edit" />
              </ButtonLink>
            )}
          </>
        }
      />
      {project.ownerStatus === "PENDING" && (
        <InvitationNotice
          project={project}
          invitedBy={invitation?.invitedBy?.displayName ?? null}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LinkTabs
          label={intl.formatMessage({ id: "projects.tabs" })}
          current={current}
          tabs={tabs.map((tab) => ({
            id: tab,
            label: intl.formatMessage({ id: `projects.tabs.${tab}` }),
            count: { media: project.media.length, owners: pendingOwners(project) }[tab as string],
            isWaiting: tab === "owners",
          }))}
        />
        <ProjectPanel
          project={project}
          tab={current}
          renderText={(html) => <PostArticle content={html} />}
          board={<ProjectBoard projectId={project.id} title={title} />}
          time={<ProjectTime projectId={project.id} />}
        />
      </div>
    </>
  );
}
