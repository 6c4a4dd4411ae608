import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";

interface RowMenuProps {
  /** The name of the row */
  name: string;
  size?: 44 | 36;
  /** MenuAction, MenuLink and MenuDivider */
  children: ReactNode;
}

/** The menu with the actions of a row. */
export function RowMenu({ name, size = 44, children }: RowMenuProps) {
  const intl = useIntl();
  return (
    <Menu
      button={
        <IconButton
          label={intl.formatMessage({ id: "table.actions.of" }, { name })}
          icon={IconDots}
          size={size}
        />
      }
    >
      {children}
    </Menu>
  );
}
