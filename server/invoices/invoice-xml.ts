import { create } from "xmlbuilder2";
import { checkSums, type InvoicePaper, type PaperLine } from "./invoice-paper.ts";
import { deliveryAddress, party, seller } from "./xml-parties.ts";
import { settlement } from "./xml-settlement.ts";
import { date, type Element, taxKind, xmlAmount } from "./xml-values.ts";

const NAMESPACES = {
  "@xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "@xmlns:ram":
    "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "@xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "@xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};

/** Codes of UN/CEFACT recommendation 20. */
const UNIT_CODES: Record<PaperLine["unit"], string> = {
  piece: "H87",
  hour: "HUR",
  day: "DAY",
  month: "MON",
};

/**
 * Whether the standard has a place for everything: it knows no drafts, no address without a country and no thousandth
 * of a unit.
 */
export function hasInvoiceXml({ number, currency, from, to, lines, sums }: InvoicePaper): boolean {
  const amounts = [
    ...lines.map(({ net }) => net),
    ...sums.taxes.flatMap(({ base, tax }) => [base, tax]),
    sums.discount,
    sums.shipping,
    sums.paid,
    sums.rounding,
  ];
  const areExpressible = amounts.every((amount) => !/\.\d{3}/.test(xmlAmount(amount, currency)));
  return number !== null && Boolean(from.country) && Boolean(to.country) && areExpressible;
}

/**
 * The invoice as UN/CEFACT Cross Industry Invoice D16B by EN 16931, the content of `factur-x.xml`. The order of elements
 * is that of its schema; BT and BR in comments are the terms and rules of the standard.
 */
export function invoiceXml(paper: InvoicePaper): string {
  checkSums(paper);
  if (!hasInvoiceXml(paper)) throw new Error("EN 16931 cannot express this invoice");
  const root = {
    "rsm:CrossIndustryInvoice": {
      ...NAMESPACES,
      "rsm:ExchangedDocumentContext": {
        "ram:GuidelineSpecifiedDocumentContextParameter": { "ram:ID": "urn:cen.eu:en16931:2017" },
      },
      "rsm:ExchangedDocument": {
        "ram:ID": paper.number ?? undefined,
        "ram:TypeCode": paper.kind === "invoice" ? "380" : "381",
        "ram:IssueDateTime": date(paper.issued),
        "ram:IncludedNote": notes(paper),
      },
      "rsm:SupplyChainTradeTransaction": {
        "ram:IncludedSupplyChainTradeLineItem": paper.lines.map((line, index) =>
          lineItem(line, index + 1, paper),
        ),
        "ram:ApplicableHeaderTradeAgreement": {
          "ram:SellerTradeParty": seller(paper.from, isSubjectToVat(paper)),
          "ram:BuyerTradeParty": party(paper.to, isSubjectToVat(paper)),
          "ram:SellerOrderReferencedDocument": paper.orderNumber
            ? { "ram:IssuerAssignedID": paper.orderNumber }
            : undefined,
        },
        "ram:ApplicableHeaderTradeDelivery": {
          "ram:ShipToTradeParty": paper.deliverTo ? deliveryAddress(paper.deliverTo) : undefined,
        },
        "ram:ApplicableHeaderTradeSettlement": settlement(paper),
      },
    },
  } satisfies Element;
  // Control characters, which XML does not have, can be in what people type.
  const document = create({ encoding: "UTF-8", invalidCharReplacement: "" }, root);
  return document.end({ prettyPrint: true });
}

/** BT-22: what it is for, which as a title has the code AFM of UNTDID 4451 (BT-21), and the words to the customer. */
const notes = ({ subject, note }: InvoicePaper): Element[] => [
  ...(subject ? [{ "ram:Content": subject, "ram:SubjectCode": "AFM" }] : []),
  ...(note ? [{ "ram:Content": note }] : []),
];

/** BR-O-2: with O, no identifier for VAT of either party. */
const isSubjectToVat = ({ sums }: InvoicePaper): boolean =>
  !sums.taxes.some(({ category }) => category === "O");

function lineItem(line: PaperLine, number: number, paper: InvoicePaper): Element {
  const { price, billed } = priceAndQuantity(line, paper);
  return {
    "ram:AssociatedDocumentLineDocument": { "ram:LineID": String(number) },
    "ram:SpecifiedTradeProduct": {
      "ram:Name": line.title,
      "ram:Description": line.description || undefined,
    },
    "ram:SpecifiedLineTradeAgreement": { "ram:NetPriceProductTradePrice": price },
    "ram:SpecifiedLineTradeDelivery": { "ram:BilledQuantity": billed },
    "ram:SpecifiedLineTradeSettlement": {
      "ram:ApplicableTradeTax": taxKind(line.taxCategory, line.taxRate),
      "ram:SpecifiedTradeSettlementLineMonetarySummation": {
        "ram:LineTotalAmount": xmlAmount(line.net, paper.currency),
      },
    },
  };
}

/**
 * BT-146 and BT-129. Prices are never negative, quantities may be (BR-27). Of a price with tax the net one may be endless;
 * the net price of the whole quantity is exact.
 */
function priceAndQuantity({ unit, unitPrice, quantity, net }: PaperLine, paper: InvoicePaper) {
  const price = paper.pricesIncludeTax ? net : unitPrice;
  const unsigned = quantity.replace("-", "");
  const quantityOf = (value: string) => ({ "@unitCode": UNIT_CODES[unit], "#": value });
  return {
    price: {
      "ram:ChargeAmount": xmlAmount(price < 0n ? -price : price, paper.currency),
      "ram:BasisQuantity": paper.pricesIncludeTax ? quantityOf(unsigned) : undefined,
    },
    billed: quantityOf(net < 0n ? `-${unsigned}` : unsigned),
  };
}
