import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Amount, priceText } from "../../ui/price-text.ts";

interface SumsProps {
  of: {
    totalItems: number;
    subTotal: Amount;
    discount: Amount;
    shipping: Amount;
    tax: Amount;
    total: Amount;
  };
  couponCode: string | null;
  /** How it is sent, or that it is chosen later */
  postage: ReactNode;
  /** Something is sent by post */
  hasPostage: boolean;
  /** How is chosen later */
  isPostageOpen?: boolean;
}

/** From the subtotal to the total. */
export function Sums({ of, couponCode, postage, hasPostage, isPostageOpen = false }: SumsProps) {
  const intl = useIntl();
  const price = (amount: Amount) => <bdi>{priceText(intl, amount, { isExact: true })}</bdi>;
  const { subTotal, discount, shipping, tax, total, totalItems } = of;
  return (
    <dl className="grid gap-2.5">
      <Sum
        label={<FormattedMessage id="checkout.subtotal" />}
        note={<FormattedMessage id="checkout.cart.items" values={{ count: totalItems }} />}
        value={price(subTotal)}
      />
      {discount.amount > 0 && (
        <Sum
          label={<FormattedMessage id="checkout.discount" />}
          note={couponCode && <bdi>{couponCode}</bdi>}
          value={
            <span className="text-good">
              <bdi>−{priceText(intl, discount, { isExact: true })}</bdi>
            </span>
          }
        />
      )}
      {hasPostage && (
        <Sum
          label={<FormattedMessage id="checkout.postage" />}
          note={postage}
          value={
            shipping.amount > 0 ? (
              price(shipping)
            ) : isPostageOpen ? (
              "–"
            ) : (
              <FormattedMessage id="checkout.free" />
            )
          }
        />
      )}
      <div className="border-t border-line pt-3">
        <Sum
          label={<FormattedMessage id="checkout.total" />}
          note={
            tax.amount > 0 ? (
              <FormattedMessage id="checkout.includedTax" values={{ tax: price(tax) }} />
            ) : (
              <FormattedMessage id="shop.tax.none" />
            )
          }
          value={price(total)}
          isTotal
        />
      </div>
    </dl>
  );
}

interface SumProps {
  label: ReactNode;
  note?: ReactNode;
  value: ReactNode;
  isTotal?: boolean;
}

function Sum({ label, note, value, isTotal = false }: SumProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className={isTotal ? "text-lg font-bold" : "text-ink-2"}>
        {label}
        {note && <span className="block text-[0.8125rem] font-normal text-ink-3">{note}</span>}
      </dt>
      <dd className={`text-end ${isTotal ? "text-lg font-bold" : "font-semibold"}`}>{value}</dd>
    </div>
  );
}
