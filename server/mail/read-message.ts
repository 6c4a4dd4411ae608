import { createHash } from "node:crypto";
import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { storedAddress } from "../../schema/foundation/email-address.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import type { ReceivedFile, ReceivedMail } from "../../schema/mails/index.ts";
import { typeOf } from "../uploads/kind.ts";
import { deliveryReport } from "./delivery-report.ts";
import { joinEncodedWords } from "./join-encoded-words.ts";
import { threadOfAddress } from "./reply-address.ts";

/** What belongs to this site. */
export interface Recognized {
  /** The host of the Message-IDs that it makes. */
  hostname: string;
  /** Those that sign the addresses of conversations. */
  secrets: readonly string[];
}

/** A mail beyond one of these is kept as it came: reading it could take the whole process. */
const MAX_PARTS = 1_000;
const MAX_DEPTH = 50;
const MAX_HEADERS_BYTES = 1_000_000;
const MAX_FILES = 100;
/** What has none of these is no mail. */
const KNOWN_HEADERS = new Set([
  "content-type",
  "date",
  "from",
  "message-id",
  "received",
  "subject",
  "to",
]);
const MAX_REFERENCES = 100;
const MAX_PEOPLE = 200;
const MAX_SUBJECT = 255;
const MAX_NAME = 255;

/** Reads a mail. Whatever it contains, there is a result: what cannot be read as a mail says so. */
export async function readMessage(raw: Buffer, recognized: Recognized): Promise<ReceivedMail> {
  const email = await parsed(raw);
  if (!email) return unreadable(raw);
  const people = (all: readonly Address[] | undefined) => peopleIn(all).slice(0, MAX_PEOPLE);
  const header = (name: string) => email.headers.filter(({ key }) => key === name);
  const [from = null] = people(email.from && [email.from]);
  const ids = idsIn(`${email.references ?? ""} ${email.inReplyTo ?? ""}`);
  const files = filesOf(email.attachments);
  const content = {
    messageId: idsIn(email.messageId ?? "")[0] ?? null,
    subject: line(email.subject ?? "", MAX_SUBJECT),
    from,
    text: storable(email.text ?? ""),
    html: email.html ? storable(email.html) : null,
  };
  const isReport = /^multipart\/report\b/i.test(header("content-type")[0]?.value ?? "");
  return {
    ...content,
    fingerprint: hashOf(
      JSON.stringify([content, email.date ?? "", files.map(({ sha256 }) => sha256)]),
    ),
    isUnreadable: false,
    references: ids.map((id) => ownId(id, recognized)).slice(-MAX_REFERENCES),
    threadId: addressedThread(email, recognized),
    to: people(email.to),
    cc: people(email.cc),
    sentAt: dateIn(email.date),
    isAutomatic: isReport || isAutomatic(header),
    attachments: files,
    report: isReport ? reportIn(raw, recognized) : null,
    calendarReplies: email.attachments.flatMap(({ mimeType, method, content: ics }) =>
      mimeType === "text/calendar" && method?.toUpperCase() === "REPLY" ? [textOf(ics)] : [],
    ),
  };
}

async function parsed(raw: Buffer): Promise<Email | undefined> {
  if (!raw.length || partsOf(raw) > MAX_PARTS) return undefined;
  const email = await PostalMime.parse(joinEncodedWords(raw), {
    maxNestingDepth: MAX_DEPTH,
    maxHeadersSize: MAX_HEADERS_BYTES,
    maxRfc822NestingDepth: 0, // forwarded mails are files
    attachmentEncoding: "arraybuffer",
  }).catch(() => undefined);
  const isMail = email?.headers.some(({ key }) => KNOWN_HEADERS.has(key));
  return email && isMail && email.attachments.length <= MAX_FILES ? email : undefined;
}

/** How many parts a mail declares, at most: lines that are one of its boundaries. */
function partsOf(raw: Buffer): number {
  const text = raw.toString("latin1");
  const boundaries = new Set<string>();
  for (const [, quoted, bare] of text.matchAll(
    /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi,
  )) {
    boundaries.add(quoted ?? bare ?? "");
    if (boundaries.size > MAX_PARTS) return boundaries.size;
  }
  let parts = 0;
  for (let at = text.indexOf("\n--"); at >= 0; at = text.indexOf("\n--", at + 3)) {
    const end = text.indexOf("\n", at + 3);
    const rest = text.slice(at + 3, Math.min(end < 0 ? text.length : end, at + 300)).trimEnd();
    if (boundaries.has(rest)) parts += 1;
    if (parts > MAX_PARTS) break;
  }
  return parts;
}

