import { useIntl } from "react-intl";
import type { To } from "react-router";
import { moneyText } from "../../../ui/money-text.ts";
import { type Sum, SumCards, type SumTone } from "../../../ui/sum-cards.tsx";
import type { PaymentListQuery } from "./payments.generated.ts";

interface PaymentSumsProps {
  sums: PaymentListQuery["paymentSums"] | undefined;
  currency: string;
  hrefFor(change: { tab: string }): To;
}

const PARTS = [
  ["received", "all", "good"],
  ["pending", "pending", "warn"],
  ["refunded", "refunded", "off"],
  ["failed", "failed", "bad"],
] as const satisfies [string, string, SumTone][];

/** The sums of the payments, each leading to its tab; currencies are not added up. */
export function PaymentSums({ sums = [], currency, hrefFor }: PaymentSumsProps) {
  const intl = useIntl();
  const [main, ...others] = sums;
  const whole = (main?.received.amount.amount ?? 0) || 1;
  const cards = PARTS.map(([part, tab, tone]): Sum => ({
    id: part,
    tone,
    label: intl.formatMessage({ id: `payments.sums.${part}` }),
    sum: moneyText(intl, main?.[part].amount ?? { amount: 0, currency }),
    note: intl.formatMessage(
      { id: "payments.items" },
      { count: sums.reduce((all, each) => all + each[part].count, 0) },
    ),
    also: others
      .filter((each) => each[part].count > 0)
      .map((each) =>
        intl.formatMessage(
          { id: "invoices.sums.also" },
          { amount: moneyText(intl, each[part].amount) },
        ),
      ),
    share: (main?.[part].amount.amount ?? 0) / whole,
    to: hrefFor({ tab }),
  }));
  return <SumCards label={intl.formatMessage({ id: "invoices.sums" })} sums={cards} />;
}
