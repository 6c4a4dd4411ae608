import { ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { Product } from "./product.ts";

/** A slug that a product had: its URL redirects until another one takes it. */
@table("former_product_slugs")
export class FormerProductSlug {
  @PrimaryKey({ type: "text" }) slug!: string;

  @ManyToOne(() => Product, { fieldName: "product_id", deleteRule: "cascade" }) item!: Product;
}

rowPolicy(FormerProductSlug, () => ALL);