/** A mail that is only kept as it came. */
export const unreadable = (raw: Buffer): ReceivedMail => ({
  fingerprint: hashOf(raw),
  isUnreadable: true,
  messageId: null,
  references: [],
  threadId: undefined,
  from: null,
  to: [],
  cc: [],
  subject: "",
  sentAt: null,
  text: "",
  html: null,
  isAutomatic: true,
  attachments: [],
  report: null,
  calendarReplies: [],
});

const hashOf = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

const line = (text: string, most: number): string =>
  storable(text).replaceAll(/\s+/g, " ").trim().slice(0, most).toWellFormed();

const peopleIn = (all: readonly Address[] = []): ReceivedMail["to"] =>
  all.flatMap((one) =>
    (one.group ?? [one]).flatMap(({ name, address }) =>
      address?.includes("@")
        ? [{ name: line(name, 120) || null, address: storedAddress(line(address, 254)) }]
        : [],
    ),
  );

const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/<([^<>\s]{1,400})>/g), ([, id = ""]) => storable(id));

/** The id of a mail of this site; another Message-ID as it is. */
function ownId(id: string, { hostname }: Recognized): string {
  const [local = "", host = ""] = id.split("@");
  return host.toLowerCase() === hostname && isUuid(local.toLowerCase()) ? local.toLowerCase() : id;
}

/** Mail servers that pass a mail on say in headers of their own whom it was for. */
const RECIPIENTS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-forwarded-to"];

function addressedThread({ headers }: Email, { secrets }: Recognized): string | undefined {
  for (const { key, value } of headers) {
    if (!RECIPIENTS.includes(key)) continue;
    for (const [address] of value.matchAll(/[^\s<>,;:"]+@[^\s<>,;"]+/g)) {
      const found = threadOfAddress(address, secrets);
      if (found) return found;
    }
  }
  return undefined;
}

function dateIn(date: string | undefined): Date | null {
  const found = new Date(date ?? "");
  const isKnown = !Number.isNaN(+found) && +found > 0 && found.getFullYear() < 9_999;
  return isKnown ? found : null;
}

function isAutomatic(header: (name: string) => { value: string }[]): boolean {
  const says = (name: string, pattern: RegExp) =>
    header(name).some(({ value }) => pattern.test(value));
  return (
    says("auto-submitted", /^\s*(?!no\b)\w/i) ||
    says("precedence", /bulk|list|junk|auto_reply/i) ||
    says("return-path", /^\s*<\s*>/) ||
    ["list-id", "x-autoreply", "x-autorespond"].some((name) => header(name).length > 0)
  );
}

const reportIn = (raw: Buffer, recognized: Recognized): ReceivedMail["report"] => {
  const report = deliveryReport(raw);
  return report && { ...report, of: report.of && ownId(report.of, recognized) };
};

const bytesOf = (content: Attachment["content"]): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

const textOf = (content: Attachment["content"]): string => Buffer.from(bytesOf(content)).toString();

function filesOf(attachments: readonly Attachment[]): ReceivedFile[] {
  return attachments.map(({ filename, mimeType, contentId, disposition, related, content }, n) => {
    const bytes = bytesOf(content);
    const id = contentId?.replaceAll(/^<|>$/g, "") ?? null;
    return {
      name: nameOf(filename, mimeType, n),
      type: typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      contentId: id && line(id, 400),
      isInline: Boolean(id && (related || disposition === "inline")),
      sha256: hashOf(bytes),
      content: bytes,
    };
  });
}

/** A file without a name gets one by its type, so that none is missing. */
function nameOf(filename: string | null, mimeType: string, n: number): string {
  const bare = line((filename ?? "").split(/[/\\]/).at(-1) ?? "", MAX_NAME).replaceAll(
    /\p{Cc}/gu,
    "",
  );
  if (bare && bare !== "." && bare !== "..") return bare;
  const [, subtype = "bin"] = /\/(?:x-)?([a-z0-9]{1,12})/i.exec(mimeType) ?? [];
  return `attachment-${n + 1}.${mimeType === "message/rfc822" ? "eml" : subtype === "plain" ? "txt" : subtype}`;
}
