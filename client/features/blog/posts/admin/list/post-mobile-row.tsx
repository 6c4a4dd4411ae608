import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { DocumentMobileRow } from "../../../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../../../admin/document/locale-marks.tsx";
import { CommentCounts } from "./comment-counts.tsx";
import type { ListedPost } from "./listed-post.ts";
import { postAddress } from "./post-address.ts";

/** A post in the list on a phone. */
export function PostMobileRow({ post }: { post: ListedPost }) {
  return (
    <DocumentMobileRow
      of={post}
      to={postAddress(post.id, "edit")}
      cover={post.cover}
      about={post.author?.displayName}
      changedAt={post.updatedAt}
    >
      <div className="mt-2.5 flex items-center gap-4">
        <LocaleMarks of={post} />
        <span className="flex items-center gap-1 text-xs text-ink-3">
          <IconMessageCircle size={15} aria-hidden="true" />
          <CommentCounts post={post} />
        </span>
      </div>
    </DocumentMobileRow>
  );
}
