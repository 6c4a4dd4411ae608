import { defineFeed } from "../../../platform/feed/define-feed.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";

export const loader = defineFeed({
  list: "/api/jobs/public",
  sitePath: SITE_PATHS.jobs,
  title: "careers.feed",
  description: "careers.list.description",
  rows: ({ jobs }) => jobs,
  item: ({ slug, title, description, publishedAt, role, locations }) => ({
    slug,
    title: [title, ...locations].join(" · "),
    description,
    publishedAt,
    categories: role ? [role] : [],
  }),
  content: ({ job }) => job.content,
});
