import type { Opt } from "@mikro-orm/core";
import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { dateTime, int, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Product } from "../products/product.ts";
import { OrderLine } from "./order-line.ts";

@maintains({
  table: "product_reviews",
  name: "rated",
  body: (changes) => `
    perform 1 from products
      where id in (select product_id from ${changes} as changes) order by id for update;
    update products set total_ratings = total_ratings + own.ratings,
        total_stars = total_stars + own.stars, total_reviews = total_reviews + own.reviews
      from (
        select product_id as id, sum(n)::int as ratings, sum(n * rating)::int as stars,
            coalesce(sum(n) filter (where content <> ''), 0)::int as reviews
          from ${changes} as changes where hidden_at is null group by 1
      ) as own
      where products.id = own.id;`,
})
@Unique({ properties: ["orderLine"] })
@Check({ name: "product_reviews_rating_check", expression: `"rating" >= 1 and "rating" <= 5` })
@Index({ properties: ["product", "createdAt", "id"] })
@Index({ properties: ["product", "rating", "createdAt", "id"] })
@model({
  table: "product_reviews",
  messages: { notFound: "Review not found", taken: "You have rated this already" },
  description: "What a buyer says of a product.",
})
export class ProductReview extends StoredEntity {
  @manyToOne(() => Product, { index: false, deleteRule: "cascade" })
  product!: Product;

  // only the buyer and the shop learn which order it was
  @manyToOne(() => OrderLine, { index: false, deleteRule: "cascade", internal: true })
  orderLine!: OrderLine;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who bought it; null once the profile is deleted.",
  })
  author?: Member | null;

  @int({ description: "1 to 5 stars." })
  rating!: number;

  @text({ default: "", description: "Plain text, at most 2,000 characters; empty without words." })
  content: Opt<string> = "";

  @text({ default: "", description: "What the shop answers, plain text; empty without an answer." })
  answer: Opt<string> = "";

  @dateTime({ nullable: true })
  answeredAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "Since when only its author and the shop see it, and it does not count.",
  })
  hiddenAt?: Date | null;

  @text({ default: "", description: "Why it is hidden, for its author; empty of others." })
  hiddenReason: Opt<string> = "";

  constructor(values: Partial<ProductReview>) {
    super();
    Object.assign(this, values);
  }
}

export const ProductReviewConnection = connection("ProductReview", () => ProductReview);
