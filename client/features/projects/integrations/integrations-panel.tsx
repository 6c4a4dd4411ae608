import { useApolloClient, useQuery } from "@apollo/client/react";
import IconBrandFigma from "@tabler/icons-react/dist/esm/icons/IconBrandFigma.mjs";
import IconBrandGithub from "@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs";
import IconBrandGitlab from "@tabler/icons-react/dist/esm/icons/IconBrandGitlab.mjs";
import IconBrandNpm from "@tabler/icons-react/dist/esm/icons/IconBrandNpm.mjs";
import IconBrandVimeo from "@tabler/icons-react/dist/esm/icons/IconBrandVimeo.mjs";
import IconBrandYoutube from "@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconWebhook from "@tabler/icons-react/dist/esm/icons/IconWebhook.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { IntegrationKind, IntegrationStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { Panel } from "../../../admin/panel.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
import { IntegrationDialog } from "./integration-dialog.tsx";
import {
  DeleteProjectIntegrationDocument,
  type EditedIntegrationFragment as Integration,
  ProjectIntegrationsToEditDocument,
} from "./project-integrations.generated.ts";

const icons: Record<IntegrationKind, typeof IconWorld> = {
  GITHUB: IconBrandGithub,
  GITLAB: IconBrandGitlab,
  FIGMA: IconBrandFigma,
  NPM: IconBrandNpm,
  YOUTUBE: IconBrandYoutube,
  VIMEO: IconBrandVimeo,
  WEBSITE: IconWorld,
  WEBHOOK: IconWebhook,
};

const tones: Record<IntegrationStatus, BadgeTone> = { OK: "good", ERROR: "bad", STALE: "warn" };

/** Where a project is kept elsewhere; for its owners. */
export function IntegrationsPanel({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [edited, setEdited] = useState<Integration | "new">();
  const [doomed, setDoomed] = useState<Integration>();
  const { data, error, refetch } = useQuery(ProjectIntegrationsToEditDocument, {
    variables: { id: projectId },
  });
  if (!data) return <PanelState error={error} onRetry={refetch} />;
  const all = data.projectIntegrations;
  const kindOf = ({ kind }: Integration) =>
    intl.formatMessage({ id: `projects.integration.kind.${kind}` });
  const remove = async ({ id }: Integration) => {
    setDoomed(undefined);
    try {
      await apollo.mutate({
        mutation: DeleteProjectIntegrationDocument,
        variables: { id: projectId, integrationId: id },
        refetchQueries: [ProjectIntegrationsToEditDocument],
      });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <Panel
      title={intl.formatMessage({ id: "projects.integrations" })}
      text={intl.formatMessage({ id: "projects.integrations.text" })}
      action={
        <Button variant="outline" size={44} onClick={() => setEdited("new")}>
          <IconPlus size={19} aria-hidden="true" />
          <FormattedMessage id="projects.integration.add" />
        </Button>
      }
    >
      {all.length === 0 ? (
        <p className="px-6 py-10 text-center text-ink-2">
          <FormattedMessage id="projects.integrations.empty" />
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {all.map((one) => {
            const Icon = icons[one.kind];
            const name = one.label ?? kindOf(one);
            return (
              <li
                key={one.id}
                className="flex min-h-18 flex-wrap items-center gap-x-3.5 px-4 py-2 md:px-6"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-md bg-raised text-ink-2">
                  <Icon size={21} aria-hidden="true" />
                </span>
                <div className="min-w-0 flex-1 basis-52 leading-snug">
                  <p className="truncate font-semibold">
                    <bdi>{name}</bdi>
                    {one.label && (
                      <span className="sr-only">
                        {", "}
                        {kindOf(one)}
                      </span>
                    )}
                  </p>
                  <a
                    href={one.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    dir="ltr"
                    className="relative block truncate text-[13px] text-ink-3 hover:underline"
                  >
                    {one.url}
                    <span className="sr-only">
                      {" "}
                      <FormattedMessage id="projects.newTab" />
                    </span>
                  </a>
                </div>
                <span className="ms-auto flex items-center gap-2">
                  {one.isPublic && (
                    <Badge tone="off">
                      <FormattedMessage id="projects.integration.isPublic.yes" />
                    </Badge>
                  )}
                  <Badge tone={tones[one.status]}>
                    <FormattedMessage id={`projects.integration.status.${one.status}`} />
                  </Badge>
                  <IconButton
                    size={36}
                    icon={IconEdit}
                    label={intl.formatMessage({ id: "form.edit" }, { name })}
                    onClick={() => setEdited(one)}
                  />
                  <IconButton
                    size={36}
                    icon={IconTrash}
                    label={intl.formatMessage({ id: "form.remove" }, { item: name })}
                    onClick={() => setDoomed(one)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {edited && (
        <IntegrationDialog
          projectId={projectId}
          integration={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={intl.formatMessage(
          { id: "projects.integration.delete.ask" },
          { name: doomed ? (doomed.label ?? kindOf(doomed)) : "" },
        )}
        text={<FormattedMessage id="projects.integration.delete.text" />}
        confirm={intl.formatMessage({ id: "form.delete" })}
        onConfirm={() => doomed && void remove(doomed)}
      />
    </Panel>
  );
}
