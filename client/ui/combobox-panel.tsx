import { ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { FormattedMessage } from "react-intl";
import { OptionRow, optionStyles, optionsStyles } from "./option-row.tsx";
import { ComboboxStatus } from "./combobox-status.tsx";
import type { OptionMark } from "./option.ts";
import type { FoundOptions } from "./use-options.ts";

interface ComboboxPanelProps {
  found: FoundOptions;
  open: boolean;
  mark?: OptionMark;
}

/** The options below a combobox, or why there are none. */
export function ComboboxPanel({ found, open, mark }: ComboboxPanelProps) {
  const { state, options } = found;
  return (
    <>
      {open && <ComboboxStatus found={found} />}
      <ComboboxOptions
        transition
        anchor="bottom start"
        modal={false}
        className={`${optionsStyles} w-[max(var(--input-width),18rem)]`}
      >
        {options.map((option) => (
          <ComboboxOption
            key={option.value}
            value={option}
            disabled={option.disabled}
            className={optionStyles}
          >
            {({ selected }) => <OptionRow option={option} mark={mark} selected={selected} />}
          </ComboboxOption>
        ))}
        {options.length === 0 && (
          // announced by ComboboxStatus: a listbox may contain options only
          <div aria-hidden="true" className="px-3 py-2 text-ink-3">
            <FormattedMessage
              id={state === "found" ? "form.options.none" : `form.options.${state}`}
            />
          </div>
        )}
      </ComboboxOptions>
    </>
  );
}
