import { useRouteError } from "react-router";
import { missingOf } from "../../platform/missing-of.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { lazyPage } from "../../ui/lazy-page.tsx";

const SolutionMissing = lazyPage(
  async () =>
    (await import("../../features/solutions/public/solution-missing.tsx")).SolutionMissing,
);

/** The error page of solutions: says what is missing, in the reader's language. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = missingOf(error);
  if (message === "Category not found") return <SolutionMissing what="category" />;
  if (/^Solution not (found|available in )/.test(message)) {
    return <SolutionMissing what="solution" available={available} />;
  }
  return <PageFailure error={error} />;
}
