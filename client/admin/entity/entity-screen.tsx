import { useQuery } from "@apollo/client/react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { type Locale, useLocale } from "../../i18n/locale.ts";
import type { Option } from "../../ui/option.ts";
import type { Fields, StoredOf } from "../form/define-form.ts";
import { EditLoading } from "../form/edit-loading.tsx";
import { EditScreen } from "../form/edit-screen.tsx";
import { FormFields } from "../form/form-fields.tsx";
import type { Versioned } from "../form/edit-state.ts";
import type { Edit } from "../form/use-edit.ts";
import { useEntityForm } from "../form/use-entity-form.ts";
import { useOpenEditor } from "../form/use-open-editor.ts";
import { TitleRow } from "../title-row.tsx";
import type { EntityOptions } from "./define-entity-list.tsx";

interface EntityScreenProps<F extends Fields, Row> {
  entity: Pick<EntityOptions<F, Row>, "form" | "documents" | "unique">;
  /** Undefined for a new one */
  id: string | undefined;
  /** What a row is called */
  nameOf(row: Row, locale: Locale): string;
  /** What is chosen from, by field */
  options?: Partial<Record<keyof F, Option[]>>;
  /** The list it belongs to, and where a new one is edited once it is saved */
  list: string;
  editPath(row: { id: string }): string;
}

/** The form of a noun on a screen of its own. */
export function EntityScreen<F extends Fields, Row extends Versioned & StoredOf<F>>(
  props: EntityScreenProps<F, Row>,
) {
  const { entity, id, list, editPath } = props;
  const intl = useIntl();
  const { key, wasNew, onCreated } = useOpenEditor(id, (one) => editPath({ id: one }));
  // Edits the current state on the server, not what a list has read before.
  const { data, error, refetch } = useQuery(entity.documents.one, {
    variables: { id: id ?? "" },
    skip: id === undefined,
    fetchPolicy: "network-only",
  });
  const [row] = Object.values((data ?? {}) as Record<string, Row>);
  if (wasNew || row) return <EntityForm key={key} {...props} row={row} onCreated={onCreated} />;
  const title = intl.formatMessage({ id: `${entity.form.name}.title` });
  return (
    <>
      <TitleRow title={title} back={{ to: list, path: title }} />
      <EditLoading error={error} onRetry={refetch} />
    </>
  );
}

function EntityForm<F extends Fields, Row extends Versioned & StoredOf<F>>({
  entity: { form, documents, unique },
  row,
  nameOf,
  options,
  list,
  onCreated,
}: EntityScreenProps<F, Row> & { row: Row | undefined; onCreated: (id: string) => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const edit = useEntityForm(form, {
    row,
    read: documents.one,
    create: documents.create,
    update: documents.update,
    list: documents.list,
    unique,
    show: (path, value) => options?.[path]?.find((option) => option.value === value)?.label,
    onSaved: ({ id }, before) => before ?? onCreated(id),
  });
  return (
    <EditScreen
      edit={edit}
      title={edit.row ? nameOf(edit.row, locale) : edit.text("new")}
      back={{ to: list, path: intl.formatMessage({ id: `${form.name}.title` }) }}
      submit={intl.formatMessage({ id: edit.isNew ? "form.create" : "form.save" })}
    >
      <div className="card grid gap-6 p-6">
        <FormFields
          form={form}
          // The names of its fields are known where the form is defined.
          edit={edit as unknown as Edit<FieldValues>}
          options={options}
        />
      </div>
    </EditScreen>
  );
}
