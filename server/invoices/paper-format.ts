import { FORMAT_LOCALE } from "../../schema/foundation/locale-path.ts";
import { minorDigits } from "../../schema/pricing/currency-digits.ts";
import { decimalAmount } from "./decimal-amount.ts";
import type { InvoicePaper, PaperLine } from "./invoice-paper.ts";
import { paperIntl } from "./paper-intl.ts";

export interface PaperFormat {
  /** With the sign of the currency; negative on a credit note. */
  money(units: bigint): string;
  /** Without the sign of the currency. */
  amount(units: bigint): string;
  price(units: bigint): string;
  quantity(line: PaperLine): string;
  /** Of basis points. */
  percent(rate: number): string;
  date(day: string): string;
  country(code: string): string;
}

/** How a paper writes numbers and dates. Decimals are passed as text, so that they stay exact. */
export function paperFormat({ locale, currency, kind }: InvoicePaper): PaperFormat {
  const tag = FORMAT_LOCALE[locale];
  const digits = minorDigits(currency);
  const isCredit = kind === "credit-note";
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const amount = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const quantity = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
  const countries = new Intl.DisplayNames(tag, { type: "region" });

  /** With a true minus, in front of the sign of the currency. */
  const signed = (units: bigint, format: Intl.NumberFormat): string => {
    const value = isCredit ? -units : units;
    const absolute = format.format(decimalAmount(value < 0n ? -value : value, digits));
    return value < 0n ? `−${absolute}` : absolute;
  };

  return {
    money: (units) => signed(units, money),
    amount: (units) => signed(units, amount),
    price: (units) => amount.format(decimalAmount(units, digits)).replace("-", "−"),
    quantity: ({ quantity: value, unit }) => {
      const text = `${isCredit ? "−" : ""}${quantity.format(value as `${number}`)}`;
      if (unit === "piece") return text;
      const { formatMessage } = paperIntl(locale);
      return `${text} ${formatMessage({ id: `paper.unit.${unit}` }, { count: Number(value) })}`;
    },
    percent: (rate) => percent.format(decimalAmount(BigInt(rate), 4)),
    date: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    country: (code) => countries.of(code) ?? code,
  };
}
