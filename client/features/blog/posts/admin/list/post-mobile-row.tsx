import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { RelativeTime } from "../../../../../ui/relative-time.tsx";
import { CommentCounts } from "./comment-counts.tsx";
import type { ListedPost } from "./listed-post.ts";
import { LocaleMarks } from "../../../../../admin/document/locale-marks.tsx";
import { ListCover } from "../../../../../admin/document/list-cover.tsx";
import { PostTitle } from "./post-title.tsx";

/** A post in the list on a phone. */
export function PostMobileRow({ post }: { post: ListedPost }) {
  return (
    <div className="flex gap-3">
      <ListCover cover={post.cover} className="h-15 w-20! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <PostTitle post={post} className="line-clamp-2 font-semibold text-balance wrap-anywhere" />
        <p className="mt-1 truncate text-[0.8125rem] text-ink-3">
          {post.author && <bdi>{post.author.displayName}</bdi>}
          {post.author && " · "}
          <RelativeTime iso={post.updatedAt} />
        </p>
        <div className="mt-2.5 flex items-center gap-4">
          <LocaleMarks of={post} />
          <span className="flex items-center gap-1 text-xs text-ink-3">
            <IconMessageCircle size={15} aria-hidden="true" />
            <CommentCounts post={post} />
          </span>
        </div>
      </div>
    </div>
  );
}
