import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconClearAll from "@tabler/icons-react/dist/esm/icons/IconClearAll.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";

interface ColumnToolsProps {
  name: string;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  onAdd(): void;
  onRename(): void;
  onSettings(): void;
  onMove(by: 1 | -1): void;
  onClear(): void;
  onDelete(): void;
}

/** What is done with a column, at the end of its head. */
export function ColumnTools(props: ColumnToolsProps) {
  const { name, count, isFirst, isLast, onAdd, onRename, onSettings, onMove, onClear } = props;
  const intl = useIntl();
  return (
    <span className="ms-auto flex shrink-0">
      <IconButton
        size={36}
        icon={IconPlus}
        label={intl.formatMessage({ id: "boards.card.addTo" }, { name })}
        onClick={onAdd}
      />
      <Menu
        button={
          <IconButton
            size={36}
            icon={IconDots}
            label={intl.formatMessage({ id: "table.actions.of" }, { name })}
          />
        }
      >
        <MenuAction icon={IconPencil} onSelect={onRename}>
          <FormattedMessage id="boards.column.rename" />
        </MenuAction>
        <MenuAction icon={IconSettings} onSelect={onSettings}>
          <FormattedMessage id="boards.column.settings" />
        </MenuAction>
        <MenuDivider />
        <MenuAction icon={IconArrowLeft} disabled={isFirst} onSelect={() => onMove(-1)}>
          <FormattedMessage id="boards.column.moveBefore" />
        </MenuAction>
        <MenuAction icon={IconArrowRight} disabled={isLast} onSelect={() => onMove(1)}>
          <FormattedMessage id="boards.column.moveAfter" />
        </MenuAction>
        <MenuDivider />
        <MenuAction icon={IconClearAll} disabled={count === 0} onSelect={onClear}>
          <FormattedMessage id="boards.column.clear" />
        </MenuAction>
        <MenuAction icon={IconTrash} danger onSelect={props.onDelete}>
          <FormattedMessage id="boards.column.delete" />
        </MenuAction>
      </Menu>
    </span>
  );
}
