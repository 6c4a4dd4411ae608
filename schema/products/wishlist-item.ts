import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Product } from "./product.ts";

@Unique({ properties: ["product", "member"] })
@model({
  table: "wishlist_items",
  audited: false,
  description: "A member remembers a product.",
})
export class WishlistItem extends StoredEntity {
  @manyToOne(() => Product, { index: false, deleteRule: "cascade" })
  product!: Product;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  member!: Member;

  constructor(values: Pick<WishlistItem, "product" | "member">) {
    super();
    Object.assign(this, values);
  }
}
