import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { CardHistoryDocument, type CardHistoryQuery } from "./card.generated.ts";

type Event = CardHistoryQuery["card"]["events"][number];

interface CardHistoryProps {
  id: string;
  /** It is read again with each */
  revision: number;
}

/** Who did what with a card, newest first. */
export function CardHistory({ id, revision }: CardHistoryProps) {
  const intl = useIntl();
  const { data, previousData, error, refetch } = useQuery(CardHistoryDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const read = data?.card.revision;
  useEffect(() => {
    if (read !== undefined && read < revision) refetch().catch(() => {});
  }, [read, revision, refetch]);
  const events = (data ?? previousData)?.card.events;
  if (!events && error) {
    return (
      <div className="grid justify-items-start gap-2">
        <ProblemNotice text={problemText(intl, error)} className="w-full" />
        <RetryButton size={36} onRetry={refetch} />
      </div>
    );
  }
  if (!events) return <div aria-busy="true" className="h-24 animate-pulse rounded-md bg-raised" />;
  if (events.length === 0) {
    return (
      <p className="text-sm text-ink-3">
        <FormattedMessage id="boards.history.none" />
      </p>
    );
  }
  return (
    <ol className="grid gap-3.5">
      {events.map((event) => (
        <li key={event.id} className="flex items-start gap-3 text-sm">
          <Avatar
            name={event.member?.displayName ?? intl.formatMessage({ id: "boards.comment.unknown" })}
            src={event.member?.avatar}
            size={24}
          />
          <p className="min-w-0 flex-1 wrap-anywhere text-ink-2">
            <Sentence event={event} />{" "}
            <RelativeTime iso={event.createdAt} className="text-[13px] text-ink-3" />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ event: { kind, from, to, member } }: { event: Event }) {
  const shown = (text: string | null) =>
    kind === "DUE" && text ? (
      <FormattedDate
        value={`${text}T00:00Z`}
        timeZone="UTC"
        day="numeric"
        month="short"
        year="numeric"
      />
    ) : (
      <bdi>{text}</bdi>
    );
  return (
    <FormattedMessage
      id={kind === "DUE" && !to ? "boards.history.DUE.none" : `boards.history.${kind}`}
      values={{
        name: (
          <bdi className="font-semibold text-ink">
            {member?.displayName ?? <FormattedMessage id="boards.comment.unknown" />}
          </bdi>
        ),
        from: shown(from),
        to: shown(to),
      }}
    />
  );
}
