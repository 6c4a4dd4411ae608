import { Readable } from "node:stream";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { uuid } from "../foundation/uuid.ts";
import { invoicing } from "../invoices/invoice.builder.ts";
import { addProductFile } from "../products/add-product-file.ts";
import type { TestGraph } from "../testing/graph.ts";

const ORDER = `id version number status totalItems email needsShipping couponCode shippingName
  subTotal { amount } discount { amount } shipping { amount } net { amount } tax { amount } total { amount currency }
  refundedAmount { amount } delivery { carrier tracking } paidAt packedAt fulfilledAt
  lines { id name size picture quantity refundedQuantity returnedQuantity taxRate product { id }
    unitPrice { amount } amount { amount } discount { amount } tax { amount } total { amount } review { rating } }
  history { kind member { id } amount { amount } parts { lineId quantity amount reason } }
  invoice { id number status total { amount } tax { amount } discount { amount } openAmount { amount }
    creditedAmount { amount } paidAmount { amount } deliverTo { name city }
    creditNotes { note } }`;

export const COMPLETE = `mutation($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { ${ORDER} } }`;
export const READ = `query($id: ID!) { order(id: $id) { ${ORDER} } }`;
export const REFUND = `mutation($input: RefundOrderLinesInput!) { refundOrderLines(input: $input) { ${ORDER} } }`;
const CREATE = `mutation($input: CreateProductInput!) { createProduct(input: $input) { id variants { id } } }`;
const PUBLISH = `mutation($ids: [ID!]!) { publishProducts(ids: $ids) { count } }`;
const STOCK = `query($id: ID!) { product(id: $id) { quantity totalSold totalRatings totalReviews rating } }`;

export const BILLING_ADDRESS = {
  name: "Marit Eidissen",
  street: "Sjøgata 14",
  postalCode: "8006",
  city: "Bodø",
  country: "NO",
};

let keys = 0;

export const aKey = (): string => {
  keys += 1;
  return `checkout-${String(keys).padStart(20, "0")}`;
};

interface Variant {
  id: string;
  variantId: string;
}

/** A shop that sells, and what its buyers and staff do. */
export async function aShop(graph: TestGraph) {
  const invoices = await invoicing(graph);
  const { viewer, ask } = invoices;
  const sells = async (
    price: number,
    quantity: number | null = 10,
    input: object = {},
  ): Promise<Variant> => {
    const picture = { path: "/artwork/waves-235.svg" };
    const kind = quantity === null ? "SERVICE" : "PHYSICAL";
    const { createProduct } = await ask(CREATE, {
      input: {
        name: "Saltstraumen",
        price,
        kind,
        taxRate: 2_500,
        pictures: [picture],
        variants: [{ quantity, size: "50 × 70 cm" }],
        status: "PUBLISHED",
        ...input,
      },
    });
    return { id: createProduct.id, variantId: createProduct.variants[0].id };
  };
  const cart = (lines: object[], expectedTotal: number, input: object = {}) => ({
    key: aKey(),
    lines,
    expectedTotal,
    billing: BILLING_ADDRESS,
    ...input,
  });
  return {
    ...invoices,
    viewer,
    ask,
    sells,
    /** A file that is sold, with the id of the file. */
    async sellsFile(price: number): Promise<Variant & { fileId: string }> {
      const sold = await sells(price, null, { kind: "DIGITAL", status: "DRAFT" });
      const fileId = uuid();
      await addProductFile(
        sold.id,
        { id: fileId, name: "font.otf", size: 2, type: "font/otf", sha256: "ab" },
        Readable.from([Buffer.from("Aa")]),
        graph.context(viewer),
      );
      await ask(PUBLISH, { ids: [sold.id] });
      return { ...sold, fileId };
    },
    cart,
    buyer: (): Promise<BuiltPerson> => aPerson(graph, Role.MEMBER),
    stock: async (id: string) => (await ask(STOCK, { id })).product,
    order: async (id: string, as: Viewer = viewer) => (await graph.as(as)(READ, { id })).order,
    async buys(as: Viewer, lines: object[], expectedTotal: number, input: object = {}) {
      const variables = { input: cart(lines, expectedTotal, input) };
      return (await graph.as(as)(COMPLETE, variables)).completeCheckout;
    },
    refunds: async (orderId: string, lines: object[], input: object = {}) =>
      (await ask(REFUND, { input: { id: uuid(), orderId, lines, reason: "Damaged", ...input } }))
        .refundOrderLines,
  };
}
