import type { Opt } from "@mikro-orm/core";
import { Check, Index, Unique } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";
import {
  boolean,
  date,
  dateTime,
  enumColumn,
  generatedText,
  int,
  jsonObject,
  manyToOne,
  model,
  money,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { THOUSANDTHS } from "../pricing/currency-digits.ts";
import { Party, Seller } from "../pricing/party.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { Project } from "../projects/project.ts";

export const InvoiceKind = enumType("InvoiceKind", {
  INVOICE: "Asks for money.",
  CREDIT_NOTE: "Takes back an invoice, or a part of it.",
});
export type InvoiceKind = EnumOf<typeof InvoiceKind>;

export const InvoiceStatus = enumType(
  "InvoiceStatus",
  {
    DRAFT: "Has no number and can be changed.",
    OPEN: "Something is to be paid; `isOverdue` says whether it is late.",
    PAID: "Nothing is to be paid, because it was paid or credited; also every credit note.",
    VOID: "Cancelled before anything was paid; it keeps its number.",
    UNCOLLECTIBLE: "Given up.",
  },
  "DRAFT: has no number and can be changed. OPEN: something is to be paid; `isOverdue` says whether it is late. PAID: nothing is to be paid, because it was paid or credited; also every credit note. VOID: cancelled before anything was paid; it keeps its number. UNCOLLECTIBLE: given up.",
);
export type InvoiceStatus = EnumOf<typeof InvoiceStatus>;

const TERMS = ["number", "subject", "customer_name"]
  .map((column) => `coalesce("${column}", '')`)
  .concat(["company", "email"].map((key) => `coalesce("to" ->> '${key}', '')`));

const FILE = `'/files/invoices/' || "id"::text || '/'`;
/** A number may contain "/". */
const FILE_NAME = `regexp_replace("number", '[^A-Za-z0-9.-]+', '-', 'g')`;

/** What EN 16931 can express: no drafts, no address without a country, no thousandth of a unit. */
const IN_XML = [
  `"number" is not null`,
  ...["from", "to"].map((party) => `coalesce("${party}" ->> 'country', '') <> ''`),
  ...THOUSANDTHS.map((currency) => `"currency" <> '${currency}'`),
].join(" and ");

@Unique({ properties: ["number"] })
@Check({
  name: "invoices_open_check",
  expression: `"kind" = 'credit_note' or "total" = "paid_amount" + "credited_amount" + "open_amount"`,
})
@Check({
  name: "invoices_paid_check",
  expression: `"paid_amount" >= 0 and "credited_amount" >= 0 and "credited_amount" <= "total"`,
})
@Check({
  name: "invoices_number_check",
  expression: `("status" = 'draft') = ("number" is null)`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["issuedOn", "id"] })
@Index({ properties: ["dueOn", "id"] })
@Index({ properties: ["total", "id"] })
@Index({ properties: ["customerName", "id"] })
@Index({ properties: ["kind", "createdAt", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["status", "overdueAt"] })
@Index({ properties: ["currency", "createdAt", "id"] })
@Index({ properties: ["customer", "createdAt", "id"] })
@Index({ properties: ["project", "createdAt", "id"] })
@Index({ properties: ["customerEmail", "createdAt", "id"] })
@Index({ properties: ["creditNoteOf", "createdAt"] })
@Index({ properties: ["services"], type: "gin" })
@Index({ properties: ["linkHashes"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "invoices",
  messages: { notFound: "Invoice not found" },
  description:
    "An invoice or a credit note. Finalised it has a number and is never changed or deleted; a mistake is put right with a credit note. All amounts are positive, also those of a credit note.",
})
export class Invoice extends StoredEntity {
  @enumColumn(() => InvoiceKind)
  kind: Opt<InvoiceKind> = InvoiceKind.INVOICE;

  @text({
    nullable: true,
    description: "Given when it is finalised, without gaps within a year; null of drafts.",
  })
  number?: string | null;

  @enumColumn(() => InvoiceStatus)
  status: Opt<InvoiceStatus> = InvoiceStatus.DRAFT;

  @text({ default: "", description: "What it is for: by default the title of its first line." })
  subject: Opt<string> = "";

  @jsonObject(() => Seller)
  from!: Seller;

  @jsonObject(() => Party)
  to!: Party;

  @jsonObject(() => Party, {
    nullable: true,
    description: "Where the goods of an order are delivered, if not to the address of `to`.",
  })
  deliverTo?: Party | null;

  @text({ sorted: true, description: "The company or else the name of `to`." })
  customerName!: string;

  // of `to`, for look-ups
  @text({ internal: true, default: "" })
  customerEmail: Opt<string> = "";

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "The member who may read it; null for others, and once the profile is deleted.",
  })
  customer?: Member | null;

  @manyToOne(() => Project, { nullable: true, index: false, deleteRule: "set null" })
  project?: Project | null;

  @enumColumn(() => Locale, { description: "The language of the document and its mails." })
  locale!: Locale;

  @text({ description: "ISO 4217 code, such as `EUR`." })
  currency!: string;

  @date({ description: "The day of issue, YYYY-MM-DD." })
  issuedOn!: string;

  @date({ description: "The last day to pay, YYYY-MM-DD; of a credit note the day of issue." })
  dueOn!: string;

  // 00:00 in Vienna of the day after
  @dateTime({ internal: true })
  overdueAt!: Date;

  @date({ nullable: true, description: "The first day of what is invoiced." })
  periodFrom?: string | null;

  @date({ nullable: true, description: "The last day of what is invoiced." })
  periodTo?: string | null;

  @boolean({ default: false, description: "Whether prices are with tax." })
  pricesIncludeTax: Opt<boolean> = false;

  @money({ description: "The sum of the lines, with tax if prices include it." })
  subTotal: Opt<number> = 0;

  @int({ nullable: true, description: "The discount in basis points, if it is a share." })
  discountRate?: number | null;

  @money({ description: "What is taken off the subtotal, with tax if prices include it." })
  discount: Opt<number> = 0;

  @money({ description: "With tax if prices include it." })
  shipping: Opt<number> = 0;

  @int({ default: 0, description: "In basis points." })
  shippingTaxRate: Opt<number> = 0;

  @enumColumn(() => TaxCategory)
  shippingTaxCategory: Opt<TaxCategory> = TaxCategory.S;

  @money({ description: "Without tax." })
  net: Opt<number> = 0;

  @money()
  tax: Opt<number> = 0;

  @money({ description: "Net and tax together." })
  total: Opt<number> = 0;

  @money({ description: "What was paid, less what was refunded." })
  paidAmount: Opt<number> = 0;

  @money({ description: "The sum of its credit notes." })
  creditedAmount: Opt<number> = 0;

  @money({
    description:
      "`total` - `paidAmount` - `creditedAmount`; below 0 if something is to be refunded. Of a credit note 0.",
  })
  openAmount: Opt<number> = 0;

  @text({ nullable: true, description: "Why no tax is charged: of lines of E and AE." })
  taxReason?: string | null;

  @text({ default: "", description: "Words to the customer, plain text." })
  note: Opt<string> = "";

  @text({ default: "", description: "How to pay, plain text." })
  paymentTerms: Opt<string> = "";

  @stringList({ description: "The services of its lines." })
  services: Opt<string[]> = [];

  @manyToOne(() => Invoice, {
    nullable: true,
    index: false,
    description: "Of a credit note: the invoice that it credits.",
  })
  creditNoteOf?: Invoice | null;

  @dateTime({ nullable: true })
  finalisedAt?: Date | null;

  @int({ default: 0, description: "How often it was mailed, without reminders." })
  sentCount: Opt<number> = 0;

  @dateTime({ nullable: true, description: "When it was mailed last." })
  sentAt?: Date | null;

  @dateTime({ nullable: true, description: "When a reminder was mailed last." })
  remindedAt?: Date | null;

  @int({ default: 0, restricted: true, description: "How often the secret link was opened." })
  openedCount: Opt<number> = 0;

  @dateTime({
    nullable: true,
    restricted: true,
    description: "When the secret link was opened last.",
  })
  openedAt?: Date | null;

  // of the secrets in its links: each mail has its own, and renewing ends them all
  @stringList({ internal: true })
  linkHashes: Opt<string[]> = [];

  @generatedText(`${FILE} || coalesce(${FILE_NAME}, 'draft') || '.pdf'`, {
    description:
      "URL path of the PDF, for those who may read the invoice. It says what was due on the day of issue and never changes; of a draft it is marked as such.",
  })
  pdfUrl!: Opt<string>;

  @generatedText(`case when ${IN_XML} then ${FILE} || ${FILE_NAME} || '.xml' else null end`, {
    nullable: true,
    description:
      "URL path of the electronic invoice (EN 16931, UN/CEFACT CII), which is also in the PDF. Null where the standard has no place for it: of drafts, of parties without a country, in currencies with thousandths.",
  })
  xmlUrl?: Opt<string> | null;

  // of the stored files; null until they are made
  @text({ internal: true, nullable: true })
  pdfSha256?: string | null;

  @text({ internal: true, nullable: true })
  xmlSha256?: string | null;

  @searchVector(searchable(...TERMS))
  terms?: Opt<string>;

  isOverdueAt(now: Date): boolean {
    return this.status === InvoiceStatus.OPEN && this.overdueAt <= now;
  }
}

export const InvoiceConnection = connection("Invoice", () => Invoice);
