import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { ActionBadge } from "./audit-action.tsx";
import { OwnAuditDocument } from "./audit.generated.ts";

/** What the log has of the viewer's own account: sign-ins, refused ones, and changes as staff. */
export function OwnActivity() {
  const intl = useIntl();
  const { data, error, refetch, fetchMore } = useQuery(OwnAuditDocument, {
    fetchPolicy: "cache-and-network",
  });
  if (!data) return <EditLoading error={error} onRetry={refetch} />;
  const { nodes, pageInfo } = data.ownAuditEntries;
  const showMore = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { ownAuditEntries: more } }) => ({
        ownAuditEntries: { ...more, nodes: [...before.ownAuditEntries.nodes, ...more.nodes] },
      }),
    });
  return (
    <Card
      title={intl.formatMessage({ id: "audit.own" })}
      text={intl.formatMessage({ id: "audit.own.text" })}
    >
      {nodes.length === 0 && (
        <p className="text-ink-2">
          <FormattedMessage id="audit.own.empty" />
        </p>
      )}
      <ul aria-label={intl.formatMessage({ id: "audit.own" })} className="divide-y divide-line">
        {nodes.map(({ id, action, kind, count, network, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <ActionBadge action={action} count={count} />
            <span className="min-w-0 flex-1 truncate text-ink-2">
              <bdi>{[kind, network].filter(Boolean).join(" · ")}</bdi>
            </span>
            <RelativeTime iso={createdAt} className="text-[0.8125rem] text-ink-3" />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <div className="mt-4">
          <Button variant="soft" size={44} onClick={() => void showMore()}>
            <FormattedMessage id="audit.own.more" />
          </Button>
        </div>
      )}
    </Card>
  );
}
