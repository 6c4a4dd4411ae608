import { Combobox as HeadlessCombobox, ComboboxButton, ComboboxInput } from "@headlessui/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { ComboboxPanel } from "./combobox-panel.tsx";
import { type ControlProps, useValue } from "./control.ts";
import { controlStyles, describedBy, Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Option, OptionMark } from "./option.ts";
import { type OptionSource, useOptions } from "./use-options.ts";

interface ComboboxProps extends ControlProps<Option | null> {
  /** All options, or a function that finds them; keep it the same between renders */
  options: OptionSource;
  placeholder?: string;
  mark?: OptionMark;
}

/** One of many options, found by typing. */
export function Combobox({ options, placeholder, mark, ...control }: ComboboxProps) {
  const intl = useIntl();
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [value, setValue] = useValue(control, null);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const found = useOptions(options, text, open);
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <HeadlessCombobox
        immediate
        by="value"
        value={value}
        onChange={setValue}
        onClose={() => {
          setText("");
          setOpen(false);
        }}
        disabled={disabled || readOnly}
      >
        <div className="relative">
          <ComboboxInput
            ref={ref}
            id={id}
            name={name}
            displayValue={(option: Option | null) => option?.label ?? ""}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={onBlur}
            placeholder={placeholder}
            autoComplete="off"
            readOnly={readOnly}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className={`${controlStyles} h-(--control-height) truncate pe-20 ${readOnly ? "disabled:opacity-100" : ""}`}
          />
          {!disabled && !readOnly && (
            <div className="absolute inset-y-0 end-1 flex items-center">
              {value && (
                <IconButton
                  size={36}
                  label={intl.formatMessage({ id: "form.clear" }, { field: label })}
                  icon={IconX}
                  onClick={() => setValue(null)}
                />
              )}
              {/* For pointers; keyboard users open it with the arrow keys. */}
              <ComboboxButton
                aria-hidden="true"
                onClick={() => setOpen(true)}
                className="grid size-9 place-items-center"
              >
                <IconChevronDown size={18} aria-hidden="true" />
              </ComboboxButton>
            </div>
          )}
        </div>
        <ComboboxPanel found={found} open={open} mark={mark} />
      </HeadlessCombobox>
    </Field>
  );
}
