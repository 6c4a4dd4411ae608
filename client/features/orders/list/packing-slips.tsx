import { type ApolloClient, makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { usePrinted } from "../../../ui/use-printed.tsx";
import { nextDeed } from "../order-badges.tsx";
import { PackedOrderDocument, type PackedOrderFragment } from "../orders.generated.ts";
import { PackingSlip } from "../view/packing-slip.tsx";

const slips = makeVar<readonly PackedOrderFragment[]>([]);

/** Reads orders whole, then prints a packing slip of each that is to be sent; returns the ids of these. */
export async function printSlips(ids: readonly string[], apollo: ApolloClient): Promise<string[]> {
  const answers = await Promise.all(
    ids.map((id) => apollo.query({ query: PackedOrderDocument, variables: { id } })),
  );
  const orders = answers.flatMap(({ data }) => (data && nextDeed(data.order) ? data.order : []));
  slips(orders);
  return orders.map(({ id }) => id);
}

/** Prints the packing slips that were asked for, each on a page of its own. */
export function PackingSlips() {
  const orders = useReactiveVar(slips);
  const { print, printed } = usePrinted(() =>
    orders.map((order) => (
      <div key={order.id} className="not-last:break-after-page">
        <PackingSlip order={order} />
      </div>
    )),
  );
  const begin = useEffectEvent(print);
  useEffect(() => {
    if (orders.length > 0) begin();
  }, [orders]);
  useEffect(() => () => void slips([]), []);
  return printed;
}
