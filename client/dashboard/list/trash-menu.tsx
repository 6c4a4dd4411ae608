import { MenuAction, MenuDivider } from "../../kit/menu-item.tsx";
import type { BulkAction } from "./bulk-action.ts";

export interface TrashActions {
  restore: BulkAction;
  purge: BulkAction;
}

interface TrashMenuProps {
  actions: TrashActions;
  begin(action: BulkAction): void;
}

/** What can be done with one row of the trash. */
export function TrashMenu({ actions: { restore, purge }, begin }: TrashMenuProps) {
  return (
    <>
      <MenuAction icon={restore.Icon} onSelect={() => begin(restore)}>
        {restore.label}
      </MenuAction>
      <MenuDivider />
      <MenuAction icon={purge.Icon} danger onSelect={() => begin(purge)}>
        {purge.label}
      </MenuAction>
    </>
  );
}
