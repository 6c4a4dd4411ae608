import { Field, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";

// What a product consists of besides its texts and prices.

export const ProductKind = enumType(
  "ProductKind",
  { PHYSICAL: "Is shipped.", DIGITAL: "Files.", SERVICE: "Work." },
  "PHYSICAL products are shipped, DIGITAL ones are files, SERVICE is work.",
);
export type ProductKind = EnumOf<typeof ProductKind>;

export const ProductStatus = enumType(
  "ProductStatus",
  { DRAFT: "Staff alone see it.", PUBLISHED: "In the shop, in all languages." },
  "PUBLISHED products are in the shop, in all languages.",
);
export type ProductStatus = EnumOf<typeof ProductStatus>;

export const ProductColor = enumType(
  "ProductColor",
  {
    INK: "Nearly black.",
    RUST: "A reddish brown.",
    FJORD: "A grey blue.",
    MOSS: "A dark green.",
    SAND: "A light beige.",
    HEATHER: "A soft violet.",
  },
  "A color that variants have.",
);
export type ProductColor = EnumOf<typeof ProductColor>;

/** Stock up to this number is running low. */
export const LOW_STOCK = 4;

export const InventoryType = enumType(
  "InventoryType",
  { IN: "In stock, or without a limit.", LOW: "1 to 4 are left.", OUT: "None is left." },
  `Of all variants together. LOW: 1 to ${LOW_STOCK} are left; products without a limit are IN.`,
);
export type InventoryType = EnumOf<typeof InventoryType>;

@ObjectType({ description: "A picture of a product." })
export class ProductPicture {
  @Field(() => String, { simple: true, description: "Its path on this server." })
  path!: string;

  @Field(() => String, { simple: true, nullable: true, description: "The alt text in English." })
  en?: string | null;

  @Field(() => String, { simple: true, nullable: true, description: "The alt text in French." })
  fr?: string | null;

  @Field(() => String, { simple: true, nullable: true, description: "The alt text in Norwegian." })
  no?: string | null;
}
