import { useState } from "react";
import { ChipsCombobox } from "./chips-combobox.tsx";
import { type ControlProps, useValue } from "./control.ts";
import type { Option, OptionMark } from "./option.ts";
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
  const [chosen, setChosen] = useValue(control, none);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const found = useOptions(options, text, open);
  return (
    <ChipsCombobox
      control={control}
      aside={control.aside}
      placeholder={placeholder}
      chosen={chosen}
      onChosen={(next) => {
        setChosen(next);
        setText("");
      }}
      onRemove={({ value }) => setChosen(chosen.filter((one) => one.value !== value))}
      text={text}
      onText={setText}
      open={open}
      onOpen={(next) => {
        setOpen(next);
        if (!next) setText("");
      }}
      found={found}
      mark={mark}
      onBlur={control.onBlur}
    />
  );
}
