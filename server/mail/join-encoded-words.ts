// Some programs split a letter of several bytes in two encoded words (RFC 2047 forbids it), which then cannot be decoded
// one by one. Neighbours of one charset become one word.

const WORD = "=\\?([^?\\s]+)\\?([bq])\\?([^?\\s]*)\\?=";
const NEIGHBOURS = new RegExp(`${WORD}(?:\\s+${WORD})+`, "gi");
const SINGLE = new RegExp(WORD, "gi");

/** The mail with the encoded words of its own headers joined; everything else is as it was. */
export function joinEncodedWords(raw: Buffer): Buffer {
  const end = endOfHeaders(raw);
  const headers = raw.toString("latin1", 0, end);
  const joined = headers.replaceAll(NEIGHBOURS, (run) => joinedWords(run));
  if (joined === headers) return raw;
  return Buffer.concat([Buffer.from(joined, "latin1"), raw.subarray(end)]);
}

function endOfHeaders(raw: Buffer): number {
  const ends = [raw.indexOf("\r\n\r\n"), raw.indexOf("\n\n")].filter((at) => at >= 0);
  return ends.length ? Math.min(...ends) : raw.length;
}

function joinedWords(run: string): string {
  const encoded: { charset: string; bytes: Buffer }[] = [];
  for (const [, charset = "", form = "", text = ""] of run.matchAll(SINGLE)) {
    const bytes = bytesOf(form, text);
    const last = encoded.at(-1);
    if (last?.charset.toLowerCase() === charset.toLowerCase()) {
      last.bytes = Buffer.concat([last.bytes, bytes]);
    } else encoded.push({ charset, bytes });
  }
  return encoded
    .map(({ charset, bytes }) => `=?${charset}?B?${bytes.toString("base64")}?=`)
    .join(" ");
}

function bytesOf(form: string, text: string): Buffer {
  if (form.toLowerCase() === "b") return Buffer.from(text, "base64");
  const bytes = text
    .replaceAll("_", " ")
    .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1");
}
