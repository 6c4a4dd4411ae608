import { isBlank } from "../../../schema/foundation/characters.ts";
import { filesIn } from "../pasted-files.ts";
import { cleanLists } from "./pasted-lists.ts";
import { cleanTables } from "./pasted-tables.ts";

const levels: Record<string, string> = { H1: "h2", H4: "h3", H5: "h3", H6: "h3" };

/**
 * Pasted headings get one of the two levels that exist, tables and lists our form, and empty lines
 * between paragraphs go; the schema drops everything else it does not know.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  cleanTables(body);
  cleanLists(body);
  if (!body.querySelector("[data-pm-slice]")) removeEmptyLines(body);
  for (const heading of body.querySelectorAll("h1, h4, h5, h6")) {
    const fit = document.createElement(levels[heading.tagName] ?? "h3");
    fit.append(...heading.childNodes);
    heading.replaceWith(fit);
  }
  return body.innerHTML;
}

const BLOCKS =
  "blockquote, div, figure, h1, h2, h3, h4, h5, h6, hr, ol, p, pre, section, table, ul";

/** Google Docs has line breaks between blocks, Word paragraphs of a space. */
function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll("br")) {
    const beside = [line.previousElementSibling, line.nextElementSibling];
    const isBetween = beside.some((one) => one?.matches(BLOCKS)) && !isBesideText(line);
    if (isBetween || line.matches(".Apple-interchange-newline")) line.remove();
  }
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = isBlank(paragraph.textContent ?? "") && !paragraph.querySelector("img, hr");
    // a cell or an item without text has a paragraph, too
    if (isEmpty && !paragraph.closest("td, th, li, pre")) paragraph.remove();
  }
}

const isBesideText = ({ previousSibling, nextSibling }: Node): boolean =>
  [previousSibling, nextSibling].some(
    (one) =>
      one &&
      !(one instanceof Element && one.matches(`${BLOCKS}, br`)) &&
      !isBlank(one.textContent ?? ""),
  );

/** The pictures among dropped or pasted data. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  filesIn(data).filter(({ type }) => type.startsWith("image/"));
