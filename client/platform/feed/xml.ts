const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// oxlint-disable-next-line no-control-regex -- XML 1.0 has no place for them, not even escaped
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** A feed, which visitors and proxies may cache for some seconds. */
export function xmlResponse(body: string, { type, maxAge }: { type: string; maxAge: number }) {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": `public, max-age=${maxAge}`,
    },
  });
}
