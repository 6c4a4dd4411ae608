import { Combobox as HeadlessCombobox, ComboboxInput } from "@headlessui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { ComboboxPanel } from "./combobox-panel.tsx";
import { type ControlProps, useValue } from "./control.ts";
import { chipsStyles } from "./chips-styles.ts";
import { describedBy, Field } from "./field.tsx";
import type { Option, OptionMark } from "./option.ts";
import { Tag } from "./tag.tsx";
import { type OptionSource, useOptions } from "./use-options.ts";

interface MultiComboboxProps extends ControlProps<Option[]> {
  /** All options, or a function that finds them; keep it the same between renders */
  options: OptionSource;
  placeholder?: string;
  mark?: OptionMark;
}

const none: Option[] = [];

/** Several of many options, found by typing; Backspace removes the last one. */
export function MultiCombobox({ options, placeholder, mark, ...control }: MultiComboboxProps) {
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [chosen, setChosen] = useValue(control, none);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const found = useOptions(options, text, open);
  const fixed = disabled || readOnly;
  const removeLast = ({ key }: KeyboardEvent) => {
    if (key === "Backspace" && text === "" && chosen.length > 0) setChosen(chosen.slice(0, -1));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <HeadlessCombobox
        multiple
        immediate
        by="value"
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          setText("");
        }}
        onClose={() => {
          setText("");
          setOpen(false);
        }}
        disabled={fixed}
      >
        <div className={chipsStyles}>
          {chosen.map((option) => (
            <Tag
              key={option.value}
              label={option.label}
              onRemove={
                fixed
                  ? undefined
                  : () => setChosen(chosen.filter(({ value }) => value !== option.value))
              }
            />
          ))}
          <ComboboxInput
            ref={ref}
            id={id}
            name={name}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            onKeyDown={removeLast}
            onFocus={() => setOpen(true)}
            onBlur={onBlur}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className="h-8 min-w-16 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
          />
        </div>
        <ComboboxPanel found={found} open={open} mark={mark} />
      </HeadlessCombobox>
    </Field>
  );
}
