import { FormattedMessage, useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Card } from "../../../ui/card.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { priceText } from "../../../ui/price-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { includedTax } from "../included-tax.ts";
import type { ProductEdit } from "./use-product-edit.ts";

/** Basis points in a percent */
const POINTS = 100;

/** Prices with tax, and what is left for the maker; the numbers by which a product is known. */
export function PriceCard({ edit }: { edit: ProductEdit }) {
  const { text, values, saved, row } = edit;
  const { siteCurrency } = useViewer();
  const { price, priceSale } = values;
  // A price that is set now is in the currency of the site.
  const isPriced = price !== saved.price;
  const currency = row && !isPriced ? row.currency : siteCurrency;
  const isTooHigh = price !== null && priceSale !== null && priceSale >= price;
  return (
    <Card title={text("price.title")}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Controlled edit={edit} name="price">
          {(field) => (
            <MoneyField {...field} key={currency} currency={currency} hint={text("price.hint")} />
          )}
        </Controlled>
        <Controlled edit={edit} name="priceSale">
          {(field) => (
            <MoneyField
              {...field}
              key={currency}
              currency={currency}
              error={isTooHigh ? text("priceSale.tooHigh") : field.error}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="taxRate">
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              value={value / POINTS}
              onChange={(percent) => onChange(percent === null ? 0 : Math.round(percent * POINTS))}
              min={0}
              max={100}
              unit="%"
            />
          )}
        </Controlled>
        <TextField {...edit.field("sku")} dir="ltr" className="rtl:text-right" autoComplete="off" />
        <TextField
          {...edit.field("code")}
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
        />
      </div>
      {row && row.currency !== siteCurrency && (
        <p className="mt-4 text-sm text-warn">
          {text("price.otherCurrency", { stored: row.currency, site: siteCurrency })}
        </p>
      )}
      {price !== null && Number.isInteger(values.taxRate) && !isTooHigh && (
        <Received
          price={priceSale ?? price}
          rate={values.taxRate}
          currency={currency}
          maker={values.sellerId?.label}
        />
      )}
    </Card>
  );
}

interface ReceivedProps {
  price: number;
  rate: number;
  currency: string;
  maker: string | undefined;
}

/** What a buyer pays, counted through to what is left. */
function Received({ price, rate, currency, maker }: ReceivedProps) {
  const intl = useIntl();
  if (!Number.isInteger(price)) return null;
  const tax = includedTax(price, rate);
  const exact = (amount: number) => priceText(intl, { amount, currency }, { isExact: true });
  const percent = intl.formatNumber(rate / (100 * POINTS), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return (
    <dl className="mt-5 grid overflow-hidden rounded-md border border-line text-sm sm:grid-cols-3">
      {[
        { name: <FormattedMessage id="products.received.price" />, sum: exact(price) },
        {
          name: <FormattedMessage id="products.received.tax" values={{ percent }} />,
          sum: exact(tax),
        },
        {
          name: maker ? (
            <FormattedMessage
              id="products.received.maker"
              values={{ maker: <bdi key="maker">{maker}</bdi> }}
            />
          ) : (
            <FormattedMessage id="products.received.shop" />
          ),
          sum: exact(price - tax),
        },
      ].map(({ name, sum }, place) => (
        <div key={place} className="max-sm:flex max-sm:justify-between sm:text-end">
          <dt className="bg-raised px-4 py-2 text-ink-2 max-sm:flex-1">{name}</dt>
          <dd className={`px-4 py-2.5 ${place === 2 ? "font-bold" : ""}`}>
            <bdi>{sum}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
