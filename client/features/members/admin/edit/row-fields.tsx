import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { useFieldArray } from "react-hook-form";
import { useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

type Rows = "links" | "languages" | "experience" | "education" | "awards";

interface RowFieldsProps<Name extends Rows> {
  edit: MemberEdit;
  name: Name;
  most: number;
  /** A new row */
  empty: MemberEdit["values"][Name][number];
  /** The fields of the row at this place */
  children: (place: number) => ReactNode;
}

/** A list of rows, to which rows are added and from which they are removed. */
export function RowFields<Name extends Rows>({
  edit,
  name,
  most,
  empty,
  children,
}: RowFieldsProps<Name>) {
  const intl = useIntl();
  const { fields, append, remove } = useFieldArray({
    control: edit.form.control,
    name: name as Rows,
  });
  const title = edit.text(name);
  const error = edit.form.getFieldState(name, edit.form.formState).error?.root?.message;
  return (
    <Card title={title}>
      <ul className="grid gap-4">
        {fields.map(({ id }, place) => (
          <li key={id} className="flex items-start gap-3">
            <div className="min-w-0 flex-1">{children(place)}</div>
            <IconButton
              label={intl.formatMessage(
                { id: "members.edit.row.remove" },
                { list: title, place: place + 1 },
              )}
              icon={IconTrash}
              onClick={() => remove(place)}
              className="mt-7"
            />
          </li>
        ))}
      </ul>
      {error && <p className="mt-2 text-sm text-bad">{error}</p>}
      {fields.length < most && (
        <Button
          variant="outline"
          size={44}
          name={name}
          onClick={() => append(empty as never)}
          className={fields.length > 0 ? "mt-4" : ""}
        >
          <IconPlus size={19} aria-hidden="true" />
          {edit.text(`${name}.add`)}
        </Button>
      )}
    </Card>
  );
}
