import { type ComponentProps, useId } from "react";
import { describedBy, FieldError } from "./field.tsx";

interface FileFieldProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  name: string;
  /** The limits, shown before a file is chosen */
  hint: string;
  error?: string;
}

/** A file that is sent with its form: the browser's own control, so that it works without JavaScript. */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div
        className={`mt-1.5 rounded-card border border-dashed p-4 ${error ? "border-bad" : "border-control"}`}
      >
        <p id={`${id}-hint`} className="mb-3 text-sm text-ink-3">
          {hint}
        </p>
        <input
          {...input}
          id={id}
          type="file"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="block w-full min-w-0 rounded-md text-sm text-ink-2 file:me-3 file:h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:bg-raised"
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
