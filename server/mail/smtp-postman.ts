import type { Transporter } from "nodemailer";
import { LetterRefused, type Postman } from "../../schema/foundation/outside.ts";
import { within } from "../within.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import { WORDS } from "./letter-words.ts";

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
export function smtpPostman({ url, from, origin }: Facts): Postman {
  const { hostname } = new URL(origin);
  let transport: Transporter | undefined;
  return {
    async deliver(letter, id) {
      const { createTransport } = await import("nodemailer"); // a start should not wait for it
      transport ??= createTransport({ url, ...TIMEOUTS });
      const sending = transport.sendMail({
        from,
        to: { name: "", address: letter.to },
        subject: letter.subject,
        text: letterText(letter, origin),
        html: letterHtml(letter, origin),
        messageId: `<${id}@${hostname}>`,
        headers: {
          "Auto-Submitted": "auto-generated", // no answers from holidays
          "Content-Language": WORDS[letter.locale].lang,
        },
      });
      await within(WITHIN_MS, sending, "The mail server takes too long").catch((error: unknown) => {
        throw refusalIn(error);
      });
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
  return new LetterRefused(response ?? message, responseCode >= FOR_EVER);
}
