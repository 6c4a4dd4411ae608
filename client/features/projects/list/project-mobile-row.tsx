import { ListCover } from "../../../admin/document/list-cover.tsx";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { AnswerButtons } from "../owners/answer-buttons.tsx";
import { StageBadge } from "../stage-badge.tsx";
import { isInvited, listCoverOf, type ListedProject } from "./listed-project.ts";
import { ProjectTitle } from "./project-title.tsx";

/** A project in the list on a phone. */
export function ProjectMobileRow({ project }: { project: ListedProject }) {
  return (
    <div className="flex gap-3">
      <ListCover cover={listCoverOf(project)} className="h-15 w-20! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <ProjectTitle
          project={project}
          className="line-clamp-2 font-semibold text-balance wrap-anywhere"
        />
        <p className="mt-1 truncate text-[0.8125rem] text-ink-3">
          {project.type?.name && <bdi>{project.type.name}</bdi>}
          {project.type?.name && " · "}
          <RelativeTime iso={project.updatedAt} />
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <LocaleMarks of={project} />
          <StageBadge stage={project.stage} />
        </div>
        {isInvited(project) && (
          <div className="mt-3">
            <AnswerButtons project={project} />
          </div>
        )}
      </div>
    </div>
  );
}
