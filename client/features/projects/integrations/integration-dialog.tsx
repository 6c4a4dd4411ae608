import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { defineForm } from "../../../admin/form/define-form.ts";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import { choice, flag, requiredText, text } from "../../../admin/form/field-kinds.ts";
import { useEdit } from "../../../admin/form/use-edit.ts";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  CreateProjectIntegrationDocument,
  type EditedIntegrationFragment as Integration,
  ProjectIntegrationsToEditDocument,
  UpdateProjectIntegrationDocument,
} from "./project-integrations.generated.ts";

const KINDS = [
  "GITHUB",
  "GITLAB",
  "FIGMA",
  "NPM",
  "YOUTUBE",
  "VIMEO",
  "WEBSITE",
  "WEBHOOK",
] as const;
const STATUSES = ["OK", "ERROR", "STALE"] as const;

const integrationForm = defineForm("projects.integration", {
  kind: { ...choice(KINDS), isRequired: true },
  url: requiredText(2000),
  label: text(80),
  status: choice(STATUSES),
  isPublic: flag(),
});

interface IntegrationDialogProps {
  projectId: string;
  /** Undefined for a new one */
  integration: Integration | undefined;
  onClose: () => void;
}

/** Where a project is kept elsewhere. */
export function IntegrationDialog({ projectId, integration, onClose }: IntegrationDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const saved = (row: Integration | undefined): Integration => {
    if (!row) throw new Error("The answer has no integration");
    return row;
  };
  const query = ProjectIntegrationsToEditDocument;
  const listed = { refetchQueries: [query], awaitRefetchQueries: true };
  const edit = useEdit(integrationForm, {
    row: integration,
    drafts: `project-integration ${projectId}`,
    async create(input) {
      const { data } = await apollo.mutate({
        mutation: CreateProjectIntegrationDocument,
        variables: { id: projectId, input },
        ...listed,
      });
      return saved(data?.createProjectIntegration);
    },
    async update({ id, version }, input) {
      const { data } = await apollo.mutate({
        mutation: UpdateProjectIntegrationDocument,
        variables: { id: projectId, integrationId: id, input: { ...input, version } as never },
        ...listed,
      });
      return saved(data?.updateProjectIntegration);
    },
    async reread() {
      const { data } = await apollo.query({
        query,
        variables: { id: projectId },
        fetchPolicy: "network-only",
      });
      return saved(data?.projectIntegrations.find(({ id }) => id === integration?.id));
    },
    show: (path, value) =>
      path === "kind" || path === "status"
        ? intl.formatMessage({ id: `projects.integration.${path}.${value as string}` })
        : undefined,
    onSaved: onClose,
  });
  const options = (name: "kind" | "status", values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: intl.formatMessage({ id: `projects.integration.${name}.${value}` }),
    }));
  return (
    <EditDialog
      edit={edit}
      title={edit.text(integration ? "edit" : "add")}
      submit={integration ? intl.formatMessage({ id: "form.save" }) : edit.text("add")}
      onClose={onClose}
    >
      <Controlled edit={edit} name="kind">
        {(field) => (
          <Select
            {...field}
            onChange={(value) => field.onChange(value as typeof field.value)}
            options={options("kind", KINDS)}
          />
        )}
      </Controlled>
      <TextField {...edit.field("url")} type="url" dir="ltr" autoComplete="off" data-autofocus />
      <TextField {...edit.field("label")} hint={edit.text("label.hint")} autoComplete="off" />
      <Controlled edit={edit} name="status">
        {(field) => (
          <Select
            {...field}
            onChange={(value) => field.onChange(value as typeof field.value)}
            options={options("status", STATUSES)}
            hint={edit.text("status.hint")}
          />
        )}
      </Controlled>
      <Switch {...edit.form.register("isPublic")} hint={edit.text("isPublic.hint")}>
        {edit.text("isPublic")}
      </Switch>
    </EditDialog>
  );
}
