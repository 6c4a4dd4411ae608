import { hash } from "node:crypto";
import { escapeMarkup } from "../../../schema/foundation/markup.ts";

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for them, not even escaped
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element or an attribute. */
export function xmlText(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(impossible, ""));
}

/** A feed, which visitors and proxies may cache for some seconds, and then ask whether it changed. */
export function xmlResponse(
  request: Request,
  body: string,
  { type, maxAge }: { type: string; maxAge: number },
): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
  // weak, because it may be compressed on its way
  const etag = `W/"${hash("sha1", text, "base64url")}"`;
  const headers = { etag, "cache-control": `public, max-age=${maxAge}` };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, "content-type": `${type}; charset=utf-8` },
  });
}

/** RFC 9110, 13.1.2: compared weakly; `*` is any. */
function isKnown({ headers }: Request, etag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  const opaque = (one: string) => one.replace(/^W\//, "");
  return known.some((one) => one === "*" || opaque(one) === opaque(etag));
}
