import type { EntityManager } from "@mikro-orm/core";
import { Invalid } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import { PRIVACY_ID } from "./built-in-pages.ts";
import { PageVersion } from "./page.ts";

const NAME = /^(\d{4}-\d\d-\d\d)\.(\d{1,9})$/u;

/** The languages in which a page had a version of this name: "2026-11-23.4". */
export async function localesOfVersion(
  page: string,
  name: string,
  em: EntityManager,
): Promise<Locale[]> {
  const [, since, number] = NAME.exec(name) ?? [];
  if (!since) return [];
  const versions = await em.find(
    PageVersion,
    { page, number: Number(number) },
    { fields: ["locale", "inForceSince"], disableIdentityMap: true },
  );
  return versions
    .filter(({ inForceSince }) => inForceSince.toISOString().startsWith(`${since}T`))
    .map(({ locale }) => locale);
}

/**
 * Throws INVALID unless someone agreed to a version of the privacy policy that was published. A site
 * without one takes any.
 */
export async function refuseUnknownConsent(consent: string, em: EntityManager): Promise<void> {
  if ((await localesOfVersion(PRIVACY_ID, consent, em)).length > 0) return;
  const published = await em.findOne(
    PageVersion,
    { page: PRIVACY_ID },
    { fields: ["number"], disableIdentityMap: true },
  );
  if (published) throw new Invalid({ consent: "Not valid" });
}
