import { useMutation } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { SmallForm } from "../../../admin/form/small-form.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { fieldMessage } from "../../../ui/action-form/field-message.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { ConfirmIdentityDocument } from "./confirm-identity.generated.ts";

interface ConfirmIdentityDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Asks who the user is before something sensitive, which is then done. */
export function ConfirmIdentityDialog({ open, onClose, onConfirmed }: ConfirmIdentityDialogProps) {
  const intl = useIntl();
  const { email } = useViewer();
  const [confirm] = useMutation(ConfirmIdentityDocument);
  const text = (id: string) => intl.formatMessage({ id: `accounts.confirm.${id}` });
  return (
    <Dialog open={open} onClose={onClose} width={400} title={text("title")} text={text("text")}>
      <SmallForm
        values={{ password: "" }}
        className="gap-5"
        submit={text("submit")}
        onCancel={onClose}
        wordsOf={(name, message) => fieldMessage(intl, name, message)}
        send={async ({ password }) => {
          await confirm({ variables: { password } });
          onConfirmed();
        }}
      >
        {(field) => (
          <>
            <input
              type="text"
              defaultValue={email ?? ""}
              autoComplete="username"
              readOnly
              hidden
            />
            <PasswordField
              {...field("password")}
              data-autofocus
              label={intl.formatMessage({ id: "accounts.password" })}
              autoComplete="current-password"
            />
          </>
        )}
      </SmallForm>
    </Dialog>
  );
}
