import { create } from "xmlbuilder2";
import { decimalAmount, minorDigits } from "./decimal-amount.ts";
import {
  checkSums,
  hasReason,
  ibanOf,
  isTaxedAs,
  type InvoicePaper,
  type PaperLine,
  type PaperParty,
  type PaperSeller,
  type PaperTax,
  type TaxCategory,
} from "./invoice-paper.ts";
import { paperIntl } from "./paper-intl.ts";

/** An element by its children; what is undefined is left out. */
type Element = string | { [name: string]: Element | Element[] | undefined };

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

/** EN 16931 has at most two decimals in amounts. */
function xmlAmount(units: bigint, currency: string): string {
  const amount = decimalAmount(units, minorDigits(currency));
  return amount.replace(/(\.\d\d)0+$/, "$1");
}

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
        "ram:IncludedNote": paper.note ? { "ram:Content": paper.note } : undefined,
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
        "ram:ApplicableHeaderTradeDelivery": {},
        "ram:ApplicableHeaderTradeSettlement": settlement(paper),
      },
    },
  } satisfies Element;
  // Control characters, which XML does not have, can be in what people type.
  const document = create({ encoding: "UTF-8", invalidCharReplacement: "" }, root);
  return document.end({ prettyPrint: true });
}

const date = (day: string): Element => ({
  "udt:DateTimeString": { "@format": "102", "#": day.replaceAll("-", "") },
});

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

/** O has no rate at all. */
const taxKind = (category: TaxCategory, rate: number) => ({
  "ram:TypeCode": "VAT",
  "ram:CategoryCode": category,
  "ram:RateApplicablePercent": category === "O" ? undefined : decimalAmount(BigInt(rate), 2),
});

/** Of the seller also what identifies it without an identifier for VAT (BR-CO-26). */
function seller(from: PaperSeller, isSubject: boolean): Element {
  const vatId = compact(from.vatId);
  const isOnlyTaxNumber = Boolean(vatId) && isSubject && !vatIdentifier(from);
  return party(from, isSubject, {
    id: isSubject || from.registration ? undefined : vatId,
    registration: from.registration || undefined,
    taxNumber: isOnlyTaxNumber ? vatId : undefined,
  });
}

interface Identifiers {
  id?: string;
  registration?: string;
  /** National, without the prefix of a country. */
  taxNumber?: string;
}

function party(
  of: PaperParty,
  isSubject: boolean,
  { id, registration, taxNumber }: Identifiers = {},
): Element {
  const [lineOne, lineTwo, ...further] = (of.street ?? "").split("\n").filter(Boolean);
  const vatId = isSubject ? vatIdentifier(of) : undefined;
  const hasContact = Boolean(of.company || of.phone || of.email);
  return {
    "ram:ID": id,
    "ram:Name": of.company || of.name,
    "ram:SpecifiedLegalOrganization": registration ? { "ram:ID": registration } : undefined,
    "ram:DefinedTradeContact": hasContact
      ? {
          "ram:PersonName": of.name || undefined,
          "ram:TelephoneUniversalCommunication": of.phone
            ? { "ram:CompleteNumber": of.phone }
            : undefined,
          "ram:EmailURIUniversalCommunication": of.email ? { "ram:URIID": of.email } : undefined,
        }
      : undefined,
    "ram:PostalTradeAddress": {
      "ram:PostcodeCode": of.postalCode || undefined,
      "ram:LineOne": lineOne,
      "ram:LineTwo": lineTwo,
      "ram:LineThree": further.join(", ") || undefined,
      "ram:CityName": of.city || undefined,
      "ram:CountryID": of.country ?? undefined,
    },
    "ram:URIUniversalCommunication": of.email
      ? { "ram:URIID": { "@schemeID": "EM", "#": of.email } }
      : undefined,
    "ram:SpecifiedTaxRegistration": [
      ...(vatId ? [{ "ram:ID": { "@schemeID": "VA", "#": vatId } }] : []),
      ...(taxNumber ? [{ "ram:ID": { "@schemeID": "FC", "#": taxNumber } }] : []),
    ],
  };
}

const compact = (text: string | null | undefined): string | undefined =>
  text?.replaceAll(/\s/g, "") || undefined;

/** BR-CO-9: it begins with a country, which for Greece is EL and may be XI for the United Kingdom. */
function vatIdentifier({ vatId, country }: PaperParty): string | undefined {
  const id = compact(vatId)?.toUpperCase();
  const prefixes = [
    country ?? "",
    ...(country === "GR" ? ["EL"] : []),
    ...(country === "GB" ? ["XI"] : []),
  ];
  return prefixes.some((prefix) => prefix && id?.startsWith(prefix)) ? id : undefined;
}

