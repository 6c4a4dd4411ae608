import { useId } from "react";
import { describedBy, FieldError } from "./field.tsx";

interface RadioFieldProps {
  label: string;
  name: string;
  options: readonly string[];
  hint?: string;
  error?: string;
  defaultValue?: string;
  required?: boolean;
  autoFocus?: boolean;
}

/** One of a few answers that are all visible; the browser's own controls, for forms without JavaScript. */
export function RadioField({ label, hint, error, options, ...field }: RadioFieldProps) {
  const id = useId();
  const { name, defaultValue, required, autoFocus } = field;
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="font-semibold">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="ms-2 text-sm font-normal text-ink-3">
            {hint}
          </span>
        )}
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {options.map((option, place) => (
          <label key={option} className="inline-flex min-h-11 items-center gap-2.5">
            <input
              {...(place === 0 && { autoFocus })}
              type="radio"
              name={name}
              value={option}
              required={required}
              defaultChecked={option === defaultValue}
              className="size-[18px] shrink-0 accent-primary-strong"
            />
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{option}</bdi>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
