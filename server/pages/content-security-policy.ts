import { hash } from "node:crypto";

/** Scripts in a page's HTML: by a nonce, by their hashes, or any of them (development). */
type InlineScripts = { nonce: string } | { hashes: readonly string[] } | "any";

/** Everything is loaded from this server. */
export function contentSecurityPolicy(inline: InlineScripts): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...sourcesOf(inline)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    inline === "any" ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

function sourcesOf(inline: InlineScripts): string[] {
  if (inline === "any") return ["'unsafe-inline'", "'unsafe-eval'"];
  if ("nonce" in inline) return [`'nonce-${inline.nonce}'`];
  return inline.hashes.map((hash) => `'sha256-${hash}'`);
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;

/**
 * Replaces the nonce of a page that is sent more than once by the hashes of the inline scripts that
 * have it. Any other script, such as one that an attacker managed to inject, is not allowed by it.
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; hashes: readonly string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => attributes.includes(attribute) && !/ src=/.test(attributes))
    .map(([, , code = ""]) => hash("sha256", code, "base64"));
  return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}
