import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SideSection } from "../../../admin/document/side-section.tsx";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import type { Option } from "../../../ui/option.ts";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useContacts } from "../owners/use-contacts.ts";
import { STAGES, VISIBILITIES } from "../project-stages.ts";
import type { ProjectTypeChoicesQuery } from "./edited-project.generated.ts";
import { MAX_TAGS, MAX_TOOLS } from "./project-form.ts";
import type { ProjectEdit } from "./use-project-edit.ts";

interface SectionProps {
  edit: ProjectEdit;
}

interface FactsSectionProps extends SectionProps {
  types: ProjectTypeChoicesQuery["projectTypes"];
}

/** What a project is, how far it is, and who sees it. */
export function FactsSection({ edit, types }: FactsSectionProps) {
  const intl = useIntl();
  const { stage, visibility } = edit.values;
  const options = (name: "stage" | "visibility", values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: intl.formatMessage({ id: `projects.${name}.${value}` }),
    }));
  return (
    <SideSection title={intl.formatMessage({ id: "projects.edit.facts" })}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="typeId">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? ""}
              onChange={onChange}
              placeholder={intl.formatMessage({ id: "projects.edit.type.choose" })}
              options={types.map(({ id, name, slug }) => ({ value: id, label: name ?? slug }))}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="stage">
          {(field) => (
            <Select
              {...field}
              onChange={(value) => field.onChange(value as typeof stage)}
              options={options("stage", STAGES)}
              hint={
                stage === "DRAFT"
                  ? intl.formatMessage({ id: "projects.edit.stage.draft" })
                  : undefined
              }
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="visibility">
          {(field) => (
            <Select
              {...field}
              onChange={(value) => field.onChange(value as typeof visibility)}
              options={options("visibility", VISIBILITIES)}
              hint={intl.formatMessage({ id: `projects.visibility.${visibility}.hint` })}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="startedOn">
          {(field) => <DateField {...field} />}
        </Controlled>
        <Controlled edit={edit} name="endedOn">
          {(field) => <DateField {...field} min={edit.values.startedOn || undefined} />}
        </Controlled>
      </div>
    </SideSection>
  );
}

interface CollaboratorsSectionProps {
  value: Option[];
  onChange: (members: Option[]) => void;
}

/** Who else made a new project: they are invited with its first save. */
export function CollaboratorsSection({ value, onChange }: CollaboratorsSectionProps) {
  const intl = useIntl();
  const { member: me } = useViewer();
  const contacts = useContacts(useMemo(() => (me ? [me.id] : []), [me]));
  return (
    <SideSection title={intl.formatMessage({ id: "projects.collaborators" })}>
      <MultiCombobox
        name="collaborators"
        label={intl.formatMessage({ id: "projects.collaborators.members" })}
        hint={intl.formatMessage({ id: "projects.collaborators.hint" })}
        options={contacts}
        mark={({ label }) => <Avatar name={label} size={28} />}
        value={value}
        onChange={onChange}
      />
    </SideSection>
  );
}

/** Who it was made for. */
export function ClientSection({ edit }: SectionProps) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "projects.edit.client" })}>
      <div className="grid gap-4">
        <TextField {...edit.field("client.name")} autoComplete="off" />
        <TextField {...edit.field("client.url")} type="url" dir="ltr" autoComplete="off" />
        <Switch
          {...edit.form.register("client.visible")}
          hint={intl.formatMessage({ id: "projects.edit.client.visible.hint" })}
        >
          <FormattedMessage id="projects.edit.client.visible" />
        </Switch>
      </div>
    </SideSection>
  );
}

/** What it was made with, and where it can be seen. */
export function DetailsSection({ edit }: SectionProps) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "projects.edit.details" })}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="tools">
          {(field) => <TagsField {...field} most={MAX_TOOLS} />}
        </Controlled>
        <Controlled edit={edit} name="tags">
          {(field) => <TagsField {...field} most={MAX_TAGS} />}
        </Controlled>
        <TextField {...edit.field("liveUrl")} type="url" dir="ltr" autoComplete="off" />
        <TextField {...edit.field("repoUrl")} type="url" dir="ltr" autoComplete="off" />
      </div>
    </SideSection>
  );
}
