import { useIntl } from "react-intl";
import { Block } from "./block.tsx";
import { CommentLine } from "./comment-line.tsx";
import type { Comments } from "./overview.ts";

/** Comments that wait for a moderator. */
export function PendingComments({ newest }: Pick<Comments, "newest">) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <Block
      title={text("pending")}
      more={{ to: "/dashboard/blog/comments", label: text("pending.all") }}
      empty={text("pending.none")}
      isEmpty={newest.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {newest.map((comment) => (
          <CommentLine key={comment.id} comment={comment} />
        ))}
      </ul>
    </Block>
  );
}
