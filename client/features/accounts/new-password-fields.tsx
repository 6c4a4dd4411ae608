import { useIntl } from "react-intl";
import { PasswordField } from "../../ui/password-field.tsx";
import type { FieldProps } from "../../ui/action-form/action-form.tsx";

interface NewPasswordFieldsProps {
  field(name: string): FieldProps;
  name: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ field, name }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <PasswordField
        {...field(name)}
        label={intl.formatMessage({ id: "accounts.password.new" })}
        hint={intl.formatMessage({ id: "accounts.password.hint" })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirm")}
        label={intl.formatMessage({ id: "accounts.password.confirm" })}
        autoComplete="new-password"
      />
    </>
  );
}
