import type { EntityManager } from "@mikro-orm/core";
import { addressIn } from "./mail/address-in.ts";
import type { Config } from "./config.ts";
import type { ResponseCache } from "../schema/foundation/reading/cache/response-cache.ts";
import type { Services, SiteOptions } from "../schema/foundation/services.ts";
import { readSiteSettings } from "../schema/settings/index.ts";

const KEY = "site settings";
const BYTES = 200;

/**
 * The site settings that administrators have chosen; read again after any process has written them.
 */
export const cachedSite = (
  answers: ResponseCache,
  em: () => EntityManager,
  defaults: SiteOptions,
  { sourceUrl, mailFrom }: Pick<Config, "sourceUrl" | "mailFrom">,
): Services["site"] => ({
  sourceUrl,
  mailAddress: addressIn(mailFrom),
  async decisions() {
    const known = answers.find<SiteOptions>(KEY);
    if (known) return known;
    const read = answers.reading(["site_settings"]);
    const decisions = await readSiteSettings(em(), defaults);
    answers.store(KEY, decisions, BYTES, read);
    return decisions;
  },
});
