import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { GraphQLDecimal } from "../foundation/decimal.ts";
import { Locale } from "../foundation/locale.ts";
import { Money } from "../foundation/money.ts";
import { notFound } from "../foundation/model-messages.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { Party, Seller } from "../pricing/party.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { InvoiceItem, InvoiceUnit } from "./invoice-item.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";

@ObjectType({ description: "A line of an invoice, as its customer reads it." })
export class OpenedInvoiceItem {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => String) service!: string;
  @Field(() => GraphQLDecimal) quantity!: string;
  @Field(() => InvoiceUnit) unit!: InvoiceUnit;
  @Field(() => Money) unitPrice!: Money;
  @Field(() => Int, { description: "In basis points: 2500 is 25 %." }) taxRate!: number;
  @Field(() => TaxCategory) taxCategory!: TaxCategory;
  @Field(() => Money, { description: "Quantity times price, before the discount." })
  amount!: Money;
}

@ObjectType({ description: "The tax of one category and rate." })
export class OpenedInvoiceTax {
  @Field(() => TaxCategory) taxCategory!: TaxCategory;
  @Field(() => Int, { description: "In basis points: 2500 is 25 %." }) taxRate!: number;
  @Field(() => Money) base!: Money;
  @Field(() => Money) tax!: Money;
  @Field(() => String, { nullable: true }) reason?: string | null;
}

@ObjectType({ description: "The invoice that a credit note credits." })
export class CreditedInvoice {
  @Field(() => ID) id!: string;
  @Field(() => String) number!: string;
  @Field(() => String, { description: "YYYY-MM-DD." }) issuedOn!: string;
}

@ObjectType({ description: "One invoice or credit note, as whoever has its secret link reads it." })
export class OpenedInvoice {
  @Field(() => ID) id!: string;
  @Field(() => InvoiceKind) kind!: InvoiceKind;
  @Field(() => String) number!: string;
  @Field(() => InvoiceStatus) status!: InvoiceStatus;
  @Field(() => Boolean) isOverdue!: boolean;
  @Field(() => String) subject!: string;
  @Field(() => Locale) locale!: Locale;
  @Field(() => Seller) from!: Seller;
  @Field(() => Party) to!: Party;
  @Field(() => String, { description: "YYYY-MM-DD." }) issuedOn!: string;
  @Field(() => String, { description: "YYYY-MM-DD." }) dueOn!: string;
  @Field(() => String, { nullable: true }) periodFrom?: string | null;
  @Field(() => String, { nullable: true }) periodTo?: string | null;
  @Field(() => Boolean) pricesIncludeTax!: boolean;
  @Field(() => Int, { description: "How often it was mailed." }) sentCount!: number;
  @Field(() => [OpenedInvoiceItem]) items!: OpenedInvoiceItem[];
  @Field(() => [OpenedInvoiceTax]) taxes!: OpenedInvoiceTax[];
  @Field(() => Money) subTotal!: Money;
  @Field(() => Money) discount!: Money;
  @Field(() => Money) shipping!: Money;
  @Field(() => Money) net!: Money;
  @Field(() => Money) tax!: Money;
  @Field(() => Money) total!: Money;
  @Field(() => Money) paidAmount!: Money;
  @Field(() => Money) creditedAmount!: Money;
  @Field(() => Money) openAmount!: Money;
  @Field(() => String) note!: string;
  @Field(() => String) paymentTerms!: string;
  @Field(() => String, {
    nullable: true,
    description: "URL path of the PDF; null where the viewer may not download it.",
  })
  pdfUrl?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "URL path of the electronic invoice (EN 16931), where there is one.",
  })
  xmlUrl?: string | null;
  @Field(() => CreditedInvoice, { nullable: true }) creditNoteOf?: CreditedInvoice | null;
}

/** The values of a row, of which the graph shows what its type names. */
const plain = <Row extends object>(row: Row): object => Object.fromEntries(Object.entries(row));

const COUNT = `update invoices set opened_count = opened_count + 1, opened_at = ?
  where link_hashes @> array[?]`;

