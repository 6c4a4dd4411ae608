import { useIntl } from "react-intl";
import type { ControlProps } from "./control.ts";
import { controlStyles } from "./field.tsx";
import { parsePlainDate, formatPlainDate } from "./plain-date.ts";
import { useTextValue } from "./use-text-value.ts";
import { todayIn } from "./zoned-time.ts";

type DateControl = Pick<
  ControlProps<string>,
  "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "disabled" | "readOnly" | "ref"
>;

interface DateInputProps {
  id: string;
  control: DateControl;
  typed: ReturnType<typeof useTypedDate>;
  invalid?: boolean;
  describedBy?: string;
  /** Needed if no label element refers to it */
  label?: string;
  className?: string;
}

/** A typed day; its value is "2026-11-24", "" or text that cannot be parsed. */
export function useTypedDate(control: DateControl) {
  const { locale, timeZone = "UTC" } = useIntl();
  return useTextValue(
    control,
    "",
    (text) => {
      const thisYear = Number(todayIn(timeZone).slice(0, 4));
      const date = parsePlainDate(text, locale, thisYear);
      return { value: date ?? text.trim(), readable: date !== undefined || text.trim() === "" };
    },
    (value) => formatPlainDate(value, locale),
  );
}

export function DateInput({
  id,
  control: { name, disabled, readOnly, ref },
  typed,
  invalid,
  describedBy,
  label,
  className = "",
}: DateInputProps) {
  const { locale, timeZone = "UTC" } = useIntl();
  return (
    <input
      ref={ref}
      id={id}
      name={name}
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
      disabled={disabled}
      readOnly={readOnly}
      autoComplete="off"
      dir="auto"
      placeholder={formatPlainDate(todayIn(timeZone), locale)}
      aria-label={label}
      aria-invalid={invalid || typed.unreadable || undefined}
      aria-describedby={describedBy}
      className={`${controlStyles} h-(--control-height) rtl:text-right ${className}`}
    />
  );
}
