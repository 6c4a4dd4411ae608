import type { EntityManager } from "@mikro-orm/core";
import { Invalid } from "../foundation/errors.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { TERMS_ID } from "../pages/built-in-pages.ts";
import { localesOfVersion } from "../pages/published-version.ts";

/** What a user has agreed to: a version of the terms, which are counted in each language. */
export interface AcceptedTerms {
  acceptedTerms: string;
  acceptedTermsLocale: Locale;
}

/**
 * The version of the terms by its name, "2026-11-23.4": in the language of the form, or in another
 * one, for the form shows another one where the terms are not published in its own.
 */
export async function acceptedTerms(
  name: string,
  locale: Locale,
  em: EntityManager,
): Promise<AcceptedTerms> {
  const named = await localesOfVersion(TERMS_ID, name, em);
  const own = [locale, ...LOCALES].find((one) => named.includes(one));
  if (!own) throw new Invalid({ terms: "Not valid" });
  return { acceptedTerms: name, acceptedTermsLocale: own };
}