/** The one invoice of a secret link. The link is the permission: no policy applies. */
export async function openInvoice(token: string, context: Context): Promise<OpenedInvoice> {
  const invoice = await invoiceOfLink(token, context);
  const [opened] = await openAll([invoice], context);
  if (!opened) throw notFound(Invoice);
  const { pdfUrl, xmlUrl } = invoice;
  return Object.assign(opened, {
    pdfUrl: pathOfLink(pdfUrl, token),
    xmlUrl: xmlUrl && pathOfLink(xmlUrl, token),
  });
}

/** The invoice that a secret link opens. */
export async function invoiceOfLink(token: string, { em }: Context): Promise<Invoice> {
  const where = { linkHashes: { $contains: [hashOfToken(token)] } };
  const [invoice] = await em.find(Invoice, where, { limit: 1 });
  if (!invoice) throw notFound(Invoice);
  return invoice;
}

/** Where a link has the file that others have at `path`. */
const pathOfLink = (path: string, token: string): string =>
  `/invoices/${token}/${path.slice(path.lastIndexOf("/") + 1)}`;

/** Invoices as their customers read them; the caller has checked that this viewer may. */
export async function openAll(
  invoices: readonly Invoice[],
  context: Context,
): Promise<OpenedInvoice[]> {
  const { em } = context;
  const of = { invoice: { $in: invoices.map(({ id }) => id) } };
  const inOrder = { orderBy: { position: "asc" } } as const;
  await em.populate([...invoices], ["creditNoteOf"]);
  const items = Map.groupBy(await em.find(InvoiceItem, of, inOrder), (one) => one.invoice.id);
  const taxes = Map.groupBy(await em.find(InvoiceTax, of, inOrder), (one) => one.invoice.id);
  return invoices.flatMap((invoice) => {
    const [own, sums] = [items.get(invoice.id) ?? [], taxes.get(invoice.id) ?? []];
    const files = isReader(invoice, context) ? {} : { pdfUrl: null, xmlUrl: null };
    return opened(invoice, own, sums, context.now()).map((one) => Object.assign(one, files));
  });
}

/** Whether the files of an invoice are for the viewer without a link, too. */
const isReader = ({ customer }: Invoice, { viewer }: Context): boolean =>
  viewer.may("billing:read") || (customer != null && customer.id === viewer.memberId);

function opened(
  invoice: Invoice,
  items: readonly InvoiceItem[],
  taxes: readonly InvoiceTax[],
  now: Date,
): OpenedInvoice[] {
  const { number, creditNoteOf: credited } = invoice;
  if (number == null) return []; // nobody but billing reads drafts
  const money = (amount: number): Money => ({ amount, currency: invoice.currency });
  return [
    Object.assign(new OpenedInvoice(), plain(invoice), {
      number,
      isOverdue: invoice.isOverdueAt(now),
      items: items.map((item) => ({
        ...plain(item),
        unitPrice: money(item.unitPrice),
        amount: money(item.amount),
      })),
      taxes: taxes.map((one) => ({ ...plain(one), base: money(one.base), tax: money(one.tax) })),
      subTotal: money(invoice.subTotal),
      discount: money(invoice.discount),
      shipping: money(invoice.shipping),
      net: money(invoice.net),
      tax: money(invoice.tax),
      total: money(invoice.total),
      paidAmount: money(invoice.paidAmount),
      creditedAmount: money(invoice.creditedAmount),
      openAmount: money(invoice.openAmount),
      creditNoteOf: credited && {
        id: credited.id,
        number: credited.number ?? "",
        issuedOn: credited.issuedOn,
      },
    }),
  ];
}

/** Counts that a person opened the link, beside the unit of work: it is no change of the invoice. */
export async function countOpening(token: string, context: Context): Promise<boolean> {
  const { affectedRows } = await context.em
    .getConnection()
    .execute<{ affectedRows: number }>(COUNT, [context.now(), hashOfToken(token)], "run");
  if (affectedRows) context.services.tablesWritten(["invoices"]);
  return affectedRows > 0;
}
