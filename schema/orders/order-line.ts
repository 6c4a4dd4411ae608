import type { Opt } from "@mikro-orm/core";
import { Check, Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, int, manyToOne, model, money, reference, text } from "../foundation/model.ts";
import { InvoiceItem } from "../invoices/invoice-item.ts";
import { ProductColor, ProductKind } from "../products/product-parts.ts";
import { ProductVariant } from "../products/product-variant.ts";
import { Product } from "../products/product.ts";
import { Order } from "./order.ts";

/** Products whose number of sold pieces changes, with the difference. */
const sold = (changes: string): string => `(
  select product_id as id, sum(n * sold)::int as pieces from ${changes} as changes
    where product_id is not null group by 1 having sum(n * sold) <> 0)`;

// Products are locked in the order of their ids, as by those who take stock.
@maintains({
  table: "order_lines",
  name: "sold",
  body: (changes) => `
    perform 1 from products where id in (select id from ${sold(changes)} as own) order by id for update;
    update products set total_sold = total_sold + own.pieces
      from ${sold(changes)} as own where products.id = own.id;`,
})
@Check({
  name: "order_lines_quantity_check",
  expression: `"quantity" > 0 and "refunded_quantity" >= 0 and "refunded_quantity" <= "quantity" and "returned_quantity" >= 0 and "returned_quantity" <= "quantity"`,
})
@Index({ properties: ["order", "position"] })
@Index({ properties: ["product", "createdAt"] })
@Index({ properties: ["variant"] })
@Index({ properties: ["invoiceItemId"] })
@model({
  table: "order_lines",
  audited: false,
  messages: { notFound: "Line not found" },
  description: "A line of an order, as it was bought.",
})
export class OrderLine extends StoredEntity {
  @manyToOne(() => Order, { index: false, deleteRule: "cascade" })
  order!: Order;

  @int({ description: "Its place, from 0." })
  position!: number;

  @manyToOne(() => Product, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Null if it is not in the shop any more.",
  })
  product?: Product | null;

  @manyToOne(() => ProductVariant, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Null if it is not in the shop any more.",
  })
  variant?: ProductVariant | null;

  @enumColumn(() => ProductKind)
  kind!: ProductKind;

  @text()
  name!: string;

  @enumColumn(() => ProductColor, { nullable: true })
  color?: ProductColor | null;

  @text({ nullable: true })
  size?: string | null;

  @text({ nullable: true })
  sku?: string | null;

  @text({ nullable: true, description: "The path of the cover on this server." })
  picture?: string | null;

  @money({ description: "With tax." })
  unitPrice!: number;

  @int({ description: "The tax that the price contains, in basis points: 2500 is 25 %." })
  taxRate!: number;

  @int()
  quantity!: number;

  @money({ description: "Quantity times price." })
  amount!: number;

  @money({ description: "Its share of the discount." })
  discount!: number;

  @money({ description: "The tax in `total`." })
  tax!: number;

  @money({ description: "What it costs: `amount` - `discount`." })
  total!: number;

  // of the credit notes, by the trigger below
  @int({ default: 0, description: "How many of it were credited." })
  refundedQuantity: Opt<number> = 0;

  @int({ default: 0, description: "How many of it are in stock again." })
  returnedQuantity: Opt<number> = 0;

  // what the product counts as sold: nothing once the order is cancelled
  @int({ internal: true })
  sold!: number;

  @reference({ internal: true })
  invoiceItemId!: string;

  // the currency of the order
  @text({ internal: true })
  currency!: string;

  constructor(values: Partial<OrderLine>) {
    super();
    Object.assign(this, values);
  }
}

// What was credited of a line was refunded, also where the credit note is written without the order.
maintains({
  table: "invoice_items",
  name: "refunded",
  events: ["insert"],
  body: (changes) => `
    update order_lines set refunded_quantity = least(order_lines.quantity, own.quantity)
      from (
        select credit_of_id as id, floor(sum(quantity))::int as quantity from invoice_items
          where credit_of_id in (select credit_of_id from ${changes} as changes where credit_of_id is not null)
          group by 1
      ) as own
      where order_lines.invoice_item_id = own.id
        and order_lines.refunded_quantity <> least(order_lines.quantity, own.quantity);`,
})(InvoiceItem);
