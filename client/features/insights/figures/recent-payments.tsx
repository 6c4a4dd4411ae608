import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { moneyText } from "../../../ui/money-text.ts";
import { formatPlainDate } from "../../../ui/plain-date.ts";
import { Block } from "../block.tsx";
import type { BankingDashboardQuery } from "./banking.generated.ts";

export const PAYMENTS = "/dashboard/payments";

/** Begun or failed at the provider: nothing was received. */
const NO_MONEY = new Set(["PENDING", "AUTHORIZED", "FAILED"]);

interface RecentPaymentsProps {
  payments: BankingDashboardQuery["payments"]["nodes"];
}

/** The newest payments, with what each was for. */
export function RecentPayments({ payments }: RecentPaymentsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.banking.${id}` });
  return (
    <Block
      title={text("recent")}
      more={{ to: PAYMENTS, label: text("recent.all") }}
      empty={text("recent.none")}
      isEmpty={payments.length === 0}
    >
      <ul className="grid grid-cols-1 divide-y divide-line">
        {payments.map(
          ({ id, status, payerName, number, receivedOn, amount, refundedAmount, invoice }) => (
            <li key={id} className="flex items-center gap-4 py-2.5">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-semibold">{payerName}</bdi>
                <span className="text-[13px] text-ink-3">
                  {invoice ? (
                    <Link to={`/dashboard/invoice/${invoice.id}`} className="hover:underline">
                      <bdi>{number}</bdi>
                    </Link>
                  ) : (
                    <bdi>{number}</bdi>
                  )}
                  {NO_MONEY.has(status) && (
                    <>
                      {" · "}
                      <FormattedMessage id={`payments.status.${status}`} />
                    </>
                  )}
                  <span className="whitespace-nowrap sm:hidden">
                    {" · "}
                    {formatPlainDate(receivedOn, intl.locale)}
                  </span>
                </span>
              </span>
              <span className="text-[13px] whitespace-nowrap text-ink-3 max-sm:hidden">
                {formatPlainDate(receivedOn, intl.locale)}
              </span>
              <span className="text-end whitespace-nowrap figures sm:w-32">
                <bdi className="font-semibold">{moneyText(intl, amount)}</bdi>
                {refundedAmount.amount > 0 && (
                  <span className="block text-[13px] text-ink-3">
                    <FormattedMessage
                      id="insights.banking.refundedOf"
                      values={{ amount: <bdi>{moneyText(intl, refundedAmount)}</bdi> }}
                    />
                  </span>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
    </Block>
  );
}
