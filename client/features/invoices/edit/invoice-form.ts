import { z } from "zod";
import { defineForm } from "../../../admin/form/define-form.ts";
import { choice, currency, flag, plainField, text } from "../../../admin/form/field-kinds.ts";
import type { InvoiceUnit, TaxCategory } from "../../../schema.generated.ts";
import type { Amount } from "../../../ui/money-text.ts";
import type {
  InvoiceDocumentFragment,
  PartyLinesFragment,
  SellerLinesFragment,
} from "../invoices.generated.ts";

export const MAX_LINES = 200;
const UNITS = ["PIECE", "HOUR", "DAY", "MONTH"] as const;
const CATEGORIES = ["S", "Z", "E", "AE", "O"] as const;

/** A line as it is edited; its id is empty until it is saved. */
export interface Line {
  id: string;
  title: string;
  description: string;
  service: string;
  quantity: string;
  unit: InvoiceUnit;
  unitPrice: number | null;
  taxRate: number;
  taxCategory: TaxCategory;
  productId: string | null;
}

export const blankLine = (taxRate: number): Line => ({
  id: "",
  title: "",
  description: "",
  service: "",
  quantity: "1",
  unit: "PIECE",
  unitPrice: null,
  taxRate,
  taxCategory: "S",
  productId: null,
});

/** Nothing was written in it yet: it is not saved. */
export const isBlank = ({ title, description, unitPrice }: Line): boolean =>
  !title.trim() && !description.trim() && unitPrice === null;

const QUANTITY = /^\d{1,6}(\.\d{1,4})?$/;

const line = z
  .object({
    id: z.string(),
    title: z.string().trim().max(160),
    description: z.string().trim().max(2_000),
    service: z.string().trim().max(80),
    quantity: z.string(),
    unit: z.enum(UNITS),
    unitPrice: z.number().or(z.nan()).nullable(),
    taxRate: z.number(),
    taxCategory: z.enum(CATEGORIES),
    productId: z.string().nullable(),
  })
  .superRefine((one, context) => {
    if (isBlank(one)) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!one.title) refuse("title", "Required");
    if (!one.quantity) refuse("quantity", "Required");
    else if (!QUANTITY.test(one.quantity) || !/[1-9]/.test(one.quantity))
      refuse("quantity", "Not valid");
    if (one.unitPrice === null) refuse("unitPrice", "Required");
    else if (!Number.isSafeInteger(one.unitPrice) || one.unitPrice < 0)
      refuse("unitPrice", "Not valid");
  });

export type Party = Omit<PartyLinesFragment, " $fragmentName">;
export type Seller = Omit<SellerLinesFragment, " $fragmentName">;

const optional = z.string().nullish();
const partyShape = {
  name: z.string().trim().min(1).max(120),
  company: optional,
  street: optional,
  postalCode: optional,
  city: optional,
  country: optional,
  email: z.union([z.literal(""), z.email()], { error: "Not an email address" }).nullish(),
  phone: optional,
  vatId: optional,
};

export const PARTY_FIELDS = [
  "name",
  "company",
  "street",
  "postalCode",
  "city",
  "country",
  "email",
  "phone",
  "vatId",
] as const;
export const SELLER_FIELDS = [...PARTY_FIELDS, "iban", "bic", "registration"] as const;

const pick = <Of extends object>(of: Of, names: readonly (keyof Of)[]) =>
  Object.fromEntries(names.map((name) => [name, of[name] ?? (name === "name" ? "" : null)]));

export const partyOf = (stored: Party): Party => pick(stored, PARTY_FIELDS) as unknown as Party;
export const sellerOf = (stored: Seller): Seller =>
  pick(stored, SELLER_FIELDS) as unknown as Seller;

const NO_PARTY = partyOf({ name: "" } as Party);

const day = () =>
  plainField({
    schema: z.iso.date() as z.ZodType<string, string>,
    empty: "",
    read: (stored: string) => stored,
    write: (value) => value || undefined,
  });

const plainText = (most: number) =>
  plainField({
    schema: z.string().trim().max(most) as z.ZodType<string, string>,
    empty: "",
    read: (stored: string | null | undefined) => stored ?? "",
    write: (value) => value,
  });

const amount = z
  .number()
  .or(z.nan())
  .nullable()
  .refine((value) => value === null || (Number.isSafeInteger(value) && value >= 0), {
    error: "Not valid",
  }) as z.ZodType<number | null, number | null>;

/** 0 is shown as none. */
const readAmount = (stored: Amount): number | null => stored.amount || null;

export const invoiceForm = defineForm("invoices.edit", {
  from: plainField({
    schema: z.object({
      ...partyShape,
      iban: optional,
      bic: optional,
      registration: optional,
    }) as unknown as z.ZodType<Seller, Seller>,
    empty: sellerOf({ name: "" } as Seller),
    read: sellerOf,
    write: (value) => value,
  }),
  to: {
    ...plainField({
      schema: z.object(partyShape) as unknown as z.ZodType<Party, Party>,
      empty: NO_PARTY,
      read: partyOf,
      write: (value) => value,
    }),
    isRequired: true as const,
  },
  customerId: {
    ...plainField({
      schema: z.string().nullable() as z.ZodType<string | null, string | null>,
      empty: null as string | null,
      read: (stored: InvoiceDocumentFragment["customer"]) => stored?.id ?? null,
      write: (value) => value,
    }),
    from: "customer" as const,
  },
  issuedOn: day(),
  dueOn: day(),
  currency: currency(),
  locale: choice(["en", "fr", "no"]),
  pricesIncludeTax: flag(),
  items: plainField({
    schema: z.array(line).max(MAX_LINES) as unknown as z.ZodType<Line[], Line[]>,
    empty: [] as Line[],
    read: (stored: InvoiceDocumentFragment["items"]): Line[] =>
      stored.map(({ unitPrice, productId, quantity, ...item }) => ({
        id: item.id,
        title: item.title,
        description: item.description,
        service: item.service,
        quantity: quantity.replace(/\.?0+$/, (end) => (quantity.includes(".") ? "" : end)),
        unit: item.unit,
        unitPrice: unitPrice.amount,
        taxRate: item.taxRate,
        taxCategory: item.taxCategory,
        productId: productId ?? null,
      })),
    write: (value) =>
      value
        .filter((one) => !isBlank(one))
        .map(({ id, unitPrice, ...item }) => ({
          ...item,
          ...(id && { id }),
          unitPrice: unitPrice ?? 0,
        })),
  }),
  discount: plainField({
    schema: amount,
    empty: null as number | null,
    read: readAmount,
    write: (value) => (value ? { amount: value } : null),
  }),
  shipping: plainField({
    schema: amount,
    empty: null as number | null,
    read: readAmount,
    write: (value) => (value ? { price: value, taxCategory: "S" as const } : null),
  }),
  taxReason: text(300),
  note: plainText(2_000),
  paymentTerms: plainText(1_000),
});
