import type { ProjectSummary } from "../../../platform/rest.ts";
import { ProjectCard } from "./project-card.tsx";
import { spansOf } from "./project-rows.ts";

const SPANS = {
  4: "lg:col-span-4",
  5: "lg:col-span-5",
  6: "lg:col-span-6",
  7: "lg:col-span-7",
  12: "lg:col-span-12",
} as const;

const WIDE = "h-[260px] lg:h-[420px]";
const NARROW = "h-[260px] lg:h-[300px]";

/** Projects in rows of 7:5, 4:4:4 and 5:7 in turn; two columns on a tablet, one on a phone. */
export function ProjectGrid({ projects }: { projects: readonly ProjectSummary[] }) {
  const spans = spansOf(projects.length);
  const isOdd = projects.length % 2 === 1;
  return (
    <ul className="grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-12">
      {projects.map((project, place) => {
        const span = spans[place] ?? 12;
        const isWide = span > 4;
        return (
          <li
            key={project.id}
            className={`min-w-0 ${isOdd && place === 0 ? "max-lg:sm:col-span-2" : ""} ${SPANS[span]}`}
          >
            <ProjectCard
              project={project}
              heading="h2"
              cover={isWide ? WIDE : NARROW}
              width={isWide ? 670 : 370}
              large={isWide}
              priority={place === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
