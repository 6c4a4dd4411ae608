import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl } from "react-intl";
import { IconButton } from "../kit/icon-button.tsx";
import { MenuAction, MenuDivider } from "../kit/menu-item.tsx";
import { Menu } from "../kit/menu.tsx";

interface RowMenuProps {
  /** Of the row it belongs to */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with each row: edit it, delete it. */
export function RowMenu({ name, onEdit, onDelete }: RowMenuProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "form.actions" }, { name });
  return (
    <Menu button={<IconButton label={label} icon={IconDots} />}>
      <MenuAction icon={IconEdit} onSelect={onEdit}>
        {intl.formatMessage({ id: "form.edit" })}
      </MenuAction>
      <MenuDivider />
      <MenuAction icon={IconTrash} danger onSelect={onDelete}>
        {intl.formatMessage({ id: "form.delete" })}
      </MenuAction>
    </Menu>
  );
}
