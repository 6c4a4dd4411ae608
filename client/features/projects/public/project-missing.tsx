import { useParams } from "react-router";
import { PROJECTS_PATH, projectPath } from "../../../platform/project-path.ts";
import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";

interface ProjectMissingProps extends Pick<Failure, "available"> {
  what: "project" | "type";
}

/** "Project not found", or links to the languages in which the project is available. */
export function ProjectMissing({ what, available }: ProjectMissingProps) {
  const { type } = useParams();
  return (
    <PublishedMissing
      messageOf={(kind) => `projects.public.${what === "type" ? "noType" : kind}`}
      available={available}
      pathOf={(slug) => projectPath(type, slug)}
      all={{ label: "projects.public.none.action", to: PROJECTS_PATH }}
    />
  );
}
