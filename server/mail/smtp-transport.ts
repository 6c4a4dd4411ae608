import { Readable } from "node:stream";
import type { SendMailOptions, Transporter } from "nodemailer";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import {
  type FileStorage,
  type MailAttachment,
  MailRejected,
  type MailTransport,
} from "../../schema/foundation/services.ts";
import { withTimeout } from "../with-timeout.ts";
import { messageHtml } from "./message-html.ts";
import { messageText } from "./message-text.ts";
import { replyAddress } from "./reply-address.ts";
import { unsubscribePath } from "./unsubscribe-link.ts";

interface Settings {
  url: string;
  /** The sender: Atelier <noreply@atelier.example> */
  from: string;
  /** The address whose mails come in here; undefined: none do. */
  inbox?: string | undefined;
  origin: string;
  /** Signs the links that end mails. */
  secret: string;
  /** Where attached files are. */
  storage: FileStorage;
}

/** Their sum is less than the time for which a mail stays claimed (schema/mail/send-mails.ts). */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const WITHIN_MS = 45_000;

/**
 * Nobody is between this machine and itself. Elsewhere a server that offers no TLS is refused, unless
 * the URL says `?requireTLS=false`.
 */
const isLocal = (url: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/** Sends mails by SMTP, each over a connection of its own. */
export function smtpTransport({
  url,
  from,
  inbox,
  origin,
  secret,
  storage,
}: Settings): MailTransport {
  const { hostname } = new URL(origin);
  let transport: Transporter | undefined;
  const connected = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer"); // loaded late, because it slows the start
    return (transport ??= createTransport({ url, requireTLS: !isLocal(url), ...TIMEOUTS }));
  };
  return {
    async verify() {
      const verifying = (await connected()).verify();
      await withTimeout(WITHIN_MS, verifying, "The mail server did not respond in time");
    },
    async deliver(message, id) {
      const idOf = (mail: string) => `<${mail.includes("@") ? mail : `${mail}@${hostname}`}>`;
      const earlier = (message.earlierIds ?? []).map(idOf);
      const { locale, unsubscribes, calendar, letter, threadId } = message;
      const answersTo =
        message.replyTo ?? (inbox && threadId && replyAddress(inbox, threadId, secret));
      const attachments = await filesOf(message.attachments ?? [], storage);
      const unsubscribe =
        unsubscribes && origin + unsubscribePath({ unsubscribes, locale }, secret);
      const sending = (await connected()).sendMail({
        from,
        to: letter?.to ?? { name: "", address: message.to },
        ...(letter && { cc: letter.cc, bcc: letter.bcc }),
        subject: message.subject,
        text: letter?.text ?? messageText(message, origin, unsubscribe),
        html: letter ? composedHtml(letter.html) : messageHtml(message, origin, unsubscribe),
        messageId: idOf(id),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: "invitation.ics", content: calendar.ics },
        }),
        ...(attachments.length && { attachments }),
        ...(answersTo && { replyTo: { name: "", address: answersTo } }),
        ...(earlier.length && { inReplyTo: earlier.at(-1), references: earlier }),
        headers: {
          ...(!message.isPersonal && { "Auto-Submitted": "auto-generated" }), // no out-of-office replies
          ...(!letter && { "Content-Language": BCP47[locale] }),
          // one click in the mail program (RFC 8058)
          ...(unsubscribe && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      const { rejectedErrors = [] } = await withTimeout(
        WITHIN_MS,
        sending,
        "The mail server did not respond in time",
      ).catch((error: unknown) => {
        throw refusalIn(error);
      });
      return (rejectedErrors as SmtpError[]).map(
        ({ recipient = "", response, message: reason }) => ({
          address: recipient,
          reason: response ?? reason,
        }),
      );
    },
  };
}

/** Reads the files of a mail; one that lacks a file is never sent. */
const filesOf = (
  attachments: readonly MailAttachment[],
  storage: FileStorage,
): Promise<NonNullable<SendMailOptions["attachments"]>> =>
  Promise.all(
    attachments.map(async ({ storageKey, filename, contentType, contentId }) => {
      if ((await storage.size(storageKey)) === undefined)
        throw new MailRejected(`The file ${filename} no longer exists`, true);
      // opened when its turn comes, so that mails of many files need no more than one connection
      const content = Readable.from(readLater(storage, storageKey));
      const shown = contentId
        ? { cid: contentId, contentDisposition: "inline" as const }
        : { contentDisposition: "attachment" as const };
      return { filename, contentType, content, ...shown };
    }),
  );

async function* readLater(storage: FileStorage, key: string): AsyncGenerator<Uint8Array> {
  yield* await storage.read(key);
}

/** What a person wrote as a document, which mail programs show as they show their own. */
const composedHtml = (html: string): string =>
  `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n</head>\n<body>\n${html}\n</body>\n</html>\n`;

interface SmtpError extends Error {
  code?: string;
  recipient?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The service closes the connection, whatever the command was. */
const NOT_AVAILABLE = 421;
const FOR_EVER = 500;

/**
 * An error about the recipient or the content concerns this mail; any other concerns the server.
 */
function refusalIn(error: unknown): unknown {
  const { command, response, responseCode = 0, message } = error as SmtpError;
  const isOfLetter = command === "RCPT TO" || command === "DATA";
  if (!isOfLetter || responseCode < 400 || responseCode === NOT_AVAILABLE) return error;
  return new MailRejected(response ?? message, responseCode >= FOR_EVER);
}
