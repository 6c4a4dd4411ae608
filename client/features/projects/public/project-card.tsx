import { FormattedMessage } from "react-intl";
import { projectPath } from "../../../platform/project-path.ts";
import type { ProjectSummary } from "../../../platform/rest.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { CardLink } from "../../../ui/card-link.tsx";

interface ProjectCardProps {
  project: ProjectSummary;
  /** The height of its cover */
  cover?: string;
  /** The width of its cover in pixels */
  width?: number;
  /** The level of its title: below the page's heading or below a section's */
  heading?: "h2" | "h3";
  large?: boolean;
  /** Its cover is the largest picture of the first screen */
  priority?: boolean;
}

/** A project with its credits; the whole card is a link to its page. */
export function ProjectCard({
  project,
  cover = "h-[260px]",
  width = 400,
  heading: Heading = "h3",
  large = false,
  priority = false,
}: ProjectCardProps) {
  const { slug, title, description, type, status, owners } = project;
  return (
    <article className="group relative">
      <Cover
        picture={project.cover}
        priority={priority}
        width={width}
        height={300}
        className={`${cover} rounded-card`}
      />
      <div className="mt-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading
            className={`leading-[1.25] font-bold [overflow-wrap:anywhere] ${large ? "text-2xl tracking-[-0.025em]" : "text-lg"}`}
          >
            <CardLink to={projectPath(type?.slug, slug)} className="after:rounded-card">
              {title}
            </CardLink>
          </Heading>
          {description && <p className="mt-0.5 line-clamp-2 text-ink-2">{description}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
            {type && <bdi className="font-semibold text-primary-strong">{type.name}</bdi>}
            <span>{yearOf(project)}</span>
            {status === "in_progress" && (
              <span className="ms-1 font-medium text-good">
                <FormattedMessage id="projects.stage.IN_PROGRESS" />
              </span>
            )}
          </p>
        </div>
        {owners.length > 0 && <AvatarGroup people={owners} />}
      </div>
    </article>
  );
}

/** The year it was finished, was begun or was published. */
const yearOf = ({ endedOn, startedOn, publishedAt }: ProjectSummary): string =>
  (endedOn ?? startedOn ?? publishedAt).slice(0, 4);
