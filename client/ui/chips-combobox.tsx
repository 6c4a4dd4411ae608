import { Combobox as HeadlessCombobox, ComboboxInput } from "@headlessui/react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { chipsStyles } from "./chips-styles.ts";
import { ComboboxPanel } from "./combobox-panel.tsx";
import type { ControlProps } from "./control.ts";
import { describedBy, Field } from "./field.tsx";
import type { Option, OptionMark } from "./option.ts";
import { Tag } from "./tag.tsx";
import type { FoundOptions } from "./use-options.ts";

interface ChipsComboboxProps {
  control: Omit<ControlProps<unknown>, "value" | "defaultValue" | "onChange">;
  aside?: ReactNode;
  placeholder?: string;
  chosen: Option[];
  /** All options that are chosen now */
  onChosen(next: Option[]): void;
  onRemove(option: Option): void;
  text: string;
  onText(text: string): void;
  open: boolean;
  onOpen(open: boolean): void;
  /** The options below; without it there is no panel */
  found?: FoundOptions;
  mark?: OptionMark;
  /** Nothing more can be typed */
  isFull?: boolean;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
  onPaste?(event: ClipboardEvent): void;
  onBlur?(): void;
}

/** Chips of what is chosen, an input and the options below; Backspace removes the last chip. */
export function ChipsCombobox(props: ChipsComboboxProps) {
  const { control, chosen, onRemove, text, open, onOpen, found, isFull } = props;
  const id = useId();
  const { label, name, hint, error, disabled, readOnly, ref } = control;
  const fixed = disabled || readOnly;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    props.onKeyDown?.(event);
    const last = chosen.at(-1);
    if (event.key === "Backspace" && text === "" && last) onRemove(last);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={props.aside}>
      <HeadlessCombobox
        multiple
        immediate
        by="value"
        value={chosen}
        onChange={props.onChosen}
        onClose={() => onOpen(false)}
        disabled={fixed}
      >
        <div className={chipsStyles}>
          {chosen.map((option) => (
            <Tag
              key={option.value}
              label={option.label}
              onRemove={fixed ? undefined : () => onRemove(option)}
            />
          ))}
          <ComboboxInput
            ref={ref}
            id={id}
            name={name}
            value={text}
            onChange={({ target }) => {
              props.onText(target.value);
              onOpen(true);
            }}
            onKeyDown={press}
            onPaste={props.onPaste}
            onFocus={() => onOpen(true)}
            onBlur={props.onBlur}
            readOnly={readOnly || isFull}
            placeholder={chosen.length === 0 ? props.placeholder : undefined}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className="h-8 min-w-16 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
          />
        </div>
        {found && <ComboboxPanel found={found} open={open} mark={props.mark} />}
      </HeadlessCombobox>
    </Field>
  );
}
