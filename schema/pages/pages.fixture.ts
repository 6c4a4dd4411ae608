import { documentOf } from "../blog/post.builder.ts";
import { LOCALES } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { documentValues, versionsOf } from "../oracle/documents.ts";
import { cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { Page, PageVersion } from "./page.ts";

function page(n: number): Page {
  const made = Object.assign(new Page(), {
    id: idOf("7a", n),
    ...documentValues(n),
    inFooter: n % 2 === 0,
    order: n % 3,
  });
  for (const [i, locale] of LOCALES.entries()) {
    made.slug[locale] = `page-${n}`;
    if ((n + i) % 4 === 3) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    if (n % 3) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
    if (n % 5 === 2 || (n + i) % 5 === 1) made.unpublish(locale, PublicationStatus.DRAFT);
    else if ((n + i) % 7 === 2) made.schedule(locale, new Date(at(n).getTime() + 1e10));
    else made.publish(locale, at(n));
    if (n % 3 === 0) {
      made.title[locale] = `Another ${n}`;
      made.noteTextChange(locale, at(n + 1));
    }
    if ((n + i) % 6 === 4) made.unpublish(locale, PublicationStatus.ARCHIVED);
  }
  if (n % 9 === 4) made.delete(at(n + 3));
  return made;
}

export const fixture: Fixture = {
  after: ["members"],
  fill(world) {
    const pages = times(25, page);
    world.add(pages);
    world.add(versionsOf(pages, "7b", world.of(Member)));
  },
  values(world) {
    const pages = world.of(Page);
    const published = pages.map((one) => ({ publishedAt: one.createdAt, item: one }));
    return {
      "Query.page.id": [...pages.slice(0, 20).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.pageVersion.id": [...some(world.of(PageVersion)), UNKNOWN, NO_ID],
      "Query.publishedPage.slug": ["page-0", "page-3", "page-8", "nothing\u0000"],
      "Query.publishedPages.after": cursors(published, { publishedAt: "desc", item: "desc" }),
      "Query.pages.after": cursors(pages, { updatedAt: "desc", id: "desc" }),
    };
  },
  open: {
    "Query.publishedPages": "what is published is visible",
    "Query.publishedPage": "what is published is visible",
    "Query.footerPages": "what is published is visible",
    "Query.team": "it lists public profiles alone",
    "Query.pageVersion": "requires a permission",
    "PageVersion.page": "whoever sees versions sees all pages",
  },
};
