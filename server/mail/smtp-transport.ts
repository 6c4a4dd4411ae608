import type { Transporter } from "nodemailer";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { MailRejected, type MailTransport } from "../../schema/foundation/services.ts";
import { withTimeout } from "../with-timeout.ts";
import { messageHtml } from "./message-html.ts";
import { messageText } from "./message-text.ts";
import { unsubscribePath } from "./unsubscribe-link.ts";

interface Settings {
  url: string;
  /** The sender: Atelier <noreply@atelier.example> */
  from: string;
  origin: string;
  /** Signs the links that end mails. */
  secret: string;
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
export function smtpTransport({ url, from, origin, secret }: Settings): MailTransport {
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
      const idOf = (mail: string) => `<${mail}@${hostname}>`;
      const earlier = (message.earlierIds ?? []).map(idOf);
      const { locale, unsubscribes, calendar } = message;
      const unsubscribe =
        unsubscribes && origin + unsubscribePath({ unsubscribes, locale }, secret);
      const sending = (await connected()).sendMail({
        from,
        to: { name: "", address: message.to },
        subject: message.subject,
        text: messageText(message, origin, unsubscribe),
        html: messageHtml(message, origin, unsubscribe),
        messageId: idOf(id),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: "invitation.ics", content: calendar.ics },
        }),
        ...(message.replyTo && { replyTo: { name: "", address: message.replyTo } }),
        ...(earlier.length && { inReplyTo: earlier.at(-1), references: earlier }),
        headers: {
          ...(!message.isPersonal && { "Auto-Submitted": "auto-generated" }), // no out-of-office replies
          "Content-Language": BCP47[locale],
          // one click in the mail program (RFC 8058)
          ...(unsubscribe && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      await withTimeout(WITHIN_MS, sending, "The mail server did not respond in time").catch(
        (error: unknown) => {
          throw refusalIn(error);
        },
      );
    },
  };
}

interface SmtpError extends Error {
  code?: string;
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
