import { commentedPost } from "./commented-post.ts";
import type { ModeratedComment } from "./moderated-comment.ts";

/** The post a comment belongs to, on the public site. */
export function PostLink({ comment }: { comment: ModeratedComment }) {
  const post = commentedPost(comment);
  if (!post?.href) return <span className="line-clamp-2 text-ink-2">{post?.title ?? "–"}</span>;
  return (
    <a
      href={post.href}
      target="_blank"
      rel="noopener"
      className="line-clamp-2 text-ink-2 wrap-anywhere hover:underline"
    >
      {post.title}
    </a>
  );
}
