/** What separates cells, by what the header has most of: spreadsheets write semicolons in many countries. */
const SEPARATORS = [",", ";", "\t"];

/**
 * The lines of a file in the format of RFC 4180, without empty ones. A cell that was written as text
 * to keep spreadsheets from running it, `'=1`, is read as it was.
 */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.replace(/^'(?=[=+\-@\t\r])/, ""));
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one.trim() !== "")) lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) endCell();
    else if (character === "\n") endLine();
    else if (character !== "\r" || text[at + 1] !== "\n") cell += character;
  }
  endLine();
  return lines;
}

function separatorOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const countOf = (separator: string) => header.split(separator).length;
  return SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] as string;
}
