import { defineFeed } from "../../../platform/feed/define-feed.ts";

export const loader = defineFeed({
  list: "/api/changelog/public",
  sitePath: "/changelog",
  title: "changelog.public.feed",
  description: "changelog.public.lead",
  rows: ({ entries }) => entries.slice(0, 20),
  item: ({ id, anchor, release, title, description, changes, publishedAt, tags }) => ({
    slug: id,
    anchor,
    title: [release, title.text].filter(Boolean).join(": "),
    description: [description?.text, ...changes.map(({ text }) => text)].filter(Boolean).join("\n"),
    publishedAt,
    categories: tags,
  }),
});
