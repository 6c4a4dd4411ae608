import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import { Notice } from "../../kit/notice.tsx";
import { PasswordField } from "../../kit/password-field.tsx";
import { callFromBrowser } from "../../session/call.ts";
import { changePassword, type Passwords } from "./change-password.ts";
import { fieldMessage } from "./field-message.ts";

interface ChangePasswordFormProps {
  /** For the password manager: whose password it is */
  email: string;
  onChanged: () => void;
}

const empty: Passwords = { oldPassword: "", newPassword: "", confirm: "" };

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const intl = useIntl();
  const [reason, setReason] = useState<string>();
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof Passwords) => ({
    ...register(name),
    error: fieldMessage(intl, name, errors[name]?.message),
  });
  const send = handleSubmit(async (passwords) => {
    setReason(undefined);
    const refusal = await changePassword(passwords, callFromBrowser);
    if (!refusal) {
      reset(empty);
      snackbar({ text: intl.formatMessage({ id: "accounts.done.passwordChanged" }), tone: "good" });
      return onChanged();
    }
    const wrong = (Object.keys(empty) as (keyof Passwords)[]).filter(
      (name) => refusal.fields[name],
    );
    for (const name of wrong) setError(name, { message: refusal.fields[name] });
    if (wrong[0]) setFocus(wrong[0]);
    else setReason(refusal.reason);
  });
  return (
    <Card
      title={intl.formatMessage({ id: "accounts.password.change" })}
      text={intl.formatMessage({ id: "accounts.password.change.text" })}
    >
      <form noValidate onSubmit={send} className="grid max-w-[400px] gap-5">
        <input type="text" defaultValue={email} autoComplete="username" readOnly hidden />
        <PasswordField
          {...field("oldPassword")}
          label={intl.formatMessage({ id: "accounts.password.old" })}
          autoComplete="current-password"
        />
        <PasswordField
          {...field("newPassword")}
          label={intl.formatMessage({ id: "accounts.password.new" })}
          hint={intl.formatMessage({ id: "accounts.password.hint" })}
          autoComplete="new-password"
        />
        <PasswordField
          {...field("confirm")}
          label={intl.formatMessage({ id: "accounts.password.confirm" })}
          autoComplete="new-password"
        />
        <div role="alert" className="empty:hidden">
          {reason && (
            <Notice tone="bad">
              <p>
                <FormattedMessage id={`accounts.refused.${reason}`} />
              </p>
            </Notice>
          )}
        </div>
        <div>
          <Button type="submit" variant="primary" size={44} pending={isSubmitting}>
            <FormattedMessage id="accounts.password.change.submit" />
          </Button>
        </div>
      </form>
    </Card>
  );
}
