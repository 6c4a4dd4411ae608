import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { ConfirmNameDialog } from "../../../ui/confirm-name-dialog.tsx";
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
  const { run, pending, error } = useAction();
  const erase = () =>
    run(async () => {
      await apollo.mutate({ mutation: EraseApplicationDocument, variables: { id } });
      onErased?.();
      onClose();
      snackbar({ text: intl.formatMessage({ id: "applications.erased" }, { name }), tone: "good" });
      await apollo.refetchQueries({
        include: "active",
        // what is erased cannot be read again
        onQueryUpdated: ({ variables }) => variables["id"] !== id,
      });
    });
  return (
    <ConfirmNameDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "applications.erase.ask" }, { name })}
      text={intl.formatMessage({ id: "applications.erase.text" })}
      confirm={intl.formatMessage({ id: "applications.erase.label" })}
      onConfirm={() => void erase()}
      name={name}
      pending={pending}
      error={error}
    />
  );
}
