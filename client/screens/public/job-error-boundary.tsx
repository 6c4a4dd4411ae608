import { useRouteError } from "react-router";
import { missingOf } from "../../platform/missing-of.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { lazyPage } from "../../ui/lazy-page.tsx";

const JobMissing = lazyPage(
  async () => (await import("../../features/jobs/public/job-missing.tsx")).JobMissing,
);

/** The error page of jobs: says what is missing, in the reader's language. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = missingOf(error);
  if (/^Job not (found|available in )/.test(message)) return <JobMissing available={available} />;
  return <PageFailure error={error} />;
}
