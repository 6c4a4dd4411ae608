import { useIntl } from "react-intl";
import { TextField } from "../../kit/text-field.tsx";
import type { FieldProps } from "./auth-form.tsx";

/** Six digits from a mail. */
export function CodeField(field: FieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      label={intl.formatMessage({ id: "accounts.code" })}
      hint={intl.formatMessage({ id: "accounts.code.hint" })}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      dir="ltr"
      className="text-center text-xl font-semibold tracking-[0.3em]"
    />
  );
}
