import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import type { ControlProps } from "./control.ts";
import { controlStyles, describedBy, Field } from "./field.tsx";
import { useTextValue } from "./use-text-value.ts";
import { parseNumber, formatNumber } from "./number-format.ts";

interface NumberFieldProps extends ControlProps<number | null> {
  min?: number;
  max?: number;
  /** How much the arrow keys add or subtract */
  step?: number;
  /** How many decimals are shown; by default as many as there are */
  decimals?: number;
  /** After the number: "%", "h", "px" */
  unit?: ReactNode;
}

/** A number in the format of the reader's language; null for none, NaN if it cannot be parsed. */
export function NumberField({
  min = -Infinity,
  max = Infinity,
  step = 1,
  decimals,
  unit,
  ...control
}: NumberFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { label, name, hint, aside, disabled, readOnly, ref } = control;
  const { text, value, type, leave, set, unreadable } = useTextValue<number | null>(
    control,
    null,
    (written) => {
      const number = parseNumber(written, intl.locale);
      return { value: number, readable: !Number.isNaN(number) };
    },
    (number) => formatNumber(number, intl.locale, decimals),
  );
  const error =
    control.error ?? (unreadable ? intl.formatMessage({ id: "form.number" }) : undefined);
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || readOnly) return;
    event.preventDefault();
    // 0.1 + 0.2 is shown as 0.3.
    const next = Number(((value || 0) + direction * step).toFixed(6));
    set(Math.min(max, Math.max(min, next)));
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={press}
          disabled={disabled}
          readOnly={readOnly}
          inputMode={step % 1 || decimals ? "decimal" : "numeric"}
          autoComplete="off"
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`${controlStyles} h-(--control-height) rtl:text-right ${unit ? "pr-14 rtl:pr-3.5 rtl:pl-14" : ""}`}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-3"
          >
            {unit}
          </span>
        )}
      </div>
    </Field>
  );
}
