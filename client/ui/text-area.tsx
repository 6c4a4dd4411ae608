import { type ComponentProps, useId } from "react";
import { controlStyles, describedBy, Field } from "./field.tsx";

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  /** It grows with its text, where the browser supports it */
  autosize?: boolean;
  isLabelHidden?: boolean;
}

/** Several lines of text. Uncontrolled, so that an error never discards what was typed. */
export function TextArea({
  label,
  hint,
  error,
  autosize,
  isLabelHidden,
  className = "",
  ...area
}: TextAreaProps) {
  const made = useId();
  const id = area.id ?? made;
  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <textarea
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={`${controlStyles} min-h-[120px] py-2.5 ${autosize ? "field-sizing-content" : ""} ${className}`}
      />
    </Field>
  );
}
