import type { ListedPost } from "./listed-post.ts";
import { ListCover } from "../../../../../admin/document/list-cover.tsx";
import { StateLine } from "../../../../../admin/document/state-line.tsx";
import { PostTitle } from "./post-title.tsx";

/** Picture, title and state of a post in a table. */
export function PostCell({ post }: { post: ListedPost }) {
  return (
    <span className="flex items-center gap-3.5">
      <ListCover
        cover={post.cover}
        className="h-11 w-16! shrink-0 rounded-md in-data-compact:h-7 in-data-compact:w-10!"
      />
      <span className="min-w-0 leading-snug">
        <PostTitle
          post={post}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere in-data-compact:line-clamp-1"
        />
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          <StateLine of={post} />
        </span>
      </span>
    </span>
  );
}
