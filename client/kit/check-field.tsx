import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  error?: string;
  /** What is agreed to */
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
          className="mt-0.5 size-[18px] shrink-0 accent-primary-strong"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
