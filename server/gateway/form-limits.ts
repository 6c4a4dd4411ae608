import { MIMEType } from "node:util";
import { Malformed, Problem } from "../../schema/foundation/errors.ts";

/** Forms without files. */
export const MAX_FORM_BYTES = 100_000;
const MAX_FIELDS = 200;
const MAX_PARTS = 100;

const SEPARATOR = Buffer.from("&");

/**
 * Refuses a form before it is parsed: URLSearchParams takes quadratic time for its fields, a million
 * of them need minutes, and each part of a multipart form costs as much as a small form.
 */
export function refuseLongForm(body: Buffer, contentType = ""): void {
  const type = mimeTypeOf(contentType);
  if (type?.essence === "multipart/form-data") {
    const boundary = type.params.get("boundary");
    if (!boundary) throw new Malformed("The form cannot be read");
    if (hasMore(body, Buffer.from(`--${boundary}`), MAX_PARTS + 1)) throw formTooLarge();
  } else if (body.length > MAX_FORM_BYTES || hasMore(body, SEPARATOR, MAX_FIELDS - 1)) {
    throw formTooLarge();
  }
}

export const formTooLarge = () => new Problem("TOO_LARGE", "The form is too large");

function mimeTypeOf(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/** Whether `part` occurs more often than `most` times. */
function hasMore(body: Buffer, part: Buffer, most: number): boolean {
  let found = 0;
  for (let at = body.indexOf(part); at >= 0; at = body.indexOf(part, at + part.length)) {
    found += 1;
    if (found > most) return true;
  }
  return false;
}
