import type { ComponentType, Ref } from "react";
import { useTool } from "./toolbar.tsx";

interface ToolProps {
  label: string;
  Icon: ComponentType<{ size: number; "aria-hidden": "true"; className?: string }>;
  /** For aria-keyshortcuts, for example "Control+B" */
  keys?: string;
  /** Whether the format is active at the caret; undefined for tools that run an action */
  pressed?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  turns?: boolean;
  /** The initial tab stop of the bar */
  isFirst?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

const toolStyles =
  "inline-grid h-9 min-w-9 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-raised hover:text-ink " +
  "aria-pressed:bg-primary-soft aria-pressed:text-primary-strong aria-expanded:bg-raised aria-expanded:text-ink " +
  "aria-disabled:text-ink-3 aria-disabled:opacity-55 pointer-coarse:h-11 pointer-coarse:min-w-11";

/** A button of the toolbar. A disabled one still takes part in arrow key navigation. */
export function Tool({
  label,
  Icon,
  keys,
  pressed,
  disabled,
  expanded,
  turns,
  isFirst,
  ref,
  onClick,
}: ToolProps) {
  const tool = useTool(isFirst);
  return (
    <button
      {...tool}
      ref={ref}
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      title={keys ? `${label} (${shown(keys)})` : label}
      // The caret stays where it is in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onClick()}
      className={toolStyles}
    >
      <Icon size={19} aria-hidden="true" className={turns ? "rtl:-scale-x-100" : undefined} />
    </button>
  );
}

const isApple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Shows "Control+Alt+2" as keyboards are labelled. */
function shown(keys: string): string {
  if (!isApple) return keys.replace("Control", "Ctrl");
  return keys.replaceAll("+", "").replace("Control", "⌘").replace("Alt", "⌥").replace("Shift", "⇧");
}
