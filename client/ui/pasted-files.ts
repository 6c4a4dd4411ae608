import { isBlank } from "../../schema/foundation/characters.ts";

/**
 * The pasted or dropped files, unless text is what was copied: office programs add a picture of it.
 * A browser's copy of a picture has HTML with nothing but that; a copied file has its name as text.
 */
export function filesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data.getData("text/html");
  const hasText = html ? isText(html) : isOtherText(data.getData("text/plain"), files);
  return hasText ? [] : files;
}

function isText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("script, style, title, xml")) unseen.remove();
  return (
    !isBlank(body.textContent ?? "") ||
    body.querySelector("table") !== null ||
    body.querySelectorAll("img").length > 1
  );
}

function isOtherText(text: string, files: readonly File[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  const lines = text.split(/\r?\n/).filter((line) => !isBlank(line));
  return lines.some((line) => !names.has(line.trim().split("/").at(-1) ?? "") && !isUrl(line));
}

/** Of a picture that was dragged from a page, or of a file. */
const isUrl = (line: string): boolean => /^(file|https?):\/\/\S+$/i.test(line.trim());
