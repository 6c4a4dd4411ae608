import { Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Direction } from "../foundation/connection.ts";
import {
  arrayOf,
  id,
  line,
  notNull,
  picturePath,
  slug,
  text,
  textByLocale,
} from "../foundation/input.ts";
import { inputField, validatorOf, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { orderInput } from "../foundation/order-input.ts";
import { orderOf } from "../foundation/order.ts";
import { tagsInput } from "../foundation/tags.ts";
import { InventoryType, ProductColor, ProductKind, ProductStatus } from "./product-parts.ts";
import { Product } from "./product.ts";

export const MAX_PICTURES = 12;
export const MAX_VARIANTS = 100;
const MAX_PRICE = 1_000_000_000;
const MAX_QUANTITY = 1_000_000;
const MAX_TAX_RATE = 10_000;

/** A whole number from 0. */
const whole = (most: number) =>
  z
    .int("A whole number")
    .min(0, "At least 0")
    .max(most, "Not valid")
    .meta({ type: () => Int, description: `At most ${most.toLocaleString("en")}.` });

const CENTS = "In the smallest unit of the currency, such as cents.";
const number = () => line(60);
const alt = () => line(300);

@InputType()
export class ProductPictureInput {
  @inputField(picturePath(), { required: true }) path!: string;
  @inputField(alt(), { nullable: true, description: "The alt text in English." })
  en?: string | null;
  @inputField(alt(), { nullable: true, description: "The alt text in French." })
  fr?: string | null;
  @inputField(alt(), { nullable: true, description: "The alt text in Norwegian." })
  no?: string | null;
}

@InputType()
export class ProductVariantInput {
  @inputField(id(), { nullable: true, description: "Of a variant that stays." })
  id?: string | null;
  @Field(() => ProductColor, { nullable: true }) color?: ProductColor | null;
  @inputField(line(40), { nullable: true }) size?: string | null;
  @inputField(number(), { nullable: true }) sku?: string | null;
  @inputField(whole(MAX_QUANTITY), {
    nullable: true,
    description:
      "The stock. Omitted, it stays; of a new variant it is 0, or without a limit unless the product is PHYSICAL.",
  })
  quantity?: number | null;
  @inputField(whole(MAX_QUANTITY), {
    nullable: true,
    description:
      "The stock that was edited: with it, the difference to `quantity` is applied, so that what was sold since then counts.",
  })
  quantityBefore?: number | null;
}

@InputType()
export class UpdateProductInput extends VersionedInput {
  @inputField(line(160)) name?: string;
  @inputField(slug(), { description: "Made from the name if omitted." }) slug?: string;
  @inputField(textByLocale(line(120))) subtitle?: LocalizedTextInput;
  @inputField(textByLocale(text(5_000))) description?: LocalizedTextInput;
  @inputField(arrayOf(validatorOf(ProductPictureInput), MAX_PICTURES), {
    description: "All of them; the first one is the cover. One at least to be published.",
  })
  pictures?: ProductPictureInput[];
  @inputField(number(), { nullable: true }) sku?: string | null;
  @inputField(number(), { nullable: true }) code?: string | null;
  @inputField(id(), { nullable: true, description: "A category of kind PRODUCT." })
  categoryId?: string | null;
  @inputField(tagsInput()) tags?: string[];
  @inputField(notNull<ProductKind>(), { type: () => ProductKind }) kind?: ProductKind;
  @inputField(whole(MAX_PRICE), { description: `With tax. ${CENTS}` }) price?: number;
  @inputField(whole(MAX_PRICE), {
    nullable: true,
    description: `With tax, below the price. ${CENTS} Null ends the sale.`,
  })
  priceSale?: number | null;
  @inputField(whole(MAX_TAX_RATE), { description: "In basis points: 2500 is 25 %." })
  taxRate?: number;
  @inputField(id(), { nullable: true, description: "The member who made it." })
  sellerId?: string | null;
  @inputField(notNull<ProductStatus>(), {
    type: () => ProductStatus,
    description:
      "PUBLISHED: INVALID at `pictures` without a picture, at `files` without a file of a DIGITAL product.",
  })
  status?: ProductStatus;
  @inputField(arrayOf(validatorOf(ProductVariantInput), MAX_VARIANTS), {
    description:
      "All of them, in their order; others are deleted. No two of the same color and size. Without any, there is one without both.",
  })
  variants?: ProductVariantInput[];
}

@InputType()
export class CreateProductInput extends UpdateProductInput {
  @inputField(line(160), { required: true }) declare name: string;
  @inputField(whole(MAX_PRICE), { required: true, description: `With tax. ${CENTS}` })
  declare price: number;
}

@InputType({ description: "All conditions must hold." })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words in name, slug, SKU, code, subtitle or description; prefixes match.",
  })
  search?: string | null;
  @Field(() => [ID], { nullable: true, description: "In any of these categories." })
  categoryIds?: string[] | null;
  @Field(() => [ProductColor], { nullable: true, description: "In any of these colors." })
  colors?: ProductColor[] | null;
  @Field(() => ProductKind, { nullable: true }) kind?: ProductKind | null;
  @Field(() => String, { nullable: true, description: "In any case." }) tag?: string | null;
  @Field(() => Int, { nullable: true, description: `What it costs now, at least. ${CENTS}` })
  priceFrom?: number | null;
  @Field(() => Int, { nullable: true, description: `What it costs now, at most. ${CENTS}` })
  priceTo?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "The average of its ratings, at least, in whole stars.",
  })
  stars?: number | null;
  @Field(() => Boolean, { nullable: true, description: "True: only what can be bought now." })
  inStock?: boolean | null;
  @Field(() => [InventoryType], { nullable: true, description: "With any of these." })
  inventoryTypes?: InventoryType[] | null;
  @Field(() => Boolean, { nullable: true }) isOnSale?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "True: only what is on the viewer's wishlist.",
  })
  isOnWishlist?: boolean | null;
  @Field(() => ProductStatus, { nullable: true }) status?: ProductStatus | null;
  @Field(() => ID, { nullable: true }) sellerId?: string | null;
  @Field(() => [ID], { nullable: true, description: "Only these ids, at most 100." })
  ids?: string[] | null;
}

const FIELDS = orderOf(Product, {
  NAME: "name",
  CREATED_AT: "createdAt",
  UPDATED_AT: "updatedAt",
  PUBLISHED_AT: "sortPublishedAt",
  PRICE: "currentPrice",
  QUANTITY: "sortQuantity",
  RATING: "rating",
  SOLD: "totalSold",
});

export const ProductOrder = orderInput(
  { input: "ProductOrder", field: "ProductOrderField" },
  FIELDS,
);
export type ProductOrder = InstanceType<typeof ProductOrder>;

export const NEWEST_FIRST: ProductOrder = {
  field: FIELDS.PUBLISHED_AT,
  direction: Direction.DESC,
};
