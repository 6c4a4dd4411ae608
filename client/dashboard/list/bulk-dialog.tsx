import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import type { useBulk } from "./use-bulk.ts";

/** Asks before an action, with the number the server counted. */
export function BulkDialog({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { asked, error, pending, confirm, cancel } = bulk;
  const words = asked?.action.confirm?.(asked.chosen.count);
  return (
    <ConfirmDialog
      open={words !== undefined}
      onClose={cancel}
      title={words?.title ?? ""}
      text={words?.text}
      confirm={words?.confirm ?? ""}
      onConfirm={confirm}
      pending={asked !== undefined && pending === asked.action.id}
      error={error}
      harmless={!asked?.action.danger}
    />
  );
}
