import { useState } from "react";
import { Checkbox } from "../../kit/checkbox.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { TextArea } from "../../kit/text-area.tsx";
import type { useBulk } from "./use-bulk.ts";

/** Asks before an action, with the number the server counted. */
export function BulkDialog({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { asked, error, pending, confirm, cancel } = bulk;
  const [answer, setAnswer] = useState("");
  const words = asked?.question;
  const close = () => {
    setAnswer("");
    cancel();
  };
  return (
    <ConfirmDialog
      open={words !== undefined}
      onClose={close}
      title={words?.title ?? ""}
      text={words?.text}
      confirm={words?.confirm ?? ""}
      onConfirm={() => {
        confirm(answer);
        setAnswer("");
      }}
      pending={asked !== undefined && pending === asked.action.id}
      error={error}
      harmless={!asked?.action.danger}
    >
      {words?.field?.kind === "text" && (
        <TextArea
          label={words.field.label}
          name="answer"
          maxLength={500}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      {words?.field?.kind === "option" && (
        <Checkbox
          checked={answer === "on"}
          onChange={({ target }) => setAnswer(target.checked ? "on" : "")}
        >
          {words.field.label}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
