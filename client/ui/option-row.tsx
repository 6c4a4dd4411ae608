import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { anchoredStyles } from "./overlay-styles.ts";
import type { Option, OptionMark } from "./option.ts";

/** The panel with options below a control. */
export const optionsStyles = `${anchoredStyles} max-h-80! w-(--button-width) overflow-y-auto p-1.5 empty:invisible`;

export const optionStyles =
  "flex min-h-10 cursor-default items-center gap-2.5 rounded-md px-3 py-1.5 max-md:min-h-11 " +
  "data-focus:bg-raised data-disabled:opacity-50 data-selected:font-semibold";

interface OptionRowProps {
  option: Option;
  mark?: OptionMark;
  selected: boolean;
}

export function OptionRow({ option, mark, selected }: OptionRowProps) {
  return (
    <>
      {mark?.(option)}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {option.label}
        </span>
        {option.hint && (
          <span dir="auto" className="block truncate text-[13px] font-normal text-ink-3">
            {option.hint}
          </span>
        )}
      </span>
      {selected && (
        <IconCheck size={18} aria-hidden="true" className="shrink-0 text-primary-strong" />
      )}
    </>
  );
}
