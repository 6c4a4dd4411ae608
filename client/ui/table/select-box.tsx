import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";

interface SelectBoxProps {
  label: string;
  state: "none" | "some" | "all";
  onToggle(range: boolean): void;
  /** Pressing anywhere in the nearest positioned element around it toggles it */
  isStretched?: boolean;
}

/** The checkbox of a row, or of all rows of the page; with shift it ends a range. */
export function SelectBox({ label, state, onToggle, isStretched = false }: SelectBoxProps) {
  const Mark = state === "some" ? IconMinus : IconCheck;
  return (
    <span
      className={`-m-3 grid size-11 shrink-0 place-items-center ${isStretched ? "" : "relative"}`}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={state === "all"}
        ref={(box) => {
          if (box) box.indeterminate = state === "some";
        }}
        onChange={(event) => onToggle(withShift(event.nativeEvent))}
        className="peer size-[18px] cursor-pointer appearance-none rounded-[5px] border border-control bg-surface before:absolute before:inset-0 checked:border-primary-strong checked:bg-primary-strong indeterminate:border-primary-strong indeterminate:bg-primary-strong"
      />
      <Mark
        size={14}
        stroke={3}
        aria-hidden="true"
        className="pointer-events-none absolute hidden text-canvas peer-checked:block peer-indeterminate:block"
      />
    </span>
  );
}

/** React handles a checkbox by its click event, which has the modifier keys. */
const withShift = (event: Event) => "shiftKey" in event && event.shiftKey === true;
