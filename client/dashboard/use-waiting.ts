import { useQuery } from "@apollo/client/react";
import { useMay } from "../session/viewer.tsx";
import { WaitingDocument } from "./waiting.generated.ts";

/** A minute, in ms. */
const often = 60_000;

/** How much waits for this user, by area; looked at again every minute while the page is seen. */
export function useWaiting(): Record<string, number> {
  const comments = useMay("comment:moderate");
  const reports = useMay("report:moderate");
  const members = useMay("member:suspend");
  const { data } = useQuery(WaitingDocument, {
    variables: { comments, reports, members },
    skip: !comments && !reports && !members,
    pollInterval: often,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return {
    comments: data?.commentQueue?.totalCount ?? 0,
    messageReports: data?.messageReports?.totalCount ?? 0,
    users: data?.memberCounts?.pending ?? 0,
  };
}
