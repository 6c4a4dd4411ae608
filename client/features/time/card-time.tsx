import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { durationText } from "./duration.ts";
import { EntryList } from "./entry-list.tsx";
import { TimeEntriesDocument } from "./time.generated.ts";
import { TimerButtons } from "./timer-buttons.tsx";

interface CardTimeProps {
  card: { id: string; trackedMin: number; estimateMin: number | null };
}

const FEW = 5;
/** The most that one request answers */
const MANY = 100;
const SECONDS = 60;

/** The time that was spent on a card. */
export function CardTime({ card: { id, trackedMin, estimateMin } }: CardTimeProps) {
  const intl = useIntl();
  const [first, setFirst] = useState(FEW);
  const { data, previousData, error, refetch } = useQuery(TimeEntriesDocument, {
    variables: { cardId: id, first, page: 1 },
    fetchPolicy: "cache-and-network",
  });
  // What others track is on the card first.
  const shownMin = useRef(trackedMin);
  useEffect(() => {
    if (shownMin.current === trackedMin) return;
    shownMin.current = trackedMin;
    refetch().catch(() => {});
  }, [trackedMin, refetch]);
  const entries = (data ?? previousData)?.timeEntries;
  const rest = (entries?.totalCount ?? 0) - (entries?.nodes.length ?? 0);
  const tracked = durationText(intl, trackedMin * SECONDS);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <h3 className="me-auto font-bold">
          <FormattedMessage id="time.title" />{" "}
          <span className="font-normal text-ink-3">
            {estimateMin === null ? (
              tracked
            ) : (
              <FormattedMessage
                id="time.ofEstimate"
                values={{ tracked, estimate: durationText(intl, estimateMin * SECONDS) }}
              />
            )}
          </span>
        </h3>
        <TimerButtons of={{ cardId: id }} size={36} />
      </div>
      {entries ? (
        entries.nodes.length > 0 && <EntryList entries={entries.nodes} />
      ) : error ? (
        <div className="grid justify-items-start gap-2">
          <ProblemNotice text={problemText(intl, error)} className="w-full" />
          <RetryButton size={36} onRetry={refetch} />
        </div>
      ) : (
        <div aria-busy="true" className="h-12 animate-pulse rounded-md bg-raised" />
      )}
      {rest > 0 && first < MANY && (
        <Button
          variant="plain"
          size={36}
          className="justify-self-start text-primary-strong!"
          onClick={() => setFirst(MANY)}
        >
          <FormattedMessage id="time.showAll" values={{ count: entries?.totalCount }} />
        </Button>
      )}
      {rest > 0 && first === MANY && (
        <p className="text-sm text-ink-3">
          <FormattedMessage id="time.older" values={{ count: rest }} />
        </p>
      )}
    </section>
  );
}
