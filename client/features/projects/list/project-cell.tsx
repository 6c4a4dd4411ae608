import { FormattedMessage } from "react-intl";
import { ListCover } from "../../../admin/document/list-cover.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { isInvited, listCoverOf, type ListedProject } from "./listed-project.ts";
import { ProjectTitle } from "./project-title.tsx";

/** Cover, title and visibility of a project in a table. */
export function ProjectCell({ project }: { project: ListedProject }) {
  return (
    <span className="flex items-center gap-3.5">
      <ListCover
        cover={listCoverOf(project)}
        className="h-11 w-16! shrink-0 rounded-md in-data-compact:h-7 in-data-compact:w-10!"
      />
      <span className="min-w-0 leading-snug">
        <ProjectTitle
          project={project}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere in-data-compact:line-clamp-1"
        />
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          {isInvited(project) ? (
            <Badge tone="accent">
              <FormattedMessage id="projects.invited" />
            </Badge>
          ) : (
            <FormattedMessage id={`projects.visibility.${project.visibility}`} />
          )}
        </span>
      </span>
    </span>
  );
}
