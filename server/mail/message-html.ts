import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { escapeMarkup } from "../../schema/foundation/markup.ts";
import type { EmailMessage } from "../../schema/foundation/services.ts";
import { mailIntl } from "../../schema/mail/mail-intl.ts";
import { absoluteUrl } from "./absolute-url.ts";

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,sans-serif";

// Mail programs support neither style sheets of the site nor oklch: its light colours are inline,
// and its dark ones are for programs that support prefers-color-scheme.
const DARK = `
  @media (prefers-color-scheme: dark) {
    .page { background: #0f0e0c !important }
    .card { background: #1a1816 !important; border-color: #34312d !important }
    .card p, .card h1, .code { color: #f3f0ec !important }
    .code { background: #242220 !important }
    .quiet, .card .quiet, .quiet a { color: #aaa49c !important }
  }`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;color:#22201d">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;

const heading = (text: string): string =>
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;letter-spacing:-0.018em;color:#22201d">${escapeMarkup(text)}</h1>\n`;

const quiet = (html: string): string =>
  `<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#6b665f">${html}</p>`;

const link = (url: string, label = url): string =>
  `<a href="${escapeMarkup(url)}" style="color:#6b665f;word-break:break-all">${escapeMarkup(label)}</a>`;

/** A mail as HTML: one column, readable in light and dark mode and without styles. */
export function messageHtml(
  { locale, subject, paragraphs, code, action, choices = [], isPersonal }: EmailMessage,
  origin: string,
  unsubscribe?: string,
): string {
  const intl = mailIntl(locale);
  const copyLink = intl.formatMessage({ id: "mail.copyLink" });
  const sentBy = intl.formatMessage({ id: "mail.sentBy" });
  const ending =
    unsubscribe && quiet(link(unsubscribe, intl.formatMessage({ id: "mail.unsubscribe" })));
  const [first, ...others] = paragraphs;
  const parts = [
    first && paragraph(first),
    code && digits(code),
    code && quiet(escapeMarkup(intl.formatMessage({ id: "mail.keepToYourself" }))),
    action && buttons([action, ...choices], origin),
    ...others.map(paragraph),
    action && quiet(`${escapeMarkup(copyLink)}<br>${link(absoluteUrl(action.url, origin))}`),
  ];
  return `<!doctype html>
<html lang="${BCP47[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark }${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#fbf9f7;${FONT};font-size:16px;line-height:1.55">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e7e3de;border-radius:16px">
${isPersonal ? "" : heading(subject)}${parts.filter(Boolean).join("\n")}
</div>
<div style="max-width:520px;margin:16px auto 0;text-align:center">${quiet(`${escapeMarkup(sentBy)} ${link(origin)}`)}${ending ?? ""}</div>
</body>
</html>
`;
}

const digits = (code: string): string =>
  `<p class="code" style="margin:0 0 16px;padding:16px;background:#f4f1ed;border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:0.3em;text-indent:0.3em;color:#22201d">${escapeMarkup(code)}</p>`;

const buttons = (actions: readonly { label: string; url: string }[], origin: string): string =>
  `<p style="margin:0 0 16px">${actions.map(({ label, url }) => button(label, absoluteUrl(url, origin))).join(" ")}</p>`;

const button = (label: string, url: string): string =>
  `<a href="${escapeMarkup(url)}" style="display:inline-block;padding:12px 20px;background:#f08a34;border-radius:8px;color:#22201d;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a>`;
