import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { useList } from "../../../dashboard/list/use-list.ts";
import { CommentQueueDocument } from "../../../features/comment-queue/comment-queue.generated.ts";
import { commentedPost } from "../../../features/comment-queue/commented-post.ts";
import { QueueCard } from "../../../features/comment-queue/queue-card.tsx";
import { QueueMenu } from "../../../features/comment-queue/queue-menu.tsx";
import { QueueReply } from "../../../features/comment-queue/queue-reply.tsx";
import { queueList, tabsOf, variablesOf } from "../../../features/comment-queue/queue.ts";
import { useQueueActions } from "../../../features/comment-queue/use-queue-actions.ts";
import { useQueueFilters } from "../../../features/comment-queue/use-queue-filters.ts";
import { useQueueColumns } from "../../../features/comment-queue/use-queue-columns.tsx";

/** How often new comments are looked for while the page is seen, in ms. */
const often = 30_000;

export default function CommentsScreen() {
  const intl = useIntl();
  const list = useList(queueList);
  const [replyTo, setReplyTo] = useState<string>();
  const queue = useQuery(CommentQueueDocument, {
    variables: variablesOf(list.place),
    pollInterval: often,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const actions = useQueueActions(list.place.tab);
  const counts = (queue.data ?? queue.previousData)?.commentCounts;
  const { approve, spam, trash } = actions;
  const comments = (queue.data ?? queue.previousData)?.commentQueue.nodes;
  return (
    <ListScreen
      name="comments"
      title={intl.formatMessage({ id: "queue.title" })}
      facts={counts && <FormattedMessage id="queue.facts" values={{ count: counts.pending }} />}
      list={list}
      result={resultOf(queue, ({ commentQueue }) => commentQueue)}
      search={intl.formatMessage({ id: "queue.search" })}
      tabs={tabsOf(intl, counts)}
      filters={useQueueFilters(comments)}
      quick={actions.verdicts}
      keys={<FormattedMessage id="queue.keys" values={{ k: (key) => <kbd>{key}</kbd> }} />}
      nameOf={({ name }) => intl.formatMessage({ id: "queue.commentBy" }, { name })}
      columns={useQueueColumns()}
      card={(comment) => <QueueCard comment={comment} />}
      onOpen={(comment) => {
        const href = commentedPost(comment)?.href;
        if (href) window.open(href, "_blank", "noopener");
      }}
      menu={(comment, begin) => (
        <QueueMenu
          comment={comment}
          actions={actions.all}
          blockFor={actions.blockFor}
          begin={begin}
          onReply={() => setReplyTo(comment.id)}
          onPost={(post) => list.go({ filters: { ...list.place.filters, post: [post] } })}
        />
      )}
      below={(comment) =>
        comment.id === replyTo && (
          <QueueReply key={comment.id} comment={comment} onClose={() => setReplyTo(undefined)} />
        )
      }
      shortcuts={{
        a: (_, begin) => approve && begin(approve),
        s: (_, begin) => spam && begin(spam),
        d: (_, begin) => trash && begin(trash),
        "#": (_, begin) => trash && begin(trash),
        r: ({ id, status }) => (status === "PENDING" || status === "APPROVED") && setReplyTo(id),
      }}
      bulk={actions.all}
      empty={{
        title: intl.formatMessage({ id: `queue.empty.${list.place.tab}` }),
        text: intl.formatMessage({ id: "queue.empty.text" }),
      }}
    />
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
