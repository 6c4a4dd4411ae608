import IconCreditCard from "@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { CheckoutMethod } from "../../schema.generated.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Card } from "../../ui/card.tsx";
import { addressLine } from "./billing-step.tsx";
import type { Checkout } from "./cart.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface PaymentStepProps {
  checkout: Checkout;
  isFree: boolean;
  /** How it can be paid here */
  methods: readonly CheckoutMethod[];
  method: CheckoutMethod;
  onMethod: (method: CheckoutMethod) => void;
  onChangeAddress: () => void;
}

/** How it is paid, and once more to whom it goes. */
export function PaymentStep({
  checkout: { billing, delivery },
  isFree,
  methods,
  method,
  onMethod,
  onChangeAddress,
}: PaymentStepProps) {
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
          <fieldset className="grid gap-3">
            <legend className="sr-only">
              <FormattedMessage id="checkout.payment.how" />
            </legend>
            {methods.includes("CARD") && (
              <ChoiceCard
                name="method"
                value="CARD"
                checked={method === "CARD"}
                onChoose={() => onMethod("CARD")}
                Icon={IconCreditCard}
                title={<FormattedMessage id="checkout.payment.card" />}
                text={<FormattedMessage id="checkout.payment.card.text" />}
              />
            )}
            <ChoiceCard
              name="method"
              value="ON_INVOICE"
              checked={method === "ON_INVOICE"}
              onChoose={() => onMethod("ON_INVOICE")}
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
          </fieldset>
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
            <bdi>{addressLine(intl, billing)}</bdi>
          </p>
          {delivery && (
            <div className="mt-4 border-t border-line pt-4">
              <p className="text-sm text-ink-3">
                <FormattedMessage id="checkout.deliveryAddress" />
              </p>
              <p className="font-semibold wrap-anywhere">
                <bdi>{delivery.company || delivery.name}</bdi>
              </p>
              <p className="text-ink-2 wrap-anywhere">
                <bdi>{addressLine(intl, delivery)}</bdi>
              </p>
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
