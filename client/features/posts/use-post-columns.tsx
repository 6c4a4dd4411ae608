import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import { useIntl } from "react-intl";
import { Avatar } from "../../kit/avatar.tsx";
import { ShortWhen } from "../../kit/short-when.tsx";
import type { Column } from "../../kit/table/column.ts";
import { CommentCounts } from "./comment-counts.tsx";
import type { ListedPost } from "./listed-post.ts";
import { LocaleMarks } from "./locale-marks.tsx";
import { PostCell } from "./post-cell.tsx";

/** The columns of the list of posts. */
export function usePostColumns(inTrash: boolean): Column<ListedPost>[] {
  const intl = useIntl();
  const header = (id: string) => intl.formatMessage({ id: `posts.column.${id}` });
  return [
    {
      id: "title",
      header: header("title"),
      sort: "ascending",
      cell: (post) => <PostCell post={post} />,
    },
    {
      id: "author",
      header: header("author"),
      width: "160px",
      optional: true,
      from: 896,
      cell: ({ author }) =>
        author && (
          <span className="flex items-center gap-2.5">
            <Avatar name={author.displayName} src={author.avatar} size={28} />
            <span className="truncate">{author.displayName}</span>
          </span>
        ),
    },
    {
      id: "categories",
      header: header("categories"),
      width: "120px",
      optional: true,
      from: 1024,
      cell: ({ categories }) => (
        <span className="line-clamp-2 text-ink-2">
          {categories.map(({ name }) => name).join(", ")}
        </span>
      ),
    },
    {
      id: "languages",
      header: header("languages"),
      width: "146px",
      optional: true,
      cell: (post) => <LocaleMarks post={post} />,
    },
    {
      id: "comments",
      header: header("comments"),
      icon: <IconMessageCircle size={17} aria-hidden="true" />,
      sort: "descending",
      width: "80px",
      optional: true,
      from: 768,
      cell: (post) => <CommentCounts post={post} />,
    },
    {
      id: "updated",
      header: header(inTrash ? "deleted" : "updated"),
      sort: "descending",
      width: "116px",
      from: 768,
      cell: ({ updatedAt, deletedAt }) => (
        <ShortWhen iso={deletedAt ?? updatedAt} className="text-ink-2" />
      ),
    },
  ];
}
