import type { PostSummary } from "../../../../platform/rest.ts";
import { LocaleLink } from "../../../../ui/locale-link.tsx";
import { postPath } from "./blog-path.ts";

interface PostTitleLinkProps {
  post: Pick<PostSummary, "slug" | "title">;
  className?: string;
}

/** The title of a post; its link covers the nearest `group relative` around it, the whole card. */
export function PostTitleLink({ post: { slug, title }, className = "" }: PostTitleLinkProps) {
  return (
    <LocaleLink
      to={postPath(slug)}
      className={`group-hover:underline after:absolute after:inset-0 ${className}`}
    >
      {title}
    </LocaleLink>
  );
}
