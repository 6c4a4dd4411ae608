import { LocaleDay, PageDay, ReferrerDay } from "../../../schema/analytics/index.ts";
import { Post } from "../../../schema/blog/index.ts";
import { DAY } from "../../../schema/foundation/durations.ts";
import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { PostViews } from "../../../schema/blog/post-views.ts";
import { Project } from "../../../schema/projects/index.ts";
import { ProjectViews } from "../../../schema/projects/project-views.ts";
import { dayOf } from "../../../schema/time/index.ts";
import type { DemoData } from "./demo-world.ts";

const DAYS = 120;

/** Visitors on a day of the week, from Monday: fewer on weekends. */
const WEEK = [46, 52, 55, 50, 41, 19, 23];
const SHARES: Record<Locale, number> = { en: 0.55, no: 0.3, fr: 0.15 };
const PAGES = ["/", "/blog", "/members", "/projects", "/pricing", "/faqs", "/contact-us"];
const HOSTS = ["", "google.com", "are.na", "mastodon.social", "news.ycombinator.com", "grafill.no"];

/** How the site was read in the months before the first start: the same numbers each time. */
export const data: DemoData = {
  after: ["blog", "projects"],
  async add(em) {
    const posts = await em.find(Post, {}, { orderBy: { createdAt: "asc", id: "asc" } });
    const projects = await em.find(
      Project,
      { type: { $ne: null } },
      { populate: ["type"], orderBy: { createdAt: "asc", id: "asc" } },
    );
    const read = [
      ...posts.map((item) => ({ item, path: (slug: string) => `/blog/${slug}` })),
      ...projects.map((item) => ({
        item,
        path: (slug: string) => `/projects/${item.type?.slug}/${slug}`,
      })),
    ];
    const views = new Map<Post | Project, number>(read.map(({ item }) => [item, 0]));
    const days = new Set(
      Array.from({ length: DAYS }, (_, ago) => dayOf(new Date(Date.now() - (ago + 1) * DAY))),
    );
    for (const [ago, day] of [...days].entries()) {
      const weekday = Temporal.PlainDate.from(day).dayOfWeek - 1;
      // more from month to month, and a little different each day
      const visitors = Math.round(((WEEK[weekday] ?? 0) * (200 - ago)) / 160) + (ago % 5);
      const figures = visitsOf(day, visitors, ago);
      for (const [n, { item, path }] of read.entries()) {
        for (const locale of item.languages) {
          const slug = item.slug[locale];
          const count = Math.floor((visitors * SHARES[locale]) / (2 + ((n * 7 + ago) % 23)));
          if (!slug || !count) continue;
          const entries = Math.floor(count / 3);
          figures.pages.push(new PageDay({ day, locale, path: path(slug), views: count, entries }));
          views.set(item, (views.get(item) ?? 0) + count);
        }
      }
      for (const page of figures.pages) {
        const { locale } = page;
        const sum = figures.locales.find((one) => one.locale === locale);
        if (sum) sum.views += page.views;
      }
      em.persist([...figures.pages, ...figures.locales, ...figures.referrers]);
    }
    for (const [item, count] of views) {
      em.persist(item instanceof Post ? new PostViews(item, count) : new ProjectViews(item, count));
    }
  },
};

function visitsOf(day: string, visitors: number, ago: number) {
  const contacts = ago % 3 === 0 ? 1 : 0;
  const quotes = ago % 7 === 2 ? 1 : 0;
  const locales = LOCALES.map((locale) => {
    const wrote = locale === "en" ? { contacts, quotes } : {};
    const count = Math.round(visitors * SHARES[locale]);
    return new LocaleDay({ day, locale, visitors: count, views: 0, ...wrote });
  });
  const pages = LOCALES.flatMap((locale) =>
    PAGES.map((path, n) => {
      const count = Math.round((visitors * SHARES[locale]) / (n + 1.5)) + 1;
      const isEntry = locale === "en" && path === "/";
      const isSource = locale === "en" && path === "/pricing";
      return new PageDay({
        day,
        locale,
        path,
        views: count,
        entries: Math.floor(count / 3),
        ...(isEntry && { entryContacts: contacts, entryQuotes: quotes }),
        ...(isSource && { contacts, quotes }),
      });
    }),
  );
  const all = locales.reduce((sum, one) => sum + one.visitors, 0);
  const others = HOSTS.slice(1).map((host, n) => {
    const wrote = n === 0 ? { contacts, quotes } : {};
    return new ReferrerDay({ day, host, visitors: Math.floor(all / (5 + 4 * n)), ...wrote });
  });
  const direct = all - others.reduce((sum, one) => sum + one.visitors, 0);
  const referrers = [new ReferrerDay({ day, host: "", visitors: direct }), ...others];
  return { locales, pages, referrers };
}
