import { useIntl } from "react-intl";
import { Refused, SmallForm } from "../../admin/form/small-form.tsx";
import { Card } from "../../ui/card.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { callFromBrowser } from "../../platform/session/call.ts";
import { changePassword } from "./change-password.ts";
import { fieldMessage } from "../../ui/action-form/field-message.ts";

interface ChangePasswordFormProps {
  /** For the password manager: the account's address */
  email: string;
  onChanged: () => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `accounts.password.${id}` });
  return (
    <Card title={text("change")} text={text("change.text")}>
      <SmallForm
        values={{ oldPassword: "", newPassword: "", confirm: "" }}
        submit={text("change.submit")}
        wordsOf={(name, message) => fieldMessage(intl, name, message)}
        send={async (passwords) => {
          const refusal = await changePassword(passwords, callFromBrowser);
          if (refusal) {
            const { fields, reason } = refusal;
            throw new Refused(fields, intl.formatMessage({ id: `form.refused.${reason}` }));
          }
          const done = intl.formatMessage({ id: "accounts.done.passwordChanged" });
          snackbar({ text: done, tone: "good" });
          onChanged();
        }}
      >
        {(field) => (
          <>
            <input type="text" defaultValue={email} autoComplete="username" readOnly hidden />
            <PasswordField
              {...field("oldPassword")}
              label={text("old")}
              autoComplete="current-password"
            />
            <PasswordField
              {...field("newPassword")}
              label={text("new")}
              hint={text("hint")}
              autoComplete="new-password"
            />
            <PasswordField
              {...field("confirm")}
              label={text("confirm")}
              autoComplete="new-password"
            />
          </>
        )}
      </SmallForm>
    </Card>
  );
}
