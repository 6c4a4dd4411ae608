import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { Button } from "../../ui/button.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";

interface StageMenuProps<Stage extends string> {
  stage: string;
  /** Its name, also for screen readers: "Stage: New" */
  name: string;
  label: string;
  /** What it can be moved to */
  stages: readonly { id: Stage; name: string }[];
  onMove(stage: Stage): void;
  disabled?: boolean;
}

/** The stage of something, and all it can be moved to. */
export function StageMenu<Stage extends string>(props: StageMenuProps<Stage>) {
  const { stage, name, label, stages, onMove, disabled } = props;
  return (
    <Menu
      align="start"
      button={
        <Button variant="outline" size={44} disabled={disabled} aria-label={label}>
          {name}
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      }
    >
      {stages.map((each) => (
        <MenuAction key={each.id} checked={each.id === stage} onSelect={() => onMove(each.id)}>
          {each.name}
        </MenuAction>
      ))}
    </Menu>
  );
}
