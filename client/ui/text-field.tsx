import { type ComponentProps, useId } from "react";
import { controlStyles, describedBy, Field } from "./field.tsx";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  name: string;
  hint?: string;
  error?: string;
}

/** One line of text. Uncontrolled, so that an error never discards what was typed. */
export function TextField({ label, hint, error, className = "", ...input }: TextFieldProps) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${controlStyles} h-(--control-height) ${className}`}
      />
    </Field>
  );
}
