import { useQuery } from "@apollo/client/react";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { areaNames, type PendingCounts } from "./pending-areas.ts";
import { PendingCountsDocument } from "./pending-work.generated.ts";

export const POLLING = {
  pollInterval: 60_000,
  skipPollAttempt: () => document.hidden || !navigator.onLine,
};

/** How much waits for the viewer, by area, and the unread mails of the inbox. */
export function usePendingCounts(): { counts: PendingCounts; unreadMails: number } {
  const { may } = useViewer();
  const { data } = useQuery(PendingCountsDocument, {
    variables: { mails: may("mail:read") },
    ...POLLING,
  });
  const work = data?.pendingWork;
  return {
    counts: Object.fromEntries(
      areaNames.map((name) => [name, work?.[name]?.count ?? 0]),
    ) as PendingCounts,
    unreadMails: data?.unreadMailCounts?.inbox ?? 0,
  };
}
