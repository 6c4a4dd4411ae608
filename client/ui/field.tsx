import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** At the end of the label's line, for example a link */
  aside?: ReactNode;
  /** Only for screen readers, where its place says what it is */
  isLabelHidden?: boolean;
  children: ReactNode;
}

/** The styles of the control itself: 1 px control border, 2 px in the error colour. */
export const controlStyles =
  "block w-full rounded-md border border-control bg-surface px-3.5 text-ink placeholder:text-ink-3 " +
  "disabled:opacity-60 [&[readonly]]:bg-raised " +
  "aria-invalid:border-bad aria-invalid:inset-ring aria-invalid:inset-ring-bad";

/** Ids of the elements that describe the control, in reading order. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** What is wrong with a control; it points here by `describedBy`. */
export function FieldError({ id, error }: Pick<FieldProps, "id" | "error">) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bad">
      <IconAlertCircle size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

/** Label, hint, control and error of one form field. */
export function Field({ id, label, hint, error, aside, isLabelHidden, children }: FieldProps) {
  return (
    <div>
      <div className={isLabelHidden ? "sr-only" : "flex flex-wrap items-baseline gap-x-2"}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-3">
            {hint}
          </span>
        )}
        {aside && <span className="ms-auto text-sm">{aside}</span>}
      </div>
      <div className={isLabelHidden ? "" : "mt-1.5"}>{children}</div>
      <FieldError id={id} error={error} />
    </div>
  );
}
