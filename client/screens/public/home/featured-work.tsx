import { ProjectCard } from "../../../features/projects/public/project-card.tsx";
import type { ProjectSummary } from "../../../platform/rest.ts";
import { pushedRow } from "./pushed-row.ts";

/** A row of 2:1:1; fewer projects share it. */
export function FeaturedWork({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <ul
      className={`grid gap-x-7 gap-y-10 max-sm:gap-x-5 ${pushedRow} ${projects.length === 3 ? "md:grid-cols-[2fr_1fr_1fr]" : "md:auto-cols-fr md:grid-flow-col"}`}
    >
      {projects.map((project, place) => (
        <li key={project.id} className="min-w-0 max-sm:w-[300px]">
          <ProjectCard project={project} cover="h-[256px] md:h-[288px]" width={place ? 276 : 552} />
        </li>
      ))}
    </ul>
  );
}
