import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { publicationTime, stateIn } from "../../../admin/document/listed-document.ts";
import { StatePill } from "../../../admin/document/state-pill.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { LOCALE_NAMES, LOCALES, useLocale } from "../../../i18n/locale.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { DescriptionList } from "../../../ui/description-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { OwnerBadge } from "../owners/owner-badge.tsx";
import { projectAddress } from "../project-address.ts";
import { hiddenBy } from "../project-stages.ts";
import { StageBadge } from "../stage-badge.tsx";
import { TypeTag } from "../type-tag.tsx";
import { Panel } from "../../../admin/panel.tsx";
import type { ProjectScreenQuery } from "./project-screen.generated.ts";

export type ShownProject = ProjectScreenQuery["projectToEdit"];

/** A project at a glance. */
export function ProjectOverview({ project }: { project: ShownProject }) {
  const intl = useIntl();
  const locale = useLocale();
  const description = textIn(project.descriptionByLocale, locale);
  const reason = hiddenBy(project);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {reason && (
          <Notice tone="warn">
            <FormattedMessage id={`projects.overview.${reason}`} />
          </Notice>
        )}
        <Panel title={intl.formatMessage({ id: "projects.overview.facts" })}>
          <div className="px-4 py-2 md:px-6">
            {description && <p className="border-b border-line py-3 text-ink-2">{description}</p>}
            <Details project={project} />
          </div>
        </Panel>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={intl.formatMessage({ id: "projects.overview.languages" })}>
          <ul className="divide-y divide-line px-4 md:px-6">
            {LOCALES.map((each) => {
              const moment = publicationTime(project, each);
              return (
                <li key={each} className="flex min-h-13 items-center gap-3">
                  <span className="flex-1 font-medium">{LOCALE_NAMES[each]}</span>
                  {moment && (
                    <span className="text-[13px] text-ink-3">
                      <DateTime iso={moment} form="day" />
                    </span>
                  )}
                  <StatePill state={stateIn(project, each)} />
                </li>
              );
            })}
          </ul>
        </Panel>
        <Panel
          title={intl.formatMessage({ id: "projects.owners" })}
          action={
            <Link
              to={projectAddress(project.id, "owners")}
              className="font-semibold text-primary-strong hover:underline"
            >
              <FormattedMessage id="projects.overview.owners" />
            </Link>
          }
        >
          <ul className="divide-y divide-line px-4 md:px-6">
            {project.owners.map(({ id, member, part, status }) => {
              const name =
                member?.displayName ?? intl.formatMessage({ id: "projects.owner.hidden" });
              return (
                <li key={id} className="flex min-h-14 items-center gap-3">
                  <Avatar name={name} src={member?.avatar} size={32} />
                  <span className="min-w-0 flex-1 leading-snug">
                    <bdi className="block truncate font-medium">{name}</bdi>
                    {part && <bdi className="block truncate text-[13px] text-ink-3">{part}</bdi>}
                  </span>
                  {status !== "ACCEPTED" && <OwnerBadge status={status} />}
                </li>
              );
            })}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

function Details({ project }: { project: ShownProject }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id });
  const { type, stage, visibility, client, startedOn, endedOn, tools, tags } = project;
  const day = (date: string | null) => date && intl.formatDate(date, { dateStyle: "long" });
  return (
    <DescriptionList
      items={[
        { label: word("projects.edit.type"), value: type && <TypeTag type={type} /> },
        { label: word("projects.edit.stage"), value: <StageBadge stage={stage} /> },
        {
          label: word("projects.edit.visibility"),
          value: word(`projects.visibility.${visibility}`),
        },
        {
          label: word("projects.edit.client"),
          value: client.name && (
            <>
              {client.url ? <OutLink href={client.url}>{client.name}</OutLink> : client.name}
              {!client.visible && (
                <span className="text-ink-3">
                  {" "}
                  <FormattedMessage id="projects.overview.client.hidden" />
                </span>
              )}
            </>
          ),
        },
        { label: word("projects.edit.startedOn"), value: day(startedOn) },
        { label: word("projects.edit.endedOn"), value: day(endedOn) },
        { label: word("projects.edit.tools"), value: tools.join(", ") || undefined },
        { label: word("projects.edit.tags"), value: tags.join(", ") || undefined },
        {
          label: word("projects.edit.liveUrl"),
          value: project.liveUrl && <OutLink href={project.liveUrl}>{project.liveUrl}</OutLink>,
        },
        {
          label: word("projects.edit.repoUrl"),
          value: project.repoUrl && <OutLink href={project.repoUrl}>{project.repoUrl}</OutLink>,
        },
        {
          label: word("projects.media"),
          value: (
            <FormattedMessage id="projects.media.count" values={{ count: project.media.length }} />
          ),
        },
        {
          label: word("projects.likes"),
          value: intl.formatNumber(project.likeCount),
        },
        {
          label: word("projects.column.updated"),
          value: <RelativeTime iso={project.updatedAt} />,
        },
      ]}
    />
  );
}

function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-primary-strong hover:underline"
    >
      <bdi>{children}</bdi>
      <span className="sr-only">
        {" "}
        <FormattedMessage id="projects.newTab" />
      </span>
    </a>
  );
}
