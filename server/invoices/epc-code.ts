import { encode } from "uqr";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { decimalAmount } from "./decimal-amount.ts";
import { ibanOf, type InvoicePaper } from "./invoice-paper.ts";

/** What EPC069-12 permits, in cents. */
const MAX_AMOUNT = 999_999_999_99n;

/**
 * The text of the QR code that banking apps read for a SEPA credit transfer (EPC069-12); `null` if there is nothing to
 * pay in euros, or no IBAN to pay it to.
 */
export function epcText({ kind, number, currency, from, sums }: InvoicePaper): string | null {
  const iban = ibanOf(from);
  const isPayable = kind === "invoice" && number && currency === "EUR" && sums.open > 0n;
  if (!isPayable || !iban || sums.open > MAX_AMOUNT) return null;
  const name = Array.from((from.company || from.name).replaceAll(/\s+/g, " "))
    .slice(0, 70)
    .join("");
  const amount = `EUR${decimalAmount(sums.open, minorDigits(currency))}`;
  const bic = from.bic?.replaceAll(/\s/g, "") ?? "";
  // Service tag, version, UTF-8, transfer; after the amount purpose and structured reference, both empty.
  return ["BCD", "002", "1", "SCT", bic, name, iban, amount, "", "", number].join("\n");
}

/** The modules of the code, without a margin, with the error correction that the standard asks for. */
export const epcModules = (text: string): boolean[][] =>
  encode(text, { ecc: "M", maxVersion: 13, border: 0 }).data;
