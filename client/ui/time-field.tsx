import { useIntl } from "react-intl";
import { TextField } from "./text-field.tsx";
import { useTextValue } from "./use-text-value.ts";
import { readTime } from "./zoned-time.ts";

interface TimeFieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  value: string;
  onChange(time: string): void;
}

/** A time of day, "09:30"; "9" and "0930" are read, too. Text that is no time stays as it is typed. */
export function TimeField({ error, value, onChange, ...field }: TimeFieldProps) {
  const intl = useIntl();
  const time = useTextValue(
    { value, onChange },
    "",
    (text) => ({ value: readTime(text) ?? text.trim(), readable: readTime(text) !== undefined }),
    (written) => written,
  );
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="09:00"
      value={time.text}
      onChange={({ target }) => time.type(target.value)}
      onBlur={time.leave}
      error={
        error ?? (time.unreadable ? intl.formatMessage({ id: "date.unreadableTime" }) : undefined)
      }
    />
  );
}
