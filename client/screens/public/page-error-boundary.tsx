import { useRouteError } from "react-router";
import { missingOf } from "../../platform/missing-of.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { lazyPage } from "../../ui/lazy-page.tsx";

const PageMissing = lazyPage(
  async () => (await import("../../features/pages/public/page-missing.tsx")).PageMissing,
);

/** The error page of pages: says what is missing, in the reader's language. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = missingOf(error);
  if (/^Page not (found|available in )/.test(message)) return <PageMissing available={available} />;
  return <PageFailure error={error} />;
}
