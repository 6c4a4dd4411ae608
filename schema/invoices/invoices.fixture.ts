import { User } from "../accounts/user.ts";
import { LOCALES } from "../foundation/locale.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { Member } from "../members/member.ts";
import { type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, times } from "../oracle/series.ts";
import { partyOf, sellerOf } from "../pricing/party.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { Project } from "../projects/project.ts";
import { InvoiceItem, InvoiceUnit } from "./invoice-item.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import { INVOICE_SETTINGS_ID, InvoiceSettings } from "./invoice-settings.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import { Invoice, InvoiceKind, InvoiceStatus } from "./invoice.ts";

const CURRENCIES = ["EUR", "NOK", "JPY"];
const ALL_STATUSES = Object.values(InvoiceStatus);
const CATEGORIES = Object.values(TaxCategory);
const UNITS = Object.values(InvoiceUnit);

const dated = (kind: string, n: number) => ({
  id: idOf(kind, n),
  createdAt: at(n),
  updatedAt: at(n),
});

const invoice = (n: number, members: readonly Member[], projects: readonly Project[]): Invoice => {
  const isCredit = n >= 60;
  const status = isCredit ? InvoiceStatus.PAID : nth(ALL_STATUSES, n);
  const [total, paid, credited] = [n * 1_000 + 500, n * 300, n * 100];
  const day = `2026-06-${String((n % 28) + 1).padStart(2, "0")}`;
  return Object.assign(new Invoice(), dated("e0", n), {
    kind: isCredit ? InvoiceKind.CREDIT_NOTE : InvoiceKind.INVOICE,
    number: status === InvoiceStatus.DRAFT ? null : `2026-${n}`,
    status,
    subject: nth(TEXTS, n),
    from: sellerOf({ name: "Studio Nord", iban: n % 2 ? "NO9386011117947" : null }),
    to: partyOf({ name: nth(NAMES, n), vatId: n % 3 ? "NO 927604118 MVA" : null }),
    customerName: nth(NAMES, n),
    customerEmail: n % 4 ? `pays-${n % 9}@example.org` : "",
    customer: n % 3 === 2 ? null : nth(members, n),
    project: n % 4 === 3 ? nth(projects, n) : null,
    locale: nth(LOCALES, n),
    currency: nth(CURRENCIES, n),
    issuedOn: day,
    dueOn: day,
    overdueAt: n % 2 ? at(n) : new Date("2099-01-01T00:00:00Z"),
    periodFrom: n % 5 ? null : day,
    subTotal: total,
    net: total,
    total,
    paidAmount: isCredit ? 0 : paid,
    creditedAmount: isCredit ? 0 : credited,
    openAmount: isCredit ? 0 : total - paid - credited,
    taxReason: n % 6 === 1 ? "Reverse charge" : null,
    services: n % 2 ? ["Web"] : [],
    finalisedAt: status === InvoiceStatus.DRAFT ? null : at(n),
    sentCount: n % 3,
    openedAt: n % 3 ? at(n) : null,
  });
};

const item = (n: number, invoices: readonly Invoice[]): InvoiceItem => {
  const of = nth(invoices, n);
  const amounts = { amount: n * 100, discount: n, netBeforeDiscount: n * 90, net: n * 89 };
  return Object.assign(new InvoiceItem({}), dated("e1", n), amounts, {
    invoice: of,
    position: Math.floor(n / invoices.length),
    title: nth(TEXTS, n) || "Line",
    service: n % 2 ? "Web" : "",
    quantity: nth(["1.0000", "0.8333", "240.0000"], n),
    unit: nth(UNITS, n),
    unitPrice: n * 1_000,
    taxRate: nth([2_500, 0], n),
    taxCategory: nth(CATEGORIES, n),
    tax: n * 11,
    gross: n * 100,
    currency: of.currency,
    productId: n % 7 ? null : UNKNOWN,
    timeEntryIds: n % 5 ? [] : [UNKNOWN],
  });
};

const tax = (n: number, invoices: readonly Invoice[]): InvoiceTax => {
  const of = nth(invoices, n);
  return Object.assign(new InvoiceTax({}), dated("e2", n), {
    invoice: of,
    position: Math.floor(n / invoices.length),
    taxCategory: nth(CATEGORIES, n),
    taxRate: nth([2_500, 0], n),
    base: n * 100,
    tax: n * 25,
    reason: n % 3 ? null : "Exempt",
    currency: of.currency,
  });
};

export const fixture: Fixture = {
  after: ["accounts", "members", "projects"],
  fill(world) {
    const members = world.of(Member).slice(0, 12);
    const invoices = times(80, (n) => invoice(n, members, world.of(Project)));
    for (const [n, each] of invoices.entries())
      each.creditNoteOf = n >= 60 ? nth(invoices, n - 60) : null;
    const sent = invoices.filter(({ status }) => status === InvoiceStatus.OPEN);
    const [opened] = sent;
    if (opened) opened.linkHashes = [hashOfToken("opens")];
    // to addresses that accounts have verified
    const verified = world.of(User).filter(({ emailVerified }) => emailVerified);
    for (const [n, one] of sent.entries()) one.customerEmail = nth(verified, n).email;
    world.add(invoices);
    const items = times(160, (n) => item(n, invoices));
    for (const [n, each] of items.entries())
      each.creditOf = n % 80 >= 60 ? nth(items, n - 60) : null;
    world.add(items);
    world.add(times(120, (n) => tax(n, invoices)));
    world.add(
      times(80, (n) =>
        Object.assign(new InvoiceReminder({ invoice: nth(invoices, n), stage: 1 }), dated("e3", n)),
      ),
    );
    world.add([Object.assign(new InvoiceSettings(), { id: INVOICE_SETTINGS_ID, prefix: "A-" })]);
  },
  unseen: {
    "InvoiceItem without invoice id": "its invoice is visible",
    "InvoiceItem without invoice customer": "its invoice is visible",
    "InvoiceTax without invoice": "its invoice is visible",
    "InvoiceTax without invoice id": "its invoice is visible",
    "InvoiceTax without invoice customer": "its invoice is visible",
    "InvoiceTax without invoice status": "its invoice is visible",
    "InvoiceSettings without id": "requires a permission",
  },
  open: {
    "Query.invoiceSettings": "requires a permission",
    "Invoice.items": "its invoice is visible",
    "Invoice.taxes": "its invoice is visible",
  },
  values(world) {
    const [customers, projects] = [some(world.of(Member)), some(world.of(Project))];
    return {
      "Query.invoices.customerId": customers,
      "Query.invoices.projectId": projects,
      "Query.invoiceCounts.customerId": customers,
      "Query.invoiceCounts.projectId": projects,
      "Query.openInvoice.token": ["opens", "none"],
      "Query.lookUpInvoices.email": ["pays-1@example.org"],
      "Query.invoice.id": [...some(world.of(Invoice)), NO_ID],
      "Query.invoices.service": ["Web", "None"],
      "Query.invoices.currency": ["EUR"],
      "Query.invoices.from": ["2026-06-05"],
      "Query.invoices.to": ["2026-06-20"],
      "Query.invoiceCounts.service": ["Web"],
      "Query.invoiceCounts.currency": ["EUR"],
      "Query.invoiceCounts.from": ["2026-06-05"],
      "Query.invoiceCounts.to": ["2026-06-20"],
      "Query.invoiceSums.from": [null, "2026-06-05"],
      "Query.invoiceSums.to": [null, "2026-06-20"],
      "Query.billableTime.projectId": projects,
    };
  },
};
