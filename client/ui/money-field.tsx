import { useIntl } from "react-intl";
import { type ControlProps, useValue } from "./control.ts";
import { NumberField } from "./number-field.tsx";

interface MoneyFieldProps extends ControlProps<number | null> {
  /** ISO 4217, for example "EUR" */
  currency: string;
}

/** An amount in minor units (cents), typed in major units; never negative. */
export function MoneyField({ currency, ...control }: MoneyFieldProps) {
  const { locale } = useIntl();
  const [cents, setCents] = useValue(control, null);
  const form = new Intl.NumberFormat(locale, { style: "currency", currency });
  const decimals = form.resolvedOptions().maximumFractionDigits ?? 2;
  const minor = 10 ** decimals;
  const unit = form.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  return (
    <NumberField
      {...control}
      defaultValue={undefined}
      value={cents === null ? null : cents / minor}
      onChange={(amount) => setCents(amount === null ? null : Math.round(amount * minor))}
      min={0}
      decimals={decimals}
      unit={unit}
    />
  );
}
