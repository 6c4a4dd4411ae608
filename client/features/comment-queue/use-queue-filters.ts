import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import type { Filter } from "../../kit/list/filter.ts";
import { LOCALE_NAMES, LOCALES, useLocale } from "../site/locale.ts";
import { CommentedPostsDocument } from "./commented-posts.generated.ts";
import type { QueuedComment } from "./queue.ts";
import { commentedPost } from "./commented-post.ts";

/** What comments can be narrowed by; posts are those with the most comments, and those in the list. */
export function useQueueFilters(comments: readonly QueuedComment[] = []): Filter[] {
  const intl = useIntl();
  const { data } = useQuery(CommentedPostsDocument, { variables: { locale: useLocale() } });
  const label = (id: string) => intl.formatMessage({ id: `queue.filter.${id}` });
  const posts = new Map<string, string>();
  for (const { id, title } of data?.publishedPosts.nodes ?? []) if (title) posts.set(id, title);
  for (const comment of comments) {
    const title = commentedPost(comment)?.title;
    if (comment.post && title) posts.set(comment.post.id, title);
  }
  return [
    {
      id: "post",
      label: label("post"),
      kind: "one",
      options: [...posts].map(([value, title]) => ({ value, label: title })),
    },
    {
      id: "language",
      label: label("language"),
      kind: "one",
      options: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
    },
    { id: "written", label: label("written"), kind: "dates" },
  ];
}
