/** A mail as its recipient reads it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  /** The headers as sent, by lower-case name. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** The content of each part by its Content-Type, in order. */
  parts: [type: string, content: string][];
}

/** Parses a mail with alternatives, which may have files attached. */
export function readMail(source: string): ReceivedMail {
  const { headers, body } = partsOf(source);
  const parts = leavesOf({ headers, body });
  const ofType = (type: string) => parts.find(([of]) => of.startsWith(type))?.[1] ?? "";
  return {
    to: headers.to ?? "",
    subject: decodedWords(headers.subject ?? ""),
    headers,
    text: ofType("text/plain"),
    html: ofType("text/html"),
    parts,
  };
}

function leavesOf({ headers, body }: ReturnType<typeof partsOf>): ReceivedMail["parts"] {
  const type = headers["content-type"] ?? "";
  const [, boundary] = /boundary="([^"]+)"/.exec(type) ?? [];
  if (boundary) return body.split(`--${boundary}`).flatMap((part) => leavesOf(partsOf(part)));
  return type ? [[type, decoded(body, headers["content-transfer-encoding"])]] : [];
}

function partsOf(source: string): { headers: Record<string, string>; body: string } {
  const [head = "", ...rest] = source.trimStart().split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    return [name.toLowerCase(), value.join(":").trim()];
  });
  return { headers: Object.fromEntries(headers), body: rest.join("\r\n\r\n") };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body.trimEnd().replaceAll("\r\n", "\n");
  return fromQuoted(body.replaceAll("=\r\n", "")).trimEnd().replaceAll("\r\n", "\n");
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  ).toString();

/** =?UTF-8?Q?…?= */
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, form: string, word: string) =>
      form.toUpperCase() === "Q"
        ? fromQuoted(word.replaceAll("_", " "))
        : Buffer.from(word, "base64").toString(),
    );
