import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import type { BulkAction } from "./bulk-action.ts";

export interface TrashActions {
  restore: BulkAction;
  purge: BulkAction;
}

interface TrashMenuProps {
  actions: TrashActions;
  canRestore: boolean;
  start(action: BulkAction): void;
}

/** The actions for one row of the trash. */
export function TrashMenu({ actions: { restore, purge }, canRestore, start }: TrashMenuProps) {
  return (
    <>
      {canRestore && (
        <>
          <MenuAction icon={restore.Icon} onSelect={() => start(restore)}>
            {restore.label}
          </MenuAction>
          <MenuDivider />
        </>
      )}
      <MenuAction icon={purge.Icon} danger onSelect={() => start(purge)}>
        {purge.label}
      </MenuAction>
    </>
  );
}
