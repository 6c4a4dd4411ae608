import { useQuery } from "@apollo/client/react";
import type { FieldValues } from "react-hook-form";
import { useViewer } from "../../platform/session/viewer.tsx";
import type { Fields, StoredOf } from "../form/define-form.ts";
import { EditDialog } from "../form/edit-dialog.tsx";
import { FormFields } from "../form/form-fields.tsx";
import type { Versioned } from "../form/edit-state.ts";
import type { Edit } from "../form/use-edit.ts";
import { useEntityForm } from "../form/use-entity-form.ts";
import type { ListContext } from "../list/list-context.ts";
import type { EntityOptions } from "./define-entity-list.tsx";

interface EntityDialogProps<F extends Fields, Row, Choices> {
  entity: EntityOptions<F, Row, Choices>;
  /** Left out for a new one */
  row?: Row;
  name: string;
  context: ListContext;
  onClose: () => void;
}

/** The form of a noun, over its list. */
export function EntityDialog<F extends Fields, Row extends Versioned & StoredOf<F>, Choices>({
  entity: { form, documents, unique, choices, options, empty },
  row,
  name,
  context,
  onClose,
}: EntityDialogProps<F, Row, Choices>) {
  const { intl, locale } = context;
  const { data } = useQuery(choices ?? documents.list, {
    skip: !choices,
    variables: { locale } as never,
  });
  const known = options?.(data as Choices | undefined, context);
  const viewer = useViewer();
  const edit = useEntityForm(form, {
    row,
    empty: empty?.(viewer),
    read: documents.one,
    create: documents.create,
    update: documents.update,
    list: documents.list,
    unique,
    onSaved: onClose,
    show: (path, value) => known?.[path]?.find((option) => option.value === value),
  });
  const text = (id: string) => intl.formatMessage({ id }, { name });
  const shown = Object.entries(form.fields).filter(([, { isOnlyNew }]) => !row || !isOnlyNew);
  return (
    <EditDialog
      edit={edit}
      title={row ? text("form.edit") : edit.text("new")}
      submit={text(row ? "form.save" : "form.create")}
      onClose={onClose}
    >
      <FormFields
        form={{ ...form, fields: Object.fromEntries(shown) }}
        // The names of its fields are known where the form is defined.
        edit={edit as unknown as Edit<FieldValues>}
        options={known}
      />
    </EditDialog>
  );
}
