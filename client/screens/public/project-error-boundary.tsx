import { useRouteError } from "react-router";
import { missingOf } from "../../platform/missing-of.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { lazyPage } from "../../ui/lazy-page.tsx";

const ProjectMissing = lazyPage(
  async () => (await import("../../features/projects/public/project-missing.tsx")).ProjectMissing,
);

/** The error page of projects: says what is missing, in the reader's language. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = missingOf(error);
  if (message === "Project type not found") return <ProjectMissing what="type" />;
  if (/^Project not (found|available in )/.test(message)) {
    return <ProjectMissing what="project" available={available} />;
  }
  return <PageFailure error={error} />;
}
