import { FormattedMessage, FormattedNumber } from "react-intl";
import type { JobSummary } from "../../../platform/rest.ts";

type Salary = JobSummary["salary"];

/** Whether there is anything to say about what a job pays. */
export const saysPay = ({ min, max, negotiable }: Salary): boolean =>
  min !== null || max !== null || negotiable;

/** What a job pays, such as "€58,000 – €68,000". */
export function Pay({ salary: { min, max, currency } }: { salary: Salary }) {
  const amount = (value: number) => (
    <FormattedNumber value={value} style="currency" currency={currency} maximumFractionDigits={0} />
  );
  if (min !== null && max !== null && min !== max) {
    return (
      <FormattedMessage id="careers.pay.range" values={{ min: amount(min), max: amount(max) }} />
    );
  }
  if (min !== null && max !== null) return amount(min);
  if (min !== null)
    return <FormattedMessage id="careers.pay.from" values={{ amount: amount(min) }} />;
  if (max !== null)
    return <FormattedMessage id="careers.pay.upTo" values={{ amount: amount(max) }} />;
  return <FormattedMessage id="careers.pay.negotiable" />;
}

/** For which time, if an amount is said. */
export function PayUnit({ salary: { min, max, unit } }: { salary: Salary }) {
  return min === null && max === null ? null : <FormattedMessage id={`careers.pay.${unit}`} />;
}
