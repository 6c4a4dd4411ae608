import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { anchoredStyles } from "./overlay-styles.ts";

interface PopoverProps {
  /** A Button or IconButton */
  button: ReactElement;
  /** The panel's accessible name */
  label: string;
  align?: "start" | "end";
  /** Beside the button instead of below it */
  beside?: "left" | "right" | undefined;
  /** Its width, for example "w-80"; on a phone it never leaves the window */
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Controls in a panel next to the button that opens it. */
export function Popover({
  button,
  label,
  align = "start",
  beside,
  className = "w-80",
  children,
}: PopoverProps) {
  return (
    <HeadlessPopover>
      <PopoverButton as={Fragment}>{button}</PopoverButton>
      <PopoverPanel
        transition
        focus
        anchor={beside ? `${beside} ${align}` : `bottom ${align}`}
        role="dialog"
        aria-label={label}
        className={`${anchoredStyles} max-w-[calc(100vw-16px)] p-4 ${className}`}
      >
        {({ close }) => <>{typeof children === "function" ? children(close) : children}</>}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
