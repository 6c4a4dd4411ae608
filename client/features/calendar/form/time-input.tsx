import { useIntl } from "react-intl";
import { TextField } from "../../../ui/text-field.tsx";
import { useTextValue } from "../../../ui/use-text-value.ts";
import { readTime } from "../../../ui/zoned-time.ts";

interface TimeInputProps {
  label: string;
  name: string;
  value: string;
  error?: string;
  onChange(time: string): void;
}

/** A time of day: "9", "9:30" and "0930" are read. */
export function TimeInput({ label, name, value, error, onChange }: TimeInputProps) {
  const intl = useIntl();
  const time = useTextValue(
    { value, onChange },
    "",
    (text) => ({ value: readTime(text) ?? text.trim(), readable: readTime(text) !== undefined }),
    (written) => written,
  );
  return (
    <TextField
      label={label}
      name={name}
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
