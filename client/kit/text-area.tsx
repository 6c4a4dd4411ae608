import { type TextareaHTMLAttributes, useId, useState } from "react";
import { FormattedNumber } from "react-intl";
import { controlLook, describedBy, Field } from "./field.tsx";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  name: string;
  hint?: string;
  error?: string;
}

/** Several lines of text. Uncontrolled; with maxLength it counts what is written. */
export function TextArea({ label, hint, error, onInput, className = "", ...area }: TextAreaProps) {
  const made = useId();
  const id = area.id ?? made;
  const { maxLength } = area;
  const [length, setLength] = useState(String(area.defaultValue ?? "").length);
  const counts = maxLength !== undefined;
  const counter = counts && (
    <span
      id={`${id}-count`}
      // Spoken only when it is about to matter.
      aria-live={maxLength - length <= 50 ? "polite" : "off"}
      className="ms-auto shrink-0 text-ink-3"
    >
      <FormattedNumber value={length} /> / <FormattedNumber value={maxLength} />
    </span>
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={counter}>
      <textarea
        rows={5}
        {...area}
        id={id}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, count: counts })}
        className={`${controlLook} min-h-[120px] py-2.5 ${className}`}
      />
    </Field>
  );
}
