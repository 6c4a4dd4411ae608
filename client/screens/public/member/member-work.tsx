import { FormattedMessage } from "react-intl";
import { ProjectCard } from "../../../features/projects/public/project-card.tsx";
import type { Member } from "../../../platform/rest.ts";

/** The projects of a member: those they chose first, the first of them large. */
export function MemberWork({ member }: { member: Member }) {
  const isStart = member.pagination.projects.page === 1;
  const chosen = new Set(member.featured.map(({ id }) => id));
  const others = member.projects.filter(({ id }) => !chosen.has(id));
  const [first, ...rest] = isStart ? [...member.featured, ...others] : others;
  if (!first) return null;
  return (
    <section id="work" aria-labelledby="work-title" className="scroll-mt-6">
      <h2 id="work-title" className="sr-only">
        <FormattedMessage id="members.work" />
      </h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
        <li className="min-w-0 sm:col-span-2">
          <ProjectCard
            project={first}
            cover="h-[260px] sm:h-[420px] lg:h-[500px]"
            width={804}
            large
          />
        </li>
        {rest.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} cover="h-[236px]" width={390} />
          </li>
        ))}
      </ul>
    </section>
  );
}