function settlement(paper: InvoicePaper): Element {
  const { currency, sums } = paper;
  const amount = (units: bigint) => xmlAmount(units, currency);
  const changes = allowancesAndCharges(paper);
  const sumOf = (isCharge: boolean) =>
    changes.reduce((sum, change) => (change.isCharge === isCharge ? sum + change.units : sum), 0n);
  return {
    "ram:PaymentReference": paper.number ?? undefined,
    "ram:InvoiceCurrencyCode": currency,
    "ram:SpecifiedTradeSettlementPaymentMeans": paymentMeans(paper),
    "ram:ApplicableTradeTax": sums.taxes.map((tax) => breakdown(tax, paper)),
    "ram:BillingSpecifiedPeriod": paper.period
      ? {
          "ram:StartDateTime": date(paper.period.from),
          "ram:EndDateTime": date(paper.period.to),
        }
      : undefined,
    "ram:SpecifiedTradeAllowanceCharge": changes.map((change) => ({
      "ram:ChargeIndicator": { "udt:Indicator": String(change.isCharge) },
      "ram:ActualAmount": amount(change.units),
      "ram:ReasonCode": change.reasonCode,
      "ram:Reason": change.reason,
      "ram:CategoryTradeTax": taxKind(change.tax.category, change.tax.rate),
    })),
    "ram:SpecifiedTradePaymentTerms": paymentTerms(paper),
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation": {
      "ram:LineTotalAmount": amount(sums.lines),
      "ram:ChargeTotalAmount": amount(sumOf(true)),
      "ram:AllowanceTotalAmount": amount(sumOf(false)),
      "ram:TaxBasisTotalAmount": amount(sums.net),
      "ram:TaxTotalAmount": { "@currencyID": currency, "#": amount(sums.tax) },
      "ram:RoundingAmount": sums.rounding ? amount(sums.rounding) : undefined,
      "ram:GrandTotalAmount": amount(sums.total),
      "ram:TotalPrepaidAmount": amount(sums.paid),
      "ram:DuePayableAmount": amount(sums.open),
    },
    "ram:InvoiceReferencedDocument": paper.creditNoteOf
      ? {
          "ram:IssuerAssignedID": paper.creditNoteOf.number,
          "ram:FormattedIssueDateTime": {
            "qdt:DateTimeString": {
              "@format": "102",
              "#": paper.creditNoteOf.issued.replaceAll("-", ""),
            },
          },
        }
      : undefined,
  };
}

/** UNCL 4461: 58 is a SEPA credit transfer, 30 any other. */
function paymentMeans({ kind, currency, from }: InvoicePaper): Element | undefined {
  const account = compact(from.iban);
  if (kind === "credit-note" || !account) return undefined;
  const iban = ibanOf(from);
  const bic = compact(from.bic);
  return {
    "ram:TypeCode": iban && currency === "EUR" ? "58" : "30",
    "ram:PayeePartyCreditorFinancialAccount": {
      [iban ? "ram:IBANID" : "ram:ProprietaryID"]: account,
    },
    "ram:PayeeSpecifiedCreditorFinancialInstitution": bic ? { "ram:BICID": bic } : undefined,
  };
}

/** The reason stands here and nowhere else; S and Z have none. */
function breakdown({ category, rate, base, tax, reason }: PaperTax, paper: InvoicePaper): Element {
  const { formatMessage } = paperIntl(paper.locale);
  return {
    "ram:CalculatedAmount": xmlAmount(tax, paper.currency),
    "ram:TypeCode": "VAT",
    "ram:ExemptionReason": hasReason(category)
      ? reason || formatMessage({ id: `paper.reason.${category}` })
      : undefined,
    "ram:BasisAmount": xmlAmount(base, paper.currency),
    "ram:CategoryCode": category,
    "ram:ExemptionReasonCode":
      category === "AE" || category === "O" ? `VATEX-EU-${category}` : undefined,
    "ram:RateApplicablePercent": taxKind(category, rate)["ram:RateApplicablePercent"],
  };
}

interface AllowanceOrCharge {
  isCharge: boolean;
  units: bigint;
  tax: { category: TaxCategory; rate: number };
  reasonCode: string;
  reason: string;
}

/**
 * The discount is split by tax: what the base of a tax lacks of its lines and shipping. Where rounding moved a unit the
 * other way, it is a charge.
 */
function allowancesAndCharges(paper: InvoicePaper): AllowanceOrCharge[] {
  const { lines, sums, shippingTax } = paper;
  const { formatMessage } = paperIntl(paper.locale);
  const discounts = sums.taxes.map(({ category, rate, base }) => {
    const tax = { category, rate };
    const ofLines = lines
      .filter((line) => isTaxedAs(tax, { category: line.taxCategory, rate: line.taxRate }))
      .reduce((sum, { net }) => sum + net, 0n);
    const share = ofLines + (isTaxedAs(tax, shippingTax) ? sums.shipping : 0n) - base;
    const reason = formatMessage({ id: "paper.discount" });
    return share < 0n
      ? { isCharge: true, units: -share, tax, reasonCode: "ABK", reason }
      : { isCharge: false, units: share, tax, reasonCode: "95", reason };
  });
  const reason = formatMessage({ id: "paper.shipping" });
  const shipping = { isCharge: true, units: sums.shipping, reasonCode: "FC", reason };
  return [...discounts, ...(shippingTax ? [{ ...shipping, tax: shippingTax }] : [])].filter(
    ({ units }) => units !== 0n,
  );
}

/** BR-CO-25: what is open is due at some time. */
function paymentTerms(paper: InvoicePaper): Element | undefined {
  const { formatMessage } = paperIntl(paper.locale);
  const isNeeded = paper.sums.open > 0n && !paper.due;
  const fallback = paper.kind === "invoice" ? "paper.dueOnReceipt" : "paper.credited";
  const terms = paper.paymentTerms || (isNeeded ? formatMessage({ id: fallback }) : undefined);
  if (!terms && !paper.due) return undefined;
  return {
    "ram:Description": terms,
    "ram:DueDateDateTime": paper.due ? date(paper.due) : undefined,
  };
}
