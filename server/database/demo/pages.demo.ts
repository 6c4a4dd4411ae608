import { LOCALES } from "../../../schema/foundation/locale.ts";
import { ensurePages, Page } from "../../../schema/pages/index.ts";
import type { DemoData } from "./demo-world.ts";
import { pages } from "./pages.ts";

export const data: DemoData = {
  inFewerLanguages: { "Fonts and icons": ["en", "no"] },
  async add(em) {
    await ensurePages(em);
    for (const { slug, order, inFooter, date, title, description, content } of pages) {
      const at = new Date(`${date}T09:00:00Z`);
      const page = Object.assign(new Page(), { title, description, order, inFooter });
      Object.assign(page, { createdAt: at, updatedAt: at });
      for (const locale of LOCALES) {
        page.slug[locale] = slug;
        const document = content[locale];
        if (!document) continue;
        page.write(locale, document);
        page.publish(locale, at);
      }
      em.persist(page);
    }
  },
};
