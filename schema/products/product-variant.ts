import { StoredEntity } from "../foundation/entity.ts";
import { Check, Index } from "@mikro-orm/decorators/legacy";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, int, manyToOne, model, text } from "../foundation/model.ts";
import { ProductColor } from "./product-parts.ts";
import { Product } from "./product.ts";

/** The distinct values of a column of variants, in the order of the variants. */
const distinct = (column: string): string => `
  array(select "${column}" from product_variants where product_id = product.id and "${column}" is not null
    group by "${column}" order by min("position"), "${column}")`;

// Products show what all variants have together. They are locked first, in the order of their ids: the
// next statement then reads what other transactions have made of their variants meanwhile.
@maintains({
  table: "product_variants",
  name: "together",
  body: (changes) => `
    perform 1 from products
      where id in (select product_id from ${changes} as changes) order by id for update;
    update products set quantity = own.quantity, colors = own.colors, sizes = own.sizes
      from (
        select product.id, ${distinct("color")} as colors, ${distinct("size")} as sizes,
            (select case when count(quantity) = count(*) then sum(quantity)::int end
              from product_variants where product_id = product.id) as quantity
          from products as product
          where product.id in (select product_id from ${changes} as changes)
      ) as own
      where products.id = own.id
        and (products.quantity, products.colors, products.sizes) is distinct from (own.quantity, own.colors, own.sizes);`,
})
@Check({ name: "product_variants_quantity_check", expression: `"quantity" >= 0` })
@Index({ properties: ["product", "position", "id"] })
@model({
  table: "product_variants",
  messages: { notFound: "Variant not found" },
  description: "A color and size of a product, with its stock.",
})
export class ProductVariant extends StoredEntity {
  @manyToOne(() => Product, { index: false, deleteRule: "cascade" })
  product!: Product;

  @int({ description: "Variants are listed by it, lowest first." })
  position!: number;

  @enumColumn(() => ProductColor, { nullable: true })
  color?: ProductColor | null;

  @text({ nullable: true, description: "Such as `50 × 70 cm`; at most 40 characters." })
  size?: string | null;

  @text({ nullable: true, description: "The number that the shop gives it." })
  sku?: string | null;

  @int({
    nullable: true,
    description: "How many there are; null without a limit, never for PHYSICAL products.",
  })
  quantity?: number | null;

  constructor(values: Pick<ProductVariant, "product" | "position"> & Partial<ProductVariant>) {
    super();
    Object.assign(this, values);
  }
}
