import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { applicantName } from "./applicant.tsx";
import {
  EraseApplicationDocument,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";

interface EraseDialogProps {
  application: Listed;
  onErased?: () => void;
  onClose: () => void;
}

/** Deletes an application with its CV for good, once the applicant's name is typed. */
export function EraseDialog({ application, onErased, onClose }: EraseDialogProps) {
  const intl = useIntl();
  const { id } = application;
  const name = applicantName(intl, application);
  const apollo = useApolloClient();
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const erase = async () => {
    setPending(true);
    try {
      await apollo.mutate({ mutation: EraseApplicationDocument, variables: { id } });
      onErased?.();
      onClose();
      snackbar({ text: intl.formatMessage({ id: "applications.erased" }, { name }), tone: "good" });
      await apollo.refetchQueries({
        include: "active",
        // what is erased cannot be read again
        onQueryUpdated: ({ variables }) => variables["id"] !== id,
      });
    } catch (cause) {
      setError(problemText(intl, cause));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "applications.erase.ask" }, { name })}
      text={intl.formatMessage({ id: "applications.erase.text" })}
      confirm={intl.formatMessage({ id: "applications.erase.label" })}
      onConfirm={() => void erase()}
      pending={pending}
      disabled={typed.trim() !== name.trim()}
      error={error}
    >
      <TextField
        name="name"
        label={intl.formatMessage({ id: "applications.erase.type" }, { name })}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
