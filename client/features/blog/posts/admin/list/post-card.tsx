import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { Avatar } from "../../../../../ui/avatar.tsx";
import { RelativeTime } from "../../../../../ui/relative-time.tsx";
import { CommentCounts } from "./comment-counts.tsx";
import type { ListedPost } from "./listed-post.ts";
import { DocumentTitle, DraftMark } from "../../../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../../../admin/document/locale-marks.tsx";
import { ListCover } from "../../../../../admin/document/list-cover.tsx";
import { StateLine } from "../../../../../admin/document/state-line.tsx";
import { postAddress } from "./post-address.ts";

/** A post as a card in a grid. */
export function PostCard({ post }: { post: ListedPost }) {
  return (
    <>
      <ListCover cover={post.cover} className="h-36 w-full! shrink-0" />
      <div className="flex flex-1 flex-col p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-3">
          <StateLine of={post} />
          <DraftMark of={post} />
        </p>
        <DocumentTitle
          of={post}
          to={postAddress(post.id, "edit")}
          className="mt-1 line-clamp-2 leading-snug font-semibold text-balance wrap-anywhere"
        />
        <div className="mt-auto flex items-center justify-between gap-3 pt-4 text-xs text-ink-3">
          <LocaleMarks of={post} />
          <span className="flex items-center gap-1">
            <IconMessageCircle size={15} aria-hidden="true" />
            <CommentCounts post={post} />
          </span>
        </div>
        <div className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-[0.8125rem] text-ink-3">
          {post.author && (
            <>
              <Avatar name={post.author.displayName} src={post.author.avatar} size={24} />
              <span className="min-w-0 truncate">{post.author.displayName}</span>
            </>
          )}
          <RelativeTime iso={post.updatedAt} className="ms-auto" />
        </div>
      </div>
    </>
  );
}
