import { useIntl } from "react-intl";
import type { ControlProps } from "../../../ui/control.ts";
import { controlStyles } from "../../../ui/field.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import type { Discount } from "./invoice-form.ts";

interface DiscountFieldProps extends ControlProps<Discount> {
  currency: string;
}

/** What is taken off, as an amount or in percent. */
export function DiscountField({ currency, ...control }: DiscountFieldProps) {
  const intl = useIntl();
  const { name, label, error, onBlur } = control;
  const value = control.value as Discount;
  const onChange = (change: Partial<Discount>) => control.onChange?.({ ...value, ...change });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_84px] items-end gap-2">
      {value.by === "AMOUNT" ? (
        <MoneyField
          name={name}
          label={label}
          error={error}
          currency={currency}
          value={value.amount}
          onChange={(amount) => onChange({ amount })}
          onBlur={onBlur}
        />
      ) : (
        <NumberField
          name={name}
          label={label}
          error={error}
          min={0}
          max={100}
          unit="%"
          value={value.percent}
          onChange={(percent) => onChange({ percent })}
          onBlur={onBlur}
        />
      )}
      <select
        aria-label={intl.formatMessage({ id: "invoices.edit.discountBy" })}
        value={value.by}
        onChange={({ target }) =>
          onChange({ by: target.value === "PERCENT" ? "PERCENT" : "AMOUNT" })
        }
        className={`${controlStyles} h-(--control-height) px-2!`}
      >
        <option value="AMOUNT">{currency}</option>
        <option value="PERCENT">%</option>
      </select>
    </div>
  );
}
