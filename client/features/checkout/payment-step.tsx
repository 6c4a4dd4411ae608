import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Card } from "../../ui/card.tsx";
import { addressLine } from "./billing-step.tsx";
import type { Checkout } from "./cart.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface PaymentStepProps {
  checkout: Checkout;
  isFree: boolean;
  onChangeAddress: () => void;
}

/** How it is paid, and once more to whom it goes. */
export function PaymentStep({ checkout: { billing }, isFree, onChangeAddress }: PaymentStepProps) {
  const intl = useIntl();
  const { email } = useViewer();
  return (
    <div className="grid gap-5">
      <Card title={intl.formatMessage({ id: "checkout.payment.how" })}>
        {isFree ? (
          <p className="font-semibold">
            <FormattedMessage id="checkout.payment.nothing" />
          </p>
        ) : (
          <ChoiceCard
            name="method"
            value="ON_INVOICE"
            checked
            onChoose={() => undefined}
            Icon={IconFileInvoice}
            title={<FormattedMessage id="checkout.payment.invoice" />}
            text={
              email ? (
                <FormattedMessage
                  id="checkout.payment.invoice.to"
                  values={{ email: <bdi key="email">{email}</bdi> }}
                />
              ) : (
                <FormattedMessage id="checkout.payment.invoice.text" />
              )
            }
          />
        )}
      </Card>
      {billing && (
        <Card
          title={intl.formatMessage({ id: "checkout.address" })}
          action={
            <button
              type="button"
              onClick={onChangeAddress}
              className="-my-2.5 min-h-11 text-sm font-semibold text-primary-strong hover:underline"
            >
              <FormattedMessage id="checkout.address.change" />
            </button>
          }
        >
          <p className="font-semibold wrap-anywhere">
            <bdi>{billing.company || billing.name}</bdi>
          </p>
          <p className="text-ink-2 wrap-anywhere">
            <bdi>{addressLine(billing)}</bdi>
          </p>
        </Card>
      )}
    </div>
  );
}
