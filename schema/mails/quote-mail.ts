import type { Context } from "../foundation/context.ts";
import { escapeMarkup } from "../foundation/markup.ts";
import { FORMAT_LOCALE } from "../foundation/locale-path.ts";
import type { Locale } from "../foundation/locale.ts";
import { mailIntl, type MailMessageId } from "../mail/mail-intl.ts";
import type { Copies } from "./copy-files.ts";
import { type Mail, type MailAddress, MailQuote } from "./mail.ts";
import { textOfMail } from "./read-mail.ts";
import { framedHtml } from "./sanitise-html.ts";

const TIME_ZONE = "Europe/Vienna";

/** Longer HTML is quoted as text. */
const MAX_HTML = 300_000;
const MAX_TEXT = 100_000;

const BLOCKQUOTE = "margin:0 0 0 0.8em;padding-inline-start:1em;border-inline-start:2px solid #ccc";

/** What a mail quotes below its own text. */
interface Quoted {
  html: string;
  text: string;
}

/** What a mail quotes; undefined if it does not. */
export const quotedIn = (mail: Mail): Quoted | undefined =>
  mail.quote && !mail.isQuoteRemoved
    ? { html: mail.quotedHtml ?? "", text: mail.quotedText ?? "" }
    : undefined;

interface Quoting {
  quote: MailQuote;
  locale: Locale;
  /** The files that were copied with it, by those of the quoted mail */
  copies: Copies;
}

/**
 * The quoted text of a mail as far as the viewer may read it; null if it has none. Of its HTML, which was sanitised when
 * it came, the pictures from elsewhere are left out: those to whom it is sent would load them.
 */
export async function quoteOf(
  mail: Mail,
  { quote, locale, copies }: Quoting,
  context: Context,
): Promise<Quoted | null> {
  const earlier = quotedIn(mail);
  const all = [await textOfMail(mail, context), earlier?.text];
  const text = all.filter(Boolean).join("\n\n").slice(0, MAX_TEXT).toWellFormed();
  const { html } = mail;
  if (!text && !html) return null;
  const lines = headOf(mail, quote, locale);
  const carried = new Map<string, string>();
  for (const [{ id, contentId }, copy] of copies)
    for (const name of [id, contentId]) if (name) carried.set(name, `cid:${copy.id}`);
  const whole = (html ?? "") + (earlier?.html ?? "");
  const body =
    html && whole.length <= MAX_HTML
      ? framedHtml(whole, { pictures: false, carried, isQuoted: true })
      : withBreaks(text);
  const head = `<p>${lines.map((line) => escapeMarkup(line)).join("<br>")}</p>`;
  const isForward = quote === MailQuote.FORWARD;
  return {
    html: isForward
      ? `${head}<div>${body}</div>`
      : `${head}<blockquote type="cite" style="${BLOCKQUOTE}">${body}</blockquote>`,
    text: [...lines, ...(isForward ? ["", text] : text.split("\n").map(marked))].join("\n"),
  };
}

const withBreaks = (text: string): string => escapeMarkup(text).replaceAll("\n", "<br>");

/** A quoted line of a plain text; one that was quoted before gets no space, as mail programs do. */
const marked = (line: string): string =>
  line.startsWith(">") ? `>${line}` : `> ${line}`.trimEnd();

/** Who wrote it and when; of a mail that is forwarded also to whom, and about what. */
function headOf(mail: Mail, quote: MailQuote, locale: Locale): string[] {
  const intl = mailIntl(locale);
  const { fromName, fromAddress, author, to, subject } = mail;
  const sender = nameOf({ name: fromName ?? author?.displayName, address: fromAddress });
  const date = (mail.sentAt ?? mail.createdAt).toLocaleString(FORMAT_LOCALE[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  const line = (id: MailMessageId, values: Record<string, string>) =>
    intl.formatMessage({ id }, values);
  if (quote === MailQuote.REPLY)
    return [
      sender
        ? line("mails.quote.wrote", { name: sender, date })
        : line("mails.quote.written", { date }),
    ];
  const people = to.map(nameOf).filter(Boolean).join(", ");
  return [
    line("mails.quote.forwarded", {}),
    ...(sender ? [line("mails.quote.from", { name: sender })] : []),
    line("mails.quote.date", { date }),
    line("mails.quote.subject", { subject }),
    ...(people ? [line("mails.quote.to", { names: people })] : []),
  ];
}

const nameOf = ({ name, address }: MailAddress): string =>
  name && address ? `${name} <${address}>` : (name ?? address ?? "");
