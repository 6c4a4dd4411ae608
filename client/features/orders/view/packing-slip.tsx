import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { usePrinted } from "../../../ui/use-printed.tsx";
import type { PackedOrderFragment } from "../orders.generated.ts";
import { OrderParty } from "./order-party.tsx";

export type PackedOrder = Omit<PackedOrderFragment, " $fragmentName">;

/** Prints what goes into the parcel, without prices: it may be a gift. */
export function PackingSlipButton({ order }: { order: PackedOrder }) {
  const { print, printed } = usePrinted(() => <PackingSlip order={order} />);
  return (
    <>
      <Button variant="outline" size={44} className="max-md:hidden" onClick={print}>
        <IconPrinter size={19} aria-hidden="true" />
        <FormattedMessage id="orders.slip" />
      </Button>
      {printed}
    </>
  );
}

export function PackingSlip({ order }: { order: PackedOrder }) {
  const intl = useIntl();
  const { number, createdAt, shippingName, shippingAddress, billing, lines } = order;
  const packed = lines
    .filter(({ kind }) => kind === "PHYSICAL")
    .map((line) => ({ ...line, pieces: line.quantity - line.refundedQuantity }))
    .filter(({ pieces }) => pieces > 0);
  return (
    <>
      <h1 className="text-2xl font-extrabold">
        <FormattedMessage id="orders.slip" />
      </h1>
      <p className="mt-1 text-ink-2">
        <FormattedMessage id="checkout.placed.number" values={{ number }} />
        {" · "}
        {intl.formatDate(createdAt, { dateStyle: "long" })}
        {shippingName && ` · ${shippingName}`}
      </p>
      <div className="mt-8">
        <OrderParty of={shippingAddress ?? billing} />
      </div>
      <table className="mt-8 w-full">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-24 py-2 text-start">
              <FormattedMessage id="orders.slip.pieces" />
            </th>
            <th scope="col" className="py-2 text-start">
              <FormattedMessage id="orders.column.items" />
            </th>
          </tr>
        </thead>
        <tbody>
          {packed.map(({ id, name, color, size, sku, pieces }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="py-2 font-semibold figures">{intl.formatNumber(pieces)}</td>
              <td className="py-2">
                <bdi className="block font-semibold">{name}</bdi>
                <bdi className="text-ink-2">
                  {[color && intl.formatMessage({ id: `products.color.${color}` }), size, sku]
                    .filter(Boolean)
                    .join(" · ")}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
