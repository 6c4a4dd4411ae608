import { Post } from "../blog/post.ts";
import { PostViews } from "../blog/post-views.ts";
import { LOCALES } from "../foundation/locale.ts";
import { type Fixture } from "../oracle/fixture.ts";
import { nth, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { ProjectViews } from "../projects/project-views.ts";
import { LocaleDay } from "./locale-day.ts";
import { PageDay } from "./page-day.ts";
import { ReferrerDay } from "./referrer-day.ts";

const DAYS = ["2026-11-18", "2026-11-19", "2026-11-20"];

export const fixture: Fixture = {
  after: ["blog", "projects"],
  fill(world) {
    world.add(
      world
        .of(Post)
        .slice(0, 3)
        .map((post, n) => new PostViews(post, n * 10)),
    );
    world.add(
      world
        .of(Project)
        .slice(0, 3)
        .map((project, n) => new ProjectViews(project, n * 10)),
    );
    for (const day of DAYS) {
      world.add(LOCALES.map((locale) => new LocaleDay({ day, locale, views: 4, visitors: 2 })));
      world.add(
        times(
          6,
          (n) => new PageDay({ day, locale: nth(LOCALES, n), path: `/page/${n}`, views: n }),
        ),
      );
      world.add(
        ["", "example.org"].map((host) => new ReferrerDay({ day, host, visitors: 3, contacts: 1 })),
      );
    }
  },
  values() {
    return {
      "Query.siteAnalytics.from": DAYS,
      "Query.siteAnalytics.to": DAYS,
      "Query.siteAnalytics.first": [1, 10],
    };
  },
};
