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

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

/** The hashes of a page's inline scripts. Data, such as JSON-LD, is not run and needs none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = ""]) => !/\b(src|type="application\/)/.test(attributes),
  );
  return [...new Set(scripts.map(([, , code = ""]) => hash("sha256", code, "base64")))];
}
