import type { ComponentProps, ReactNode } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "children"> {
  /** What is switched on or off */
  children: ReactNode;
  hint?: string;
}

/** On or off; technically a checkbox, so that it works in every form. */
export function Switch({ children, hint, className = "", ...input }: SwitchProps) {
  return (
    <label className={`flex items-start gap-4 py-1 max-md:py-2.5 ${className}`}>
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{children}</span>
        {hint && (
          <span className="block text-sm text-ink-3">
            <bdi>{hint}</bdi>
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says whether it is on
        role="switch"
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full border border-control bg-surface transition-colors before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-control before:transition-transform checked:border-primary-strong checked:bg-primary-strong checked:before:translate-x-4 checked:before:bg-surface disabled:opacity-50 rtl:checked:before:-translate-x-4"
      />
    </label>
  );
}
