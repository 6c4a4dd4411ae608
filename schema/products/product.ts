import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { Category } from "../categories/category.ts";
import { connection } from "../foundation/connection.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { Invalid } from "../foundation/errors.ts";
import { formerSlugs } from "../foundation/former-slugs.ts";
import type { Localized } from "../foundation/locale.ts";
import {
  boolean,
  dateTime,
  enumColumn,
  enumList,
  generated,
  int,
  jsonList,
  localized,
  manyToOne,
  model,
  money,
  oneToMany,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { ProductFile } from "./product-file.ts";
import {
  InventoryType,
  LOW_STOCK,
  ProductColor,
  ProductKind,
  ProductPicture,
  ProductStatus,
} from "./product-parts.ts";
import { ProductVariant } from "./product-variant.ts";
import { WishlistItem } from "./wishlist-item.ts";

const UNLIMITED = 2_147_483_647;

const unique = (column: string) => ({
  name: `products_${column}_unique`, // a deleted product releases it
  expression: `create unique index "products_${column}_unique" on "products" ("${column}") where "deleted_at" is null`,
});

@Index(unique("slug"))
@Index(unique("sku"))
@Index({ properties: ["name", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["updatedAt", "id"] })
@Index({ properties: ["sortPublishedAt", "id"] })
@Index({ properties: ["currentPrice", "id"] })
@Index({ properties: ["sortQuantity", "id"] })
@Index({ properties: ["rating", "id"] })
@Index({ properties: ["totalSold", "id"] })
@Index({ properties: ["deletedAt", "id"] })
@Index({ properties: ["terms"], type: "gin" })
@Index({ properties: ["colors"], type: "gin" })
@Index({ properties: ["picturePaths"], type: "gin" })
@formerSlugs({ table: "products", into: "former_product_slugs", column: "product_id" })
@model({
  table: "products",
  messages: { notFound: "Product not found", taken: "This slug or SKU is taken" },
  description: "What the shop sells. It is published in all languages at once.",
})
export class Product extends DeletableEntity {
  @text({ sorted: true, description: "At most 160 characters, the same in all languages." })
  name!: string;

  @text({ description: "The last part of its URL, unique." })
  slug!: string;

  @localized({
    description: "What it is, in a line, such as `Art print, 50 × 70 cm`; at most 120 characters.",
  })
  subtitle: Localized = {};

  @localized({
    description: "Plain text; blank lines separate paragraphs. At most 5,000 characters.",
  })
  description: Localized = {};

  @jsonList(() => ProductPicture, {
    description: "At most 12 in their order; the first one is the cover.",
  })
  pictures: Opt<ProductPicture[]> = [];

  // of the pictures, so that their files stay
  @stringList({ internal: true })
  picturePaths: Opt<string[]> = [];

  @text({ nullable: true, description: "The number that the shop gives it, unique." })
  sku?: string | null;

  @text({ nullable: true, description: "The number that its maker gives it, such as a GTIN." })
  code?: string | null;

  @manyToOne(() => Category, {
    nullable: true,
    deleteRule: "set null",
    description: "A category of kind PRODUCT.",
  })
  category?: Category | null;

  @tags()
  tags: Opt<string[]> = [];

  @enumColumn(() => ProductKind)
  kind: Opt<ProductKind> = ProductKind.PHYSICAL;

  @text({ description: "The currency of its prices: that of the site when they were set." })
  currency!: string;

  @money({ description: "The regular price, with tax." })
  price!: number;

  @money({ nullable: true, description: "The price of a sale, with tax, below the regular one." })
  priceSale?: number | null;

  @money({
    generated: `(coalesce("price_sale", "price")) stored`,
    description: "What it costs now, with tax.",
  })
  currentPrice!: Opt<number>;

  @boolean({ generated: `("price_sale" is not null) stored` })
  isOnSale!: Opt<boolean>;

  @int({
    default: 0,
    description: "The tax that its prices contain, in basis points: 2500 is 25 %.",
  })
  taxRate: Opt<number> = 0;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who made it; null for the shop itself.",
  })
  seller?: Member | null;

  @enumColumn(() => ProductStatus)
  status: Opt<ProductStatus> = ProductStatus.DRAFT;

  @dateTime({ nullable: true, description: "When it was published for the first time." })
  publishedAt?: Date | null;

  @generated("timestamptz(3)", `coalesce("published_at", "created_at")`)
  sortPublishedAt!: Opt<Date>;

  @oneToMany(() => ProductVariant, {
    by: "product",
    orderBy: { position: "asc", id: "asc" },
    description: "Its colors and sizes with their stock: one at least.",
  })
  variants = new Collection<ProductVariant>(this);

  @oneToMany(() => ProductFile, {
    by: "product",
    orderBy: { createdAt: "asc", id: "asc" },
    description: "What buyers of a DIGITAL product receive; empty unless the viewer may change it.",
  })
  files = new Collection<ProductFile>(this);

  @oneToMany(() => WishlistItem, { by: "product", internal: true })
  wishlistItems = new Collection<WishlistItem>(this);

  // the next three are maintained by the trigger of variants

  @int({ nullable: true, description: "The stock of all variants together; null without a limit." })
  quantity?: Opt<number> | null;

  @enumList(() => ProductColor, { description: "The colors that variants have, in their order." })
  colors: Opt<ProductColor[]> = [];

  @stringList({ description: "The sizes that variants have, in their order." })
  sizes: Opt<string[]> = [];

  @enumColumn(() => InventoryType, {
    generated: `(case when "quantity" <= 0 then 'out' when "quantity" <= ${LOW_STOCK} then 'low' else 'in' end) stored`,
  })
  inventoryType!: Opt<InventoryType>;

  @generated("int", `coalesce("quantity", ${UNLIMITED})`)
  sortQuantity!: Opt<number>;

  @int({ default: 0, description: "How many were sold." })
  totalSold: Opt<number> = 0;

  @int({ default: 0, description: "How many buyers rated it." })
  totalRatings: Opt<number> = 0;

  @int({ default: 0, description: "How many buyers wrote about it." })
  totalReviews: Opt<number> = 0;

  // the sum of its ratings
  @int({ default: 0, internal: true })
  totalStars: Opt<number> = 0;

  @int({
    generated: `(case when "total_ratings" = 0 then 0 else ("total_stars" * 20 + "total_ratings") / ("total_ratings" * 2) end) stored`,
    description: "The average of its ratings in tenths of a star, 10 to 50; 0 without ratings.",
  })
  rating!: Opt<number>;

  @searchVector(
    searchable(
      `"name"`,
      `"slug"`,
      `coalesce("sku", '')`,
      `coalesce("code", '')`,
      inAllLanguages("subtitle"),
      inAllLanguages("description"),
    ),
  )
  terms?: Opt<string>;

  show(pictures: ProductPicture[]): void {
    this.pictures = pictures;
    this.picturePaths = [...new Set(pictures.map(({ path }) => path))];
  }

  /** Puts it into the shop. A buyer sees at least one picture of it, and receives what it consists of. */
  publish(now: Date): void {
    if (!this.pictures.length) throw new Invalid({ pictures: "Required" });
    if (this.kind === ProductKind.DIGITAL && !this.files.length)
      throw new Invalid({ files: "Required" });
    this.status = ProductStatus.PUBLISHED;
    this.publishedAt ??= now;
  }

  unpublish(): void {
    this.status = ProductStatus.DRAFT;
  }
}

export const ProductConnection = connection("Product", () => Product);
