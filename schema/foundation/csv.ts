export type CsvCell = string | number | null | undefined;

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A table in the format of RFC 4180. */
export const csvOf = (lines: readonly CsvCell[][]): string =>
  BYTE_ORDER_MARK + lines.map(csvLine).join("");

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(fieldOf).join(",")}\r\n`;

function fieldOf(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  const text = asText(cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run cells that begin with these as formulas (OWASP, "CSV Injection"). */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
