import { Link } from "react-router";
import { useLocale } from "../site/locale.ts";
import { type ListedPost, titleOf } from "./listed-post.ts";
import { PostPicture } from "./post-picture.tsx";
import { postAddress } from "./post-address.ts";
import { PostStateLine } from "./post-state-line.tsx";

/** Picture, title and state of a post in a table. */
export function PostCell({ post }: { post: ListedPost }) {
  const title = titleOf(post, useLocale());
  return (
    <span className="flex items-center gap-3.5">
      <PostPicture cover={post.cover} className="h-11 w-16! shrink-0 rounded-md" />
      <span className="min-w-0 leading-snug">
        <Link
          to={postAddress(post.id, "edit")}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3">
          <PostStateLine post={post} />
        </span>
      </span>
    </span>
  );
}
