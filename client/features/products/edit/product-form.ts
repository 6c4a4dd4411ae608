import { z } from "zod";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choice,
  localizedText,
  money,
  multiChoice,
  plainField,
  reference,
  requiredText,
  slug,
  text,
} from "../../../admin/form/field-kinds.ts";
import type { Option } from "../../../ui/option.ts";
import type { ProductColor } from "../../../schema.generated.ts";
import { COLOR_NAMES, KINDS, STATUSES } from "../product-words.ts";
import type { EditedProductFragment } from "./edited-product.generated.ts";

export const MAX_PICTURES = 12;
export const MAX_VARIANTS = 100;
export const MAX_TAGS = 20;
const MAX_QUANTITY = 1_000_000;
const MAX_TAX_RATE = 10_000;

const alt = z.string().trim().max(300);

const picture = z.object({ path: z.string(), en: alt, fr: alt, no: alt });

export type EditedPicture = z.output<typeof picture>;

const quantity = z.int().min(0).max(MAX_QUANTITY).nullable();

const variant = z.object({
  /** Of a row that is not stored yet, made in the browser */
  key: z.string(),
  id: z.string().nullable(),
  color: z.enum(["", ...COLOR_NAMES]) as unknown as z.ZodType<ProductColor | "", ProductColor | "">,
  size: z.string().trim().max(40),
  sku: z.string().trim().max(60),
  /** Null without a limit */
  quantity,
  /** The stock that was read: what is sold meanwhile counts */
  before: quantity,
});

export type EditedVariant = z.output<typeof variant>;

/** A row of a thing that is counted begins with none. */
export const newVariant = (isCounted: boolean): EditedVariant => ({
  key: crypto.randomUUID(),
  id: null,
  color: "",
  size: "",
  sku: "",
  quantity: isCounted ? 0 : null,
  before: null,
});

const option = z.object({
  value: z.string(),
  label: z.string(),
  hint: z.string().optional(),
}) as z.ZodType<Option, Option>;

export const productForm = defineForm("products", {
  name: requiredText(160),
  // "products.subtitle" is the line below the title of the list
  subtitle: { ...localizedText(120), label: "subtitleText" },
  description: localizedText(5_000),
  slug: slug(),
  pictures: plainField({
    schema: z.array(picture).max(MAX_PICTURES) as z.ZodType<EditedPicture[], EditedPicture[]>,
    empty: [] as EditedPicture[],
    read: (stored: EditedProductFragment["pictures"]): EditedPicture[] =>
      stored.map(({ path, en, fr, no }) => ({ path, en: en ?? "", fr: fr ?? "", no: no ?? "" })),
    write: (value) =>
      value.map(({ path, en, fr, no }) => ({
        path,
        en: en || null,
        fr: fr || null,
        no: no || null,
      })),
  }),
  price: {
    ...money(),
    isRequired: true,
    schema: z
      .number()
      .int()
      .min(0)
      .max(1_000_000_000)
      .nullable()
      .refine((amount) => amount !== null, { error: "Required" }) as z.ZodType<
      number | null,
      number | null
    >,
    write: (value: number | null) => value as number,
  },
  priceSale: money(),
  taxRate: plainField({
    schema: z.int().min(0).max(MAX_TAX_RATE) as z.ZodType<number, number>,
    empty: 0,
    read: (stored: number) => stored,
    write: (value) => value,
  }),
  sku: text(60),
  code: text(60),
  variants: plainField({
    schema: z.array(variant).max(MAX_VARIANTS) as z.ZodType<EditedVariant[], EditedVariant[]>,
    empty: [] as EditedVariant[],
    read: (stored: EditedProductFragment["variants"]): EditedVariant[] =>
      stored.map(({ id, color, size, sku, quantity: present }) => ({
        key: id,
        id,
        color: color ?? "",
        size: size ?? "",
        sku: sku ?? "",
        quantity: present,
        before: present,
      })),
    write: (value) =>
      value.map(({ id, color, size, sku, quantity: wanted, before }) => ({
        id,
        color: color || null,
        size: size || null,
        sku: sku || null,
        quantity: wanted,
        quantityBefore: before,
      })),
  }),
  status: choice(STATUSES),
  kind: choice(KINDS),
  categoryId: { ...reference(), from: "category" as const, label: "category" },
  sellerId: {
    ...plainField({
      schema: option.nullable() as z.ZodType<Option | null, Option | null>,
      empty: null as Option | null,
      read: (stored: EditedProductFragment["seller"]): Option | null =>
        stored && { value: stored.id, label: stored.displayName },
      write: (value) => value?.value ?? null,
    }),
    from: "seller" as const,
    label: "seller",
  },
  tags: multiChoice(z.array(z.string().max(40)).max(MAX_TAGS)),
});
