import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { Locale, LOCALES } from "../../schema/foundation/locale.ts";
import { escapeMarkup } from "../../schema/foundation/markup.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { exceptMissing } from "../../schema/foundation/stored-parts.ts";
import { mailIntl } from "../../schema/mail/mail-intl.ts";
import {
  findMail,
  filesOfMail,
  findMailFile,
  foldedQuote,
  foldTrailingQuote,
  framedHtml,
  mailFileKey,
  MailQuote,
  quotedIn,
  rawMailKey,
  textOfMail,
} from "../../schema/mails/index.ts";
import { serveFile } from "../uploads/serve-file.ts";

interface Given {
  storage: FileStorage;
  context: (request: FastifyRequest) => Promise<Context>;
}

interface Call {
  Params: { id: string; "*": string };
  Querystring: { pictures?: string; part?: string; locale?: string };
}

/** Larger pictures in a mail are only attachments. */
const MAX_PICTURE_BYTES = 3_000_000;
const MAX_PICTURES_BYTES = 10_000_000;
const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);

/**
 * What a mail may do in its frame: nothing but show itself. Its links open elsewhere; pictures from elsewhere are loaded
 * only where the reader asked for them, and are not told from where. It has its origin, and no scripts, so that the page
 * around it can measure how high it is.
 */
const policy = (pictures: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${pictures ? " https: http:" : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

const STYLE = `body{margin:0;overflow-wrap:anywhere;font:15px/1.55 system-ui,sans-serif;color:#22201d;background:#fff}img{max-width:100%;height:auto}pre{white-space:pre-wrap;font:inherit;margin:0}.quoted>summary{display:inline-block;min-width:44px;margin:8px 0;padding:0 12px;border-radius:12px;background:#e7e3de;line-height:24px;text-align:center;cursor:pointer;list-style:none}.quoted>summary::-webkit-details-marker{display:none}`;

/** Mails for a sandboxed frame, mails as they came, and their files, for those who read them. */
export function mailFrame(http: FastifyInstance, { storage, context: contextOf }: Given): void {
  http.get<Call>("/files/mails/:id/body", async (request, reply) => {
    const context = await contextOf(request);
    const mail = await findMail(request.params.id, context);
    const { pictures: wanted, part, locale } = request.query;
    const pictures = wanted === "on";
    const html = quotedIn(mail)?.html ?? "";
    const files = mail.html || html ? await carried(mail.id, context, storage) : new Map();
    const shown = { pictures, carried: files };
    const intl = mailIntl(LOCALES.find((each) => each === locale) ?? Locale.en);
    const label = intl.formatMessage({ id: "mails.quote.shown" });
    const quoted = framedHtml(html, shown);
    const own = mail.html
      ? foldTrailingQuote(framedHtml(mail.html, shown), label)
      : `<pre>${escapeMarkup(await textOfMail(mail, context))}</pre>`;
    const isForward = mail.quote === MailQuote.FORWARD;
    const body =
      part === "quote" ? quoted : own + (quoted && foldedQuote(quoted, label, isForward));
    reply.headers({
      "content-security-policy": policy(pictures),
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "x-dns-prefetch-control": "off",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    return reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<style>${STYLE}</style>\n</head>\n<body dir="auto">\n${body}\n</body>\n</html>\n`,
      );
  });

  http.get<Call>("/files/mails/:id/raw", async (request, reply) => {
    const { id, fingerprint } = await findMail(request.params.id, await contextOf(request));
    if (!fingerprint) throw new NotFound("No such file");
    const key = rawMailKey(id);
    const size = await storage.size(key);
    if (size === undefined) throw new NotFound("No such file");
    const file = { key, name: `${id}.eml`, size, type: "message/rfc822", sha256: fingerprint };
    return serveFile(request, reply, file, storage);
  });

  http.get<Call>("/files/mail-attachments/:id/*", async (request, reply) => {
    const { id, "*": requestedName } = request.params;
    const { name, size, type, sha256 } = await findMailFile(id, await contextOf(request));
    if (name !== requestedName) throw new NotFound("No such file");
    const file = { key: mailFileKey(id), name, size, type, sha256 };
    return serveFile(request, reply, file, storage);
  });
}

/** The pictures that a mail carries, as data: URLs by how it refers to them. No others are loaded. */
async function carried(
  mailId: string,
  context: Context,
  storage: FileStorage,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let left = MAX_PICTURES_BYTES;
  const files = await filesOfMail(mailId, context);
  for (const { id, contentId, type, size } of files) {
    if (!PICTURES.has(type) || size > Math.min(left, MAX_PICTURE_BYTES)) continue;
    const content = await storage.read(mailFileKey(id)).catch(exceptMissing);
    if (!content) continue;
    left -= size;
    const chunks = await Array.fromAsync(content);
    const url = `data:${type};base64,${Buffer.concat(chunks).toString("base64")}`;
    for (const name of [id, contentId]) if (name) found.set(name, url);
  }
  return found;
}
