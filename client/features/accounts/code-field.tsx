import { useIntl } from "react-intl";
import { TextField } from "../../ui/text-field.tsx";
import type { FieldProps } from "../../ui/action-form/action-form.tsx";

interface CodeFieldProps extends Partial<FieldProps> {
  name: string;
  digits: number;
  /** If there are several */
  label?: string;
}

/** The digits of a mailed code. */
export function CodeField({ digits, label, ...field }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...field}
      label={label ?? intl.formatMessage({ id: "accounts.code" })}
      hint={intl.formatMessage({ id: "accounts.code.hint" }, { digits })}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      dir="ltr"
      className="text-center text-xl font-semibold tracking-[0.3em]"
    />
  );
}
