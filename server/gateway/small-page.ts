import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Locale, LOCALES } from "../../schema/foundation/locale.ts";
import { BCP47 } from "../../schema/foundation/locale-path.ts";
import { escapeMarkup } from "../../schema/foundation/markup.ts";
import look from "./small-page.css?raw";

const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(look).digest("base64")}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The language that was chosen on the site. */
export const chosenLocale = ({ cookies }: FastifyRequest): Locale =>
  LOCALES.find((each) => each === cookies.NEXT_LOCALE) ?? Locale.en;

/** The display settings that were chosen on the site; without a mode the system preference decides. */
function attributesOf({ cookies }: FastifyRequest, locale: Locale): string {
  const mode = ["light", "dark"].find((each) => each === cookies.themeMode);
  const direction = cookies.themeDirection === "rtl" ? "rtl" : "ltr";
  return `lang="${BCP47[locale]}" dir="${direction}"${mode ? ` data-mode="${mode}"` : ""}`;
}

interface Choice {
  label: string;
  fields: Record<string, string>;
  /** Whether it is the one in force. */
  isChosen: boolean;
}

interface Shown {
  locale: Locale;
  title: string;
  text: string;
  /** The label of the action. */
  action?: string;
  /** Several actions, of which each posts its own fields. */
  choices?: readonly Choice[];
  status?: number;
  /** What a person wrote */
  note?: string | undefined;
  /** The target of the action. With `fields` the action is a form that posts them there. */
  to: string;
  fields?: Record<string, string>;
}

function formOf(to: string, { label, fields, isChosen }: Choice): string {
  const inputs = Object.entries(fields).map(
    ([key, value]) =>
      `<input type="hidden" name="${escapeMarkup(key)}" value="${escapeMarkup(value)}">`,
  );
  const button = `<button${isChosen ? "" : " class=other"}>${escapeMarkup(label)}</button>`;
  return `<form method="post" action="${escapeMarkup(to)}">${inputs.join("")}${button}</form>`;
}

/** A page of one sentence and one action, without scripts. All other pages are screens of the client. */
export function sendSmallPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, title, text, action = "", choices, status = 200, note, to, fields }: Shown,
): FastifyReply {
  const label = escapeMarkup(action);
  const next = choices
    ? `<div>${choices.map((choice) => formOf(to, choice)).join("\n")}</div>`
    : fields
      ? formOf(to, { label: action, fields, isChosen: true })
      : `<a href="${escapeMarkup(to)}">${label}</a>`;
  return reply
    .code(status)
    .header("content-security-policy", POLICY)
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html ${attributesOf(request, locale)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} · Atelier</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${note ? `<blockquote dir="auto">${escapeMarkup(note)}</blockquote>\n` : ""}<p>${escapeMarkup(text)}</p>
${next}
</main>
</body>
</html>
`);
}
