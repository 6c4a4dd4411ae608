import { Menu as HeadlessMenu, MenuButton, MenuItems } from "@headlessui/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { anchoredStyles } from "./overlay-styles.ts";

interface MenuProps {
  /** A Button or IconButton */
  button: ReactElement;
  /** MenuAction, MenuLink and MenuDivider */
  children: ReactNode;
  /** The edge of the button that it is aligned with */
  align?: "start" | "end";
  /** Above its button at the foot of the window */
  side?: "top" | "bottom";
}

/** A menu of actions. */
export function Menu({ button, children, align = "end", side = "bottom" }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={`${side} ${align}`}
        className={`${anchoredStyles} min-w-48 p-1.5`}
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}
