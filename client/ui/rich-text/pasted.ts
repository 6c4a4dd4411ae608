import { cleanTables } from "./pasted-tables.ts";

const levels: Record<string, string> = { H1: "h2", H4: "h3", H5: "h3", H6: "h3" };

/**
 * Pasted headings get one of the two levels that exist, and tables our form; the schema drops
 * everything else it does not know.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  cleanTables(body);
  for (const heading of body.querySelectorAll("h1, h4, h5, h6")) {
    const fit = document.createElement(levels[heading.tagName] ?? "h3");
    fit.append(...heading.childNodes);
    heading.replaceWith(fit);
  }
  return body.innerHTML;
}

/** The pictures among dropped or pasted data. Spreadsheets add one of the cells that were copied. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  /<table[\s>]/iu.test(data?.getData("text/html") ?? "")
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
