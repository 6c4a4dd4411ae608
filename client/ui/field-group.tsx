import type { ReactNode } from "react";
import { describedBy, FieldError } from "./field.tsx";

interface FieldGroupProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  aside?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** Several controls that form one field. */
export function FieldGroup({ id, label, hint, error, aside, disabled, children }: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      disabled={disabled}
      aria-describedby={describedBy(id, { hint, error })}
      className="min-w-0 disabled:opacity-60"
    >
      <legend className="float-start flex w-full flex-wrap items-baseline gap-x-2 font-semibold">
        {label}
        {aside && <span className="ms-auto text-sm font-normal text-ink-3">{aside}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="clear-both text-sm text-ink-3">
          {hint}
        </p>
      )}
      <div className="clear-both pt-1.5">{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
