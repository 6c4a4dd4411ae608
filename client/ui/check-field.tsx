import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  error?: string;
  /** What the user agrees to */
  children: ReactNode;
}

export function CheckField({ children, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="flex items-start gap-2.5">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-[18px] shrink-0 accent-primary-strong aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-bad"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-2 flex items-start gap-1.5 text-sm font-medium text-bad"
        >
          <IconAlertCircle size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
