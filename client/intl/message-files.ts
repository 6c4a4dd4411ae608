import type { Locale } from "../features/site/locale.ts";

const urls = import.meta.glob<string>("../messages/compiled/*.json", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Where the browser finds the texts of a locale: preloaded by the page, awaited by hydration. */
export function messageFile(locale: Locale) {
  return urls[`../messages/compiled/${locale}.json`];
}
