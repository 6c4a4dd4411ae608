import { useIntl } from "react-intl";
import { ShortWhen } from "../../kit/short-when.tsx";
import type { Column } from "../../kit/table/column.ts";
import { PostLink } from "./post-link.tsx";
import type { QueuedComment } from "./queue.ts";
import { QueuedText } from "./queued-text.tsx";
import { Writer } from "./writer.tsx";

/** The columns of the moderators' queue. */
export function useQueueColumns(): Column<QueuedComment>[] {
  const intl = useIntl();
  const header = (id: string) => intl.formatMessage({ id: `queue.column.${id}` });
  return [
    { id: "text", header: header("text"), cell: (comment) => <QueuedText comment={comment} /> },
    {
      id: "writer",
      header: header("writer"),
      width: "220px",
      cell: (comment) => <Writer comment={comment} />,
    },
    {
      id: "post",
      header: header("post"),
      width: "190px",
      optional: true,
      from: 896,
      cell: (comment) => <PostLink comment={comment} />,
    },
    {
      id: "written",
      header: header("written"),
      width: "126px",
      from: 768,
      cell: ({ createdAt }) => <ShortWhen iso={createdAt} className="text-ink-2" />,
    },
  ];
}
