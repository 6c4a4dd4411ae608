import type { RouterContextProvider } from "react-router";
import { type Locale, LOCALES } from "../i18n/locale.ts";
import { pageRequest } from "./request.ts";
import type { Failure, Page } from "./rest.ts";

type LegalSlug = "terms-and-conditions" | "privacy-policy";

/**
 * The version of a legal page that someone who accepts it has read: in the language of the form, or
 * in one in which it is published.
 */
export async function legalVersion(
  context: Readonly<RouterContextProvider>,
  slug: LegalSlug,
  locale: Locale,
): Promise<string> {
  const { rest } = context.get(pageRequest);
  const inLanguage = (one: Locale) =>
    rest("GET", `/api/pages/public/${slug}`, { query: { locale: one } });
  const answer = await inLanguage(locale);
  if (answer.status === 200) return versionOf(answer.body);
  const { available } = answer.body as Failure;
  const other = LOCALES.find((one) => available?.[one]);
  return other ? versionOf((await inLanguage(other)).body) : "";
}

const versionOf = (body: unknown): string => (body as { page: Page }).page.version.name;
