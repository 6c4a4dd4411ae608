import { epcModules, epcText } from "./epc-code.ts";
import { hasReason, ibanOf, type InvoicePaper } from "./invoice-paper.ts";
import { LEFT, RIGHT } from "./paper-page.ts";
import { type PaperWriter, titleOf } from "./paper-writer.ts";

const LEADING = 14;
const CODE_SIZE = 76;

/** Why no tax is due, how to pay, terms and note; each may continue on the next page. */
export function writeFoot(paper: InvoicePaper, writer: PaperWriter): void {
  const { kind, sums, from, payUrl, paymentTerms, note } = paper;
  const { page } = writer;
  const reasons = sums.taxes.map(({ category, reason }) => (hasReason(category) ? reason : ""));
  const isPayable = kind === "invoice" && sums.open > 0n;
  const url = isPayable ? payUrl : null;
  const account = isPayable ? from.iban : null;
  const texts = [...new Set(reasons), paymentTerms, note].filter((text): text is string =>
    Boolean(text),
  );
  if (texts.length === 0 && !account && !url) return;
  const code = epcText(paper);
  page.y += 20;
  if (!page.hasSpace(code ? CODE_SIZE + 40 : LEADING * 3)) page.break();
  page.rule(LEFT, page.y - 6);
  if (code) writeCode(code, writer);
  const width = RIGHT - LEFT - (code ? CODE_SIZE + 20 : 0);
  page.y += LEADING;
  if (account) writePayment(account, paper, width, writer);
  if (url) writePayLink(url, width, writer);
  for (const text of texts) writeParagraph(text, width, writer);
}

/** Beside the texts, on the right. */
function writeCode(code: string, { doc, page, message, root }: PaperWriter): void {
  const modules = epcModules(code);
  const size = CODE_SIZE / modules.length;
  const [x, y] = [RIGHT - CODE_SIZE, page.y + 8];
  const alt = message({ id: "paper.scanToPay" });
  const draw = () => {
    for (const [row, cells] of modules.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) doc.rect(x + column * size, y + row * size, size, size);
    doc.fill("#000000");
  };
  root.add(doc.struct("Figure", { alt }, draw));
  const caption = { size: 7, isMuted: true, align: "right" } as const;
  root.add(doc.struct("Caption", {}, () => page.write(alt, RIGHT, y + CODE_SIZE + 12, caption)));
}

function writePayment(
  account: string,
  { from, number }: InvoicePaper,
  width: number,
  writer: PaperWriter,
): void {
  const { message } = writer;
  const parts = [
    ibanOf(from)?.replaceAll(/(.{4})(?=.)/g, "$1\u00A0") ?? account,
    from.bic ? `BIC\u00A0${from.bic}` : "",
    number ? message({ id: "paper.reference" }, { number }) : "",
  ].filter(Boolean);
  writeParagraph(parts.join(", "), width, writer, message({ id: "paper.payTo" }));
}

function writePayLink(url: string, width: number, { doc, page, message, root }: PaperWriter): void {
  const label = message({ id: "paper.payOnline" });
  const x = LEFT + page.width(`${label} `);
  const lines = page.wrap(url, LEFT + width - x);
  if (!page.hasSpace(lines.length * LEADING)) page.break();
  const paragraph = doc.struct("P");
  root.add(paragraph);
  paragraph.add(doc.struct("Span", {}, () => page.write(label, LEFT, page.y)));
  const link = doc.struct("Link", { alt: url });
  paragraph.add(link);
  for (const line of lines) {
    link.add(() => {
      page.write(line, x, page.y);
      doc.link(x, page.y - 10, page.width(line), LEADING, url, { structParent: link } as object);
    });
    page.y += LEADING;
  }
  paragraph.end();
}

function writeParagraph(
  text: string,
  width: number,
  { doc, page, root }: PaperWriter,
  label?: string,
): void {
  const paragraph = doc.struct("P");
  root.add(paragraph);
  const indent = label ? page.width(`${label} `, { weight: 700 }) : 0;
  if (!page.hasSpace(0)) page.break();
  if (label) paragraph.add(() => page.write(label, LEFT, page.y, { weight: 700 }));
  for (const line of page.wrap(text, width - indent)) {
    if (!page.hasSpace(0)) page.break();
    paragraph.add(() => page.write(line, LEFT + indent, page.y));
    page.y += LEADING;
  }
  paragraph.end();
}

/** Below each page, once their number is known. */
export function writePageNumbers(paper: InvoicePaper, { doc, page, message }: PaperWriter): void {
  const { count } = doc.bufferedPageRange();
  const style = { size: 8, isMuted: true } as const;
  const name = `${paper.from.company || paper.from.name} · ${titleOf(paper)}`;
  const [line = ""] = page.wrap(name, 380, style);
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at);
    const number = message({ id: "paper.pageOf" }, { page: at + 1, pages: count });
    page.artifact(() => {
      page.write(line, LEFT, 806, style);
      page.write(number, RIGHT, 806, { ...style, align: "right" });
    }, "Pagination");
  }
}
