import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useId } from "react";
import { type ControlProps, useValue } from "./control.ts";
import { controlStyles, describedBy, Field } from "./field.tsx";
import { OptionRow, optionStyles, optionsStyles } from "./option-row.tsx";
import type { Option, OptionMark } from "./option.ts";

interface SelectProps extends ControlProps<string> {
  options: Option[];
  placeholder?: string;
  mark?: OptionMark;
  isLabelHidden?: boolean;
}

/** One of a few known options. */
export function Select({ options, placeholder, mark, isLabelHidden, ...control }: SelectProps) {
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [value, setValue] = useValue(control, "");
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? placeholder;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      isLabelHidden={isLabelHidden}
    >
      <Listbox name={name} value={value} onChange={setValue} disabled={disabled || readOnly}>
        <ListboxButton
          ref={ref}
          id={id}
          onBlur={onBlur}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Headless UI sets them
          role="combobox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`${controlStyles} flex h-(--control-height) items-center gap-2.5 text-start ${readOnly ? "bg-raised! disabled:opacity-100" : ""}`}
        >
          {chosen && mark?.(chosen)}
          <span className={`min-w-0 flex-1 truncate ${chosen ? "" : "text-ink-3"}`}>{shown}</span>
          {!readOnly && <IconChevronDown size={18} aria-hidden="true" className="shrink-0" />}
        </ListboxButton>
        <ListboxOptions transition modal={false} anchor="bottom" className={optionsStyles}>
          {options.map((option) => (
            <ListboxOption
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={optionStyles}
            >
              {({ selected }) => <OptionRow option={option} mark={mark} selected={selected} />}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  );
}
