import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Product } from "./product.ts";

@Unique({ properties: ["product", "member"] })
@model({
  table: "stock_watches",
  audited: false,
  description: "A member is to be notified once, when a product is in stock again.",
})
export class StockWatch extends StoredEntity {
  @manyToOne(() => Product, { index: false, deleteRule: "cascade" })
  product!: Product;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  member!: Member;

  constructor(values: Pick<StockWatch, "product" | "member">) {
    super();
    Object.assign(this, values);
  }
}
