import type { ReactNode } from "react";
import { type FieldPathValue, type FieldValues, type Path, useController } from "react-hook-form";
import { useIntl } from "react-intl";
import { fieldWords } from "./field-words.ts";
import type { Edit } from "./use-edit.ts";

interface Field<Value> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  error?: string;
}

interface ControlledProps<Values extends FieldValues, Name extends Path<Values>> {
  edit: Edit<Values>;
  name: Name;
  children: (field: Field<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * For custom controls: `<Controlled edit={edit} name="color">{(field) => <ColorField {...field}
 * />}</Controlled>`
 */
export function Controlled<Values extends FieldValues, Name extends Path<Values>>({
  edit,
  name,
  children,
}: ControlledProps<Values, Name>) {
  const intl = useIntl();
  const { field, fieldState } = useController<Values, Name, Values>({
    name,
    control: edit.form.control,
  });
  const { value, onChange, onBlur, ref } = field;
  const message = fieldState.error?.message;
  const error = message && fieldWords(intl, message);
  return children({ label: edit.labelOf(name), name, value, onChange, onBlur, ref, error });
}
