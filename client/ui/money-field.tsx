import { useId } from "react";
import { useIntl } from "react-intl";
import type { ControlProps } from "./control.ts";
import { controlStyles, describedBy, Field } from "./field.tsx";
import { formatMoney, parseMoney } from "./money-format.ts";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { useTextValue } from "./use-text-value.ts";

interface MoneyFieldProps extends ControlProps<number | null> {
  /** ISO 4217, for example "EUR" */
  currency: string;
  /** In a table, whose head names it */
  isInTable?: boolean;
  /** Its name among the fields of a row */
  field?: string;
}

/** An amount in minor units (cents), typed in major units as people write it; NaN of anything else. */
export function MoneyField({ currency, isInTable = false, field, ...control }: MoneyFieldProps) {
  const intl = useIntl();
  const { locale } = intl;
  const id = useId();
  const { label, name, hint, aside, disabled, readOnly, ref } = control;
  const digits = minorDigits(currency);
  const { text, type, leave, unreadable } = useTextValue<number | null>(
    control,
    null,
    (written) => {
      const amount = parseMoney(written, locale, digits);
      const readable = amount === null || amount >= 0;
      return { value: readable ? amount : NaN, readable };
    },
    (amount) => formatMoney(amount, locale, digits),
  );
  const error =
    control.error ?? (unreadable ? intl.formatMessage({ id: "form.number" }) : undefined);
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside} isLabelHidden={isInTable}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          data-field={field}
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          disabled={disabled}
          readOnly={readOnly}
          inputMode={digits ? "decimal" : "numeric"}
          autoComplete="off"
          dir="ltr"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`${controlStyles} h-(--control-height) ${isInTable ? "text-right" : "pr-14 rtl:pr-3.5 rtl:pl-14 rtl:text-right"}`}
        />
        {!isInTable && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-3"
          >
            {unitOf(locale, currency)}
          </span>
        )}
      </div>
    </Field>
  );
}

const unitOf = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;
