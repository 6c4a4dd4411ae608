import {
  hasReason,
  ibanOf,
  isTaxedAs,
  type InvoicePaper,
  type PaperTax,
  type TaxCategory,
} from "./invoice-paper.ts";
import { paperIntl } from "./paper-intl.ts";
import { compact, date, type Element, taxKind, xmlAmount } from "./xml-values.ts";

/** How to pay, taxes, discount and shipping, and the totals. */
export function settlement(paper: InvoicePaper): Element {
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
