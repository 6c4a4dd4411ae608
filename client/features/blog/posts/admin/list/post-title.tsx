import { Link } from "react-router";
import { useLocale } from "../../../../../i18n/locale.ts";
import { titleOf } from "../../../../../admin/document/listed-document.ts";
import type { ListedPost } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";

/** A post's title, linked to its editor unless it is deleted. */
export function PostTitle({ post, className }: { post: ListedPost; className: string }) {
  const title = titleOf(post, useLocale());
  if (post.deletedAt) return <span className={className}>{title}</span>;
  return (
    <Link to={postAddress(post.id, "edit")} className={`${className} hover:underline`}>
      {title}
    </Link>
  );
}
