import type { InvoicePaper, PaperLine, PaperSums, TaxCategory } from "../invoices/invoice-paper.ts";

type TestLine = Partial<PaperLine> & Pick<PaperLine, "net">;

interface TestSums extends Partial<PaperSums> {
  /** Per tax in the order of its first line; without it the whole discount is that of the first. */
  discounts?: bigint[];
  /** Per tax; otherwise its base times its rate, rounded. */
  taxOf?: bigint[];
}

const SELLER = {
  name: "Ingrid Solheim",
  company: "Studio Nord AS",
  street: "Markveien 35",
  postalCode: "0554",
  city: "Oslo",
  country: "NO",
  email: "post@studionord.example",
  phone: "+47 22 00 00 00",
  vatId: "NO 918 273 645 MVA",
  iban: "NO93 8601 1117 947",
  bic: "DNBANOKK",
  registration: "918 273 645",
};

const BUYER = {
  name: "Marit Eidissen",
  company: "Hurtigbåt Lofoten AS",
  street: "Havnegata 2",
  postalCode: "8300",
  city: "Svolvær",
  country: "NO",
  email: "marit@hurtigbat.example",
  vatId: "NO 927 604 118 MVA",
};

/** A line of one piece at 25 %. */
const lineOf = (line: TestLine): PaperLine => ({
  title: "Brand identity, part 2 of 3",
  description: "Signs, letterheads and the boat’s livery",
  quantity: "1",
  unit: "piece",
  unitPrice: line.net,
  taxCategory: "S",
  taxRate: 2500,
  ...line,
});

const taxed = (base: bigint, rate: number): bigint => {
  const half = base < 0n ? -5_000n : 5_000n;
  return (base * BigInt(rate) + half) / 10_000n;
};

/** An invoice in English and euros of what is given; its sums are those of its lines. */
export function invoicePaper({
  lines: given = [{ net: 100_00n }],
  sums: { discounts, taxOf, ...sums } = {},
  reason,
  ...paper
}: Partial<Omit<InvoicePaper, "lines" | "sums">> & {
  lines?: TestLine[];
  sums?: TestSums;
  reason?: string;
} = {}): InvoicePaper {
  const lines = given.map(lineOf);
  const shippingTax = paper.shippingTax ?? null;
  const { shipping = 0n, paid = 0n, rounding = 0n } = sums;
  const keys = [...new Set(lines.map((line) => `${line.taxCategory} ${line.taxRate}`))];
  const shares = keys.map(
    (_, at) => discounts?.[at] ?? (at === 0 ? sums.discount : undefined) ?? 0n,
  );
  const taxes = keys.map((key, index) => {
    const [category = "", rate = ""] = key.split(" ");
    const isShipping = key === `${shippingTax?.category} ${shippingTax?.rate}`;
    const base =
      lines
        .filter((line) => `${line.taxCategory} ${line.taxRate}` === key)
        .reduce((sum, { net }) => sum + net, 0n) -
      (shares[index] ?? 0n) +
      (isShipping ? shipping : 0n);
    const tax = taxOf?.[index] ?? taxed(base, Number(rate));
    return { category: category as TaxCategory, rate: Number(rate), base, tax, reason };
  });
  const discount = shares.reduce((sum, share) => sum + share, 0n);
  const net = taxes.reduce((sum, { base }) => sum + base, 0n);
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0n);
  const total = net + tax;
  return {
    kind: "invoice",
    number: "2026-0184",
    locale: "en",
    currency: "EUR",
    issued: "2026-11-12",
    due: "2026-11-26",
    period: null,
    from: SELLER,
    to: BUYER,
    creditNoteOf: null,
    orderNumber: null,
    shippingTax,
    pricesIncludeTax: false,
    note: "",
    paymentTerms: "",
    payUrl: null,
    ...paper,
    lines,
    sums: {
      lines: lines.reduce((sum, line) => sum + line.net, 0n),
      discount,
      shipping,
      net,
      taxes,
      tax,
      total,
      paid,
      rounding,
      open: total - paid + rounding,
    },
  };
}
