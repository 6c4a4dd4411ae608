import { expect, test } from "vitest";
import { browserOf } from "./browser-of.ts";
import { readView } from "./read-view.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
const SITE = "atelier.example";

const view = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  readView({ method, url, headers: { host: SITE, "user-agent": CHROME, ...headers } }, [SITE]);

const pathOf = (url: string) => {
  const found = view(url);
  return found && `${found.locale} ${found.path}`;
};

test.each([
  ["/", "en /"],
  ["/no", "no /"],
  ["/fr/blog/bonjour?page=2#top", "fr /blog/bonjour"],
  ["/blog/", "en /blog"],
  ["/BLOG//First", "en /blog/first"],
  ["/bl%6Fg", "en /blog"],
  ["/no/blogg/%C3%A6rlige-priser", "no /blogg/ærlige-priser"],
  ["/_.data", "en /"],
  ["/_root.data?_routes=root", "en /"],
  ["/fr/_.data", "fr /"],
  ["/blog/first.data?_routes=post", "en /blog/first"],
])("%s is counted as %s, however it is written", (url, page) => {
  expect(pathOf(url)).toBe(page);
});

test.each([
  ["/invoices/kept-secret", "en /invoices/…"],
  ["/invoices/kept-secret.data", "en /invoices/…"],
  ["/fr/careers/applications/kept-secret", "fr /careers/applications/…"],
  ["/blog/preview/kept-secret?token=kept-secret", "en /blog/preview/…"],
])("the secret in %s is not counted", (url, page) => {
  expect(pathOf(url)).toBe(page);
});

test.each([
  "/dashboard/app",
  "/auth/login",
  "/graphql",
  "/api/docs",
  "/share/kept-secret",
  "/fr/404",
  "/maintenance",
  `/${"a".repeat(301)}`,
  "/%E0%A4%A",
])("%s is no page of the site", (url) => {
  expect(view(url)).toBeUndefined();
});

test.each([
  ["HEAD", {}],
  ["POST", {}],
  ["GET", { "sec-purpose": "prefetch" }],
  ["GET", { "sec-purpose": "prefetch;prerender" }],
  ["GET", { purpose: "prefetch" }],
  ["GET", { "x-moz": "prefetch" }],
  ["GET", { "user-agent": "" }],
  ["GET", { "user-agent": "curl/8.5.0" }],
  [
    "GET",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["GET", { "user-agent": CHROME.replace("Chrome", "HeadlessChrome") }],
])("%s with %j is nobody who reads", (method, headers) => {
  expect(view("/blog", headers, method)).toBeUndefined();
});

test.each([
  [undefined, ""],
  ["https://www.Example.org/search?q=private", "example.org"],
  [`https://${SITE}/blog`, ""],
  ["android-app://com.example", ""],
  ["no address", ""],
  [`https://${"a".repeat(101)}.example/`, ""],
])("of the referrer %s only the host is counted", (referer, host) => {
  expect(view("/blog", referer ? { referer } : {})?.host).toBe(host);
});

test("the page from which the contact form was opened is counted with it", () => {
  const before = { referer: `https://${SITE}/fr/projects/web/marche?x=1` };
  expect(view("/fr/contact-us", before)?.source).toEqual({
    locale: "fr",
    path: "/projects/web/marche",
  });
  expect(view("/blog", before)?.source).toBeUndefined();
  expect(view("/contact-us", { referer: "https://other.example/blog" })?.source).toBeUndefined();
  expect(view("/contact-us", { referer: `https://${SITE}/dashboard/app` })?.source).toBeUndefined();
});

test("a page that loads its own data again is not read again", () => {
  const same = { referer: `https://${SITE}/blog?page=1` };
  expect(view("/blog.data?page=2", same)).toBeUndefined();
  expect(view("/blog/first.data", same)).toMatchObject({ path: "/blog/first" });
  expect(view("/blog?page=2", same)).toMatchObject({ path: "/blog" });
});

test("who asks not to be tracked is no visitor, though the page was read", () => {
  const agent = { "user-agent": CHROME };
  expect(browserOf(agent)).toBe(CHROME);
  const wishes: Record<string, string>[] = [{ dnt: "1" }, { "sec-gpc": "1" }];
  for (const wish of wishes) {
    expect(browserOf({ ...agent, ...wish })).toBe("");
    expect(view("/blog", wish)).toMatchObject({ path: "/blog" });
  }
  expect(browserOf({ "user-agent": "curl/8.5.0" })).toBe("");
});
