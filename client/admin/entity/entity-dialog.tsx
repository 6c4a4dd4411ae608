import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import type { Fields, StoredOf } from "../form/define-form.ts";
import { EditDialog } from "../form/edit-dialog.tsx";
import { FormFields } from "../form/form-fields.tsx";
import type { Edit, Versioned } from "../form/use-edit.ts";
import { useEntityForm } from "../form/use-entity-form.ts";
import type { EntityOptions } from "./define-entity-list.tsx";

interface EntityDialogProps<F extends Fields, Row> {
  entity: EntityOptions<F, Row>;
  /** Left out for a new one */
  row?: Row;
  name: string;
  onClose: () => void;
}

/** The form of a noun, over its list. */
export function EntityDialog<F extends Fields, Row extends Versioned & StoredOf<F>>({
  entity: { form, documents, unique },
  row,
  name,
  onClose,
}: EntityDialogProps<F, Row>) {
  const intl = useIntl();
  const edit = useEntityForm(form, {
    row,
    read: documents.one,
    create: documents.create,
    update: documents.update,
    list: documents.list,
    unique,
    onSaved: onClose,
  });
  const text = (id: string) => intl.formatMessage({ id }, { name });
  return (
    <EditDialog
      edit={edit}
      title={row ? text("form.edit") : edit.text("new")}
      submit={text(row ? "form.save" : "form.create")}
      onClose={onClose}
    >
      {/* The names of its fields are known where the form is defined. */}
      <FormFields form={form} edit={edit as unknown as Edit<FieldValues>} />
    </EditDialog>
  );
}
