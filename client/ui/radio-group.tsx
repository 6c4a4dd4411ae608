import { type ReactNode, useId } from "react";
import { type ControlProps, useValue } from "./control.ts";
import { FieldGroup } from "./field-group.tsx";
import type { Option } from "./option.ts";

interface RadioGroupProps extends ControlProps<string> {
  options: (Omit<Option, "label"> & { label: ReactNode })[];
}

/** One of a few options that are all visible. */
export function RadioGroup({ options, ...control }: RadioGroupProps) {
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [value, setValue] = useValue(control, "");
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} aside={aside} disabled={disabled}>
      <div className="grid">
        {options.map((option, place) => (
          <label key={option.value} className="inline-flex gap-2.5 py-1 max-md:py-2.5">
            <input
              ref={place === 0 ? ref : undefined}
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled || readOnly}
              onChange={() => setValue(option.value)}
              onBlur={onBlur}
              className="mt-0.5 size-[18px] shrink-0 appearance-none rounded-full border border-control bg-surface checked:border-[5.5px] checked:border-primary-strong disabled:opacity-50"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-[13px] text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
