import type { Transporter } from "nodemailer";
import { MailRejected, type MailTransport } from "../../schema/foundation/services.ts";
import { withTimeout } from "../with-timeout.ts";
import { messageHtml } from "./message-html.ts";
import { messageText } from "./message-text.ts";
import { MAIL_TEXTS } from "./mail-texts.ts";

interface Facts {
  url: string;
  /** Who the mails are from: Atelier <noreply@atelier.example> */
  from: string;
  origin: string;
}

/** Together shorter than a mail stays claimed (schema/mail/send-mails.ts). */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const WITHIN_MS = 45_000;

/** Sends mails by SMTP, each by a connection of its own. */
export function smtpTransport({ url, from, origin }: Facts): MailTransport {
  const { hostname } = new URL(origin);
  let transport: Transporter | undefined;
  return {
    async deliver(message, id) {
      const { createTransport } = await import("nodemailer"); // a start should not wait for it
      transport ??= createTransport({ url, ...TIMEOUTS });
      const sending = transport.sendMail({
        from,
        to: { name: "", address: message.to },
        subject: message.subject,
        text: messageText(message, origin),
        html: messageHtml(message, origin),
        messageId: `<${id}@${hostname}>`,
        headers: {
          "Auto-Submitted": "auto-generated", // no answers from holidays
          "Content-Language": MAIL_TEXTS[message.locale].lang,
        },
      });
      await withTimeout(WITHIN_MS, sending, "The mail server takes too long").catch(
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

/** The service ends the conversation, whatever it was about. */
const NOT_AVAILABLE = 421;
const FOR_EVER = 500;

/** An answer to the receiver or the text speaks of this letter; any other of the server. */
function refusalIn(error: unknown): unknown {
  const { command, response, responseCode = 0, message } = error as SmtpError;
  const isOfLetter = command === "RCPT TO" || command === "DATA";
  if (!isOfLetter || responseCode < 400 || responseCode === NOT_AVAILABLE) return error;
  return new MailRejected(response ?? message, responseCode >= FOR_EVER);
}
