import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAction } from "../../../../platform/apollo/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import { ResetTwoStepDocument } from "../change-account.generated.ts";
import { AccountToEditDocument } from "./member-edit.generated.ts";

/** For someone who has lost their phone and recovery codes. */
export function ResetTwoStep({ accountId }: { accountId: string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [reset] = useMutation(ResetTwoStepDocument, {
    variables: { id: accountId },
    refetchQueries: [{ query: AccountToEditDocument, variables: { id: accountId } }],
    awaitRefetchQueries: true,
  });
  const action = useAction();
  const text = (id: string) => intl.formatMessage({ id: `members.edit.twoStep.${id}` });
  return (
    <>
      <Button variant="outline" size={36} onClick={() => setOpen(true)}>
        {text("reset")}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          onClose={() => setOpen(false)}
          title={text("title")}
          text={text("text")}
          confirm={text("reset")}
          pending={action.pending}
          error={action.error}
          onConfirm={() =>
            void action
              .run(() => reset())
              .then((isDone) => {
                if (!isDone) return;
                setOpen(false);
                snackbar({ text: text("done"), tone: "good" });
              })
          }
        />
      )}
    </>
  );
}
