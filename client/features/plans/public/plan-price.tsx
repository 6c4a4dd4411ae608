import { FormattedMessage, FormattedNumber } from "react-intl";
import type { Plan } from "../../../platform/rest.ts";
import { priceFormat } from "../../../ui/price-format.ts";

export type Period = "month" | "year";

interface PlanPriceProps {
  plan: Plan;
  period: Period;
  className: string;
}

const MONTHS = 12;

/** What a month costs; of a plan that is paid by the year also what that comes to. */
export function PlanPrice({ plan: { price, currency }, period, className }: PlanPriceProps) {
  const format = priceFormat(currency);
  const { month, year } = price;
  const isYearly = year !== null && (period === "year" || month === null);
  const perMonth = isYearly ? year / MONTHS : month;
  const large = `block leading-none font-extrabold tracking-[-0.05em] ${className}`;
  if (perMonth === null) {
    return (
      <b className="block text-2xl leading-tight font-extrabold tracking-[-0.03em]">
        <FormattedMessage id="plans.public.onRequest" />
      </b>
    );
  }
  return (
    <>
      <b className={large}>
        <FormattedNumber value={perMonth} {...format} />
      </b>
      <span className="mt-2 block text-sm text-ink-2">
        {perMonth === 0 ? (
          <FormattedMessage id="plans.public.free" />
        ) : isYearly ? (
          <FormattedMessage
            id="plans.public.perYear"
            values={{ price: <FormattedNumber value={year} {...format} /> }}
          />
        ) : (
          <FormattedMessage id="plans.public.perMonth" />
        )}
      </span>
    </>
  );
}
