import type { Transporter } from "nodemailer";
import { MailRejected, type MailTransport } from "../../schema/foundation/services.ts";
import { withTimeout } from "../with-timeout.ts";
import { messageHtml } from "./message-html.ts";
import { messageText } from "./message-text.ts";
import { MAIL_TEXTS } from "./mail-texts.ts";

interface Facts {
  url: string;
  /** The sender: Atelier <noreply@atelier.example> */
  from: string;
  origin: string;
}

/** Their sum is less than the time for which a mail stays claimed (schema/mail/send-mails.ts). */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const WITHIN_MS = 45_000;

/** Sends mails by SMTP, each over a connection of its own. */
export function smtpTransport({ url, from, origin }: Facts): MailTransport {
  const { hostname } = new URL(origin);
  let transport: Transporter | undefined;
  return {
    async deliver(message, id) {
      const { createTransport } = await import("nodemailer"); // loaded late, because it slows the start
      transport ??= createTransport({ url, ...TIMEOUTS });
      const idOf = (mail: string) => `<${mail}@${hostname}>`;
      const earlier = (message.earlierIds ?? []).map(idOf);
      const sending = transport.sendMail({
        from,
        to: { name: "", address: message.to },
        subject: message.subject,
        text: messageText(message, origin),
        html: messageHtml(message, origin),
        messageId: idOf(id),
        ...(message.replyTo && { replyTo: { name: "", address: message.replyTo } }),
        ...(earlier.length && { inReplyTo: earlier.at(-1), references: earlier }),
        headers: {
          ...(!message.isPersonal && { "Auto-Submitted": "auto-generated" }), // no out-of-office replies
          "Content-Language": MAIL_TEXTS[message.locale].lang,
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
