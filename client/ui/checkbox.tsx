import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import type { ComponentProps, ReactNode, RefCallback } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "ref"> {
  /** Some of the items it represents are checked, not all */
  mixed?: boolean;
  /** Its label; without one it needs an aria-label */
  children?: ReactNode;
  hint?: string;
  ref?: RefCallback<HTMLInputElement>;
}

/** A checkbox of a form, or of one or all rows of a table. */
export function Checkbox({
  mixed = false,
  children,
  hint,
  ref,
  className = "",
  ...input
}: CheckboxProps) {
  const Mark = mixed ? IconMinus : IconCheck;
  return (
    <label
      className={`relative inline-flex gap-2.5 ${
        children ? "py-1 max-md:py-2.5" : "before:absolute before:-inset-[13px]"
      } ${className}`}
    >
      <span className="relative mt-0.5 inline-grid size-[18px] shrink-0 place-items-center">
        <input
          {...input}
          ref={(box) => {
            if (box) box.indeterminate = mixed;
            return ref?.(box);
          }}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-[5px] border border-control bg-surface checked:border-primary-strong checked:bg-primary-strong indeterminate:border-primary-strong indeterminate:bg-primary-strong disabled:opacity-50"
        />
        <Mark
          size={14}
          stroke={3}
          aria-hidden="true"
          className="pointer-events-none relative hidden text-surface peer-checked:block peer-indeterminate:block"
        />
      </span>
      {children && (
        <span>
          {children}
          {hint && <span className="block text-[13px] text-ink-3">{hint}</span>}
        </span>
      )}
    </label>
  );
}
