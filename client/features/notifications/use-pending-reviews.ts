import { useQuery } from "@apollo/client/react";
import { useViewer } from "../../platform/session/viewer.tsx";
import { PendingReviewsDocument } from "./pending-reviews.generated.ts";

const POLL_INTERVAL_MS = 60_000;

/** How many items this user has to review, by area; polled while the page is visible. */
export function usePendingReviews(): Record<string, number> {
  const { may, member } = useViewer();
  const comments = may("comment:moderate");
  const reports = may("report:moderate");
  const members = may("member:suspend");
  const applications = may("application:manage");
  // Members are asked for quotes.
  const requests = may("contact:read") || Boolean(member);
  const { data } = useQuery(PendingReviewsDocument, {
    variables: { comments, reports, members, applications, requests },
    skip: !comments && !reports && !members && !applications && !requests,
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return {
    comments: data?.commentsToModerate?.totalCount ?? 0,
    messageReports: data?.messageReports?.totalCount ?? 0,
    jobs: data?.newApplicationCount ?? 0,
    members: data?.memberCounts?.pending ?? 0,
    requests: data?.contactRequests?.totalCount ?? 0,
  };
}
