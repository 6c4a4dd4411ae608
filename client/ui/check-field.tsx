import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

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
      <FieldError id={id} error={error} />
    </div>
  );
}
