import type { DeliveryReport } from "../../schema/mails/index.ts";

const STATUS_PART =
  /^content-type:\s*message\/(?:global-)?delivery-status\b[^]*?\r?\n\r?\n([^]*?)(?=\r?\n--|$(?![^]))/im;
const MAX_RECIPIENTS = 100;
const MAX_REASON = 500;

/** What a mail server says of a mail that it could not deliver, or not yet (RFC 3464). */
export function deliveryReport(raw: Buffer): DeliveryReport | null {
  const text = raw.toString("latin1");
  const found = STATUS_PART.exec(text);
  if (!found) return null;
  const [all, status = ""] = found;
  const groups = status
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has("final-recipient") || fields.has("original-recipient"));
  const after = text.slice(found.index + all.length);
  const [, of = null] = /^message-id:\s*<([^<>\s]{1,400})>/im.exec(after) ?? [];
  return {
    of,
    recipients: groups.slice(0, MAX_RECIPIENTS).map((fields) => {
      const code = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fields.get("status") ?? "")?.[1] ?? null;
      const action = fields.get("action")?.toLowerCase();
      return {
        address: addressOf(fields.get("original-recipient") ?? fields.get("final-recipient") ?? ""),
        status: code,
        reason: wordsOf(fields.get("diagnostic-code")),
        hasFailed: action === "failed" || (!action && code?.startsWith("5") === true),
      };
    }),
  };
}

function fieldsOf(group: string): Map<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, " ").split("\n");
  const fields = lines.flatMap((each): [string, string][] => {
    const colon = each.indexOf(":");
    return colon > 0
      ? [[each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim()]]
      : [];
  });
  return new Map(fields);
}

/** `rfc822; kari@example.org` */
const addressOf = (value: string): string =>
  value
    .replace(/^[^;]*;/, "")
    .replaceAll(/^[\s<]+|[\s>]+$/g, "")
    .toLowerCase()
    .slice(0, 254);

/** `smtp; 550 5.1.1 No such user` */
const wordsOf = (value: string | undefined): string | null =>
  value
    ?.replace(/^[\w-]+;\s*/, "")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_REASON) || null;
