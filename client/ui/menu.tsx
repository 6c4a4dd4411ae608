import { Menu as HeadlessMenu, MenuButton, MenuItems } from "@headlessui/react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { anchoredStyles } from "./overlay-styles.ts";

interface MenuProps {
  /** A Button or IconButton */
  button: ReactElement;
  /** MenuAction, MenuLink and MenuDivider */
  children: ReactNode;
  /** The edge of the button it keeps to */
  align?: "start" | "end";
}

/** What can be done with a thing, one below the other. */
export function Menu({ button, children, align = "end" }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={`bottom ${align}`}
        className={`${anchoredStyles} min-w-48 p-1.5`}
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}
