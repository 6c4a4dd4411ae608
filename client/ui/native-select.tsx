import { type ComponentProps, useId } from "react";
import { controlStyles, describedBy, Field } from "./field.tsx";

interface NativeSelectProps extends ComponentProps<"select"> {
  label: string;
  name: string;
  hint?: string;
  error?: string;
}

/** The browser's own select in the look of the kit: works without JavaScript. */
export function NativeSelect({ label, hint, error, children, ...select }: NativeSelectProps) {
  const made = useId();
  const id = select.id ?? made;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${controlStyles} h-(--control-height)`}
      >
        {children}
      </select>
    </Field>
  );
}
