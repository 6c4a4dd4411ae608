import { useIntl } from "react-intl";
import { TextField } from "../../ui/text-field.tsx";
import type { FieldProps } from "../../ui/action-form/action-form.tsx";

interface EmailFieldProps extends FieldProps {
  /**
   * The address from the previous step: shown as text, and kept in the form for password managers
   */
  known?: string;
  /** Whether the browser offers passkeys there, too */
  offersPasskeys?: boolean;
}

export function EmailField({ known, offersPasskeys, ...field }: EmailFieldProps) {
  const intl = useIntl();
  if (known && !field.error) {
    return (
      <input type="text" name={field.name} defaultValue={known} autoComplete="username" hidden />
    );
  }
  return (
    <TextField
      {...field}
      type="email"
      label={intl.formatMessage({ id: "accounts.email" })}
      autoComplete={offersPasskeys ? "username webauthn" : "username"}
    />
  );
}
