import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { PROJECTS_PATH } from "../../../platform/project-path.ts";
import type { ProjectSummary } from "../../../platform/rest.ts";
import { container } from "../../../ui/container.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { ProjectCard } from "./project-card.tsx";

export function RelatedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (projects.length === 0) return null;
  return (
    <section className={`${container} pt-14 md:pt-20 print:hidden`}>
      <SectionHeading
        title={intl.formatMessage({ id: "projects.public.related" })}
        more={{
          to: localePath(locale, PROJECTS_PATH),
          label: intl.formatMessage({ id: "projects.public.none.action" }),
        }}
      />
      <ul className="grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
