import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";

interface RowMenuProps {
  /** Of what these are the actions */
  name: string;
  size?: 44 | 36;
  /** MenuAction, MenuLink and MenuDivider */
  children: ReactNode;
}

/** What can be done with one row. */
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
