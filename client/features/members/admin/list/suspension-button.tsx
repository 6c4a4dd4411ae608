import { BulkDialog } from "../../../../admin/list/bulk-dialog.tsx";
import type { BulkAction } from "../../../../admin/list/bulk-action.ts";
import { useBulk } from "../../../../admin/list/use-bulk.ts";
import { Button } from "../../../../ui/button.tsx";

interface SuspensionButtonProps {
  /** The member, or the account without a profile, that the actions apply to */
  id: string;
  name: string;
  isSuspended: boolean;
  actions: BulkAction[];
}

/** Suspends or reinstates the member on their edit screen, as the menu of their row does. */
export function SuspensionButton({ id, name, isSuspended, actions }: SuspensionButtonProps) {
  const bulk = useBulk({ nameOf: () => name, pageIds: [], onDone: () => {} });
  const wanted = isSuspended ? "reinstate" : "suspend";
  const action = actions.find((one) => one.id === wanted);
  if (!action) return null;
  return (
    <>
      <Button
        variant="outline"
        size={44}
        pending={bulk.pending === action.id}
        onClick={() => void bulk.start(action, { ids: [id] })}
      >
        <action.Icon size={20} aria-hidden="true" />
        {action.label}
      </Button>
      <BulkDialog bulk={bulk} />
    </>
  );
}
