import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import { FormattedMessage } from "react-intl";
import { ListCover } from "../../../admin/document/list-cover.tsx";
import { DocumentTitle, DraftMark } from "../../../admin/document/listed-document-cells.tsx";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { textIn } from "../../../admin/text-in.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { AnswerButtons } from "../owners/answer-buttons.tsx";
import { StageBadge } from "../stage-badge.tsx";
import { TypeTag } from "../type-tag.tsx";
import { creditsOf, isInvited, type ListedProject, pendingOwners } from "./listed-project.ts";
import { picturedProject } from "./pictured-project.tsx";

/** A project as a card in a grid. */
export function ProjectCard({ project }: { project: ListedProject }) {
  const locale = useLocale();
  const { cover, ...titled } = picturedProject(project);
  const credits = creditsOf(project).map(({ displayName: name, avatar }) => ({ name, avatar }));
  return (
    <>
      <ListCover cover={cover} className="h-33 w-full! shrink-0" />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-center justify-between gap-3">
          {project.type ? <TypeTag type={project.type} /> : <span />}
          <StageBadge stage={project.stage} />
        </div>
        <DocumentTitle
          {...titled}
          className="mt-2.5 line-clamp-2 leading-snug font-semibold text-balance wrap-anywhere"
        />
        <p className="truncate text-sm text-ink-2">{textIn(project.descriptionByLocale, locale)}</p>
        {project.draft && (
          <p className="mt-2">
            <DraftMark of={project} />
          </p>
        )}
        <div className="mt-auto flex min-h-11 items-center justify-between gap-3 pt-3 text-xs text-ink-3">
          <LocaleMarks of={project} />
          <AvatarGroup people={credits} />
        </div>
        <div className="mt-3 flex items-center gap-3 border-t border-line pt-3 text-[0.8125rem] text-ink-3">
          {isInvited(project) ? (
            <AnswerButtons project={project} />
          ) : (
            <CardFoot project={project} />
          )}
        </div>
      </div>
    </>
  );
}

function CardFoot({ project }: { project: ListedProject }) {
  const pending = pendingOwners(project);
  return (
    <>
      <span className="flex items-center gap-1">
        <IconPhoto size={16} aria-hidden="true" />
        <span aria-hidden="true">{project.mediaCount}</span>
        <span className="sr-only">
          <FormattedMessage id="projects.media.count" values={{ count: project.mediaCount }} />
        </span>
      </span>
      {pending > 0 ? (
        <span className="flex min-w-0 items-center gap-1 font-medium text-warn">
          <IconAlertTriangle size={16} aria-hidden="true" className="shrink-0" />
          <FormattedMessage id="projects.pending" values={{ count: pending }} />
        </span>
      ) : (
        <RelativeTime iso={project.deletedAt ?? project.updatedAt} />
      )}
    </>
  );
}
