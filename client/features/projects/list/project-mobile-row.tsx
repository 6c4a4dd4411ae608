import { DocumentMobileRow } from "../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { AnswerButtons } from "../owners/answer-buttons.tsx";
import { StageBadge } from "../stage-badge.tsx";
import { isInvited, type ListedProject } from "./listed-project.ts";
import { picturedProject } from "./pictured-project.tsx";

/** A project in the list on a phone. */
export function ProjectMobileRow({ project }: { project: ListedProject }) {
  return (
    <DocumentMobileRow
      {...picturedProject(project)}
      about={project.type?.name}
      changedAt={project.updatedAt}
    >
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LocaleMarks of={project} />
        <StageBadge stage={project.stage} />
      </div>
      {isInvited(project) && (
        <div className="mt-3">
          <AnswerButtons project={project} />
        </div>
      )}
    </DocumentMobileRow>
  );
}
