import type { PostSummary } from "../../../../platform/rest.ts";
import { CardLink } from "../../../../ui/card-link.tsx";
import { postPath } from "./blog-path.ts";

interface PostTitleLinkProps {
  post: Pick<PostSummary, "slug" | "title">;
  className?: string;
}

/** The title of a post; its link covers the nearest `group relative` around it, the whole card. */
export function PostTitleLink({ post: { slug, title }, className }: PostTitleLinkProps) {
  return (
    <CardLink to={postPath(slug)} className={className}>
      {title}
    </CardLink>
  );
}
