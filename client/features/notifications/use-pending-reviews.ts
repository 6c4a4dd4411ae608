import { useQuery } from "@apollo/client/react";
import { useMay } from "../../platform/session/viewer.tsx";
import { PendingReviewsDocument } from "./pending-reviews.generated.ts";

const POLL_INTERVAL_MS = 60_000;

/** How many items this user has to review, by area; polled while the page is visible. */
export function usePendingReviews(): Record<string, number> {
  const comments = useMay("comment:moderate");
  const reports = useMay("report:moderate");
  const members = useMay("member:suspend");
  const applications = useMay("application:manage");
  const { data } = useQuery(PendingReviewsDocument, {
    variables: { comments, reports, members, applications },
    skip: !comments && !reports && !members && !applications,
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return {
    comments: data?.commentsToModerate?.totalCount ?? 0,
    messageReports: data?.messageReports?.totalCount ?? 0,
    jobs: data?.newApplicationCount ?? 0,
    members: data?.memberCounts?.pending ?? 0,
  };
}
