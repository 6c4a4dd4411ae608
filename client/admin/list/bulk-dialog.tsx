import { useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { useBulk } from "./use-bulk.ts";

/** Asks for confirmation, with the count from the server. */
export function BulkDialog({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { pendingAction, error, pending, confirm, cancel } = bulk;
  const [answer, setAnswer] = useState("");
  const confirmation = pendingAction?.confirmation;
  const close = () => {
    setAnswer("");
    cancel();
  };
  return (
    <ConfirmDialog
      open={confirmation !== undefined}
      onClose={close}
      title={confirmation?.title ?? ""}
      text={confirmation?.text}
      confirm={confirmation?.confirm ?? ""}
      onConfirm={() => {
        confirm(answer);
        setAnswer("");
      }}
      pending={pendingAction !== undefined && pending === pendingAction.action.id}
      error={error}
      harmless={!pendingAction?.action.danger}
    >
      {confirmation?.field?.kind === "text" && (
        <TextArea
          label={confirmation.field.label}
          name="answer"
          maxLength={500}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      {confirmation?.field?.kind === "option" && (
        <Checkbox
          checked={answer === "on"}
          onChange={({ target }) => setAnswer(target.checked ? "on" : "")}
        >
          {confirmation.field.label}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
