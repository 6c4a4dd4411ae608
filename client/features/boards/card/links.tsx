import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { Icon } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { textIn } from "../../../admin/text-in.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { type Locale, useLocale } from "../../../i18n/locale.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Option } from "../../../ui/option.ts";
import { ProjectsForCardDocument, type ProjectsForCardQuery } from "./card.generated.ts";
import type { CardValues, OpenCard } from "./use-card-edits.tsx";

interface CardLinksProps {
  card: OpenCard;
  onSet(values: CardValues): void;
}

interface CardLink {
  kind: "project" | "conversation" | "application";
  Icon: Icon;
  name: string;
  to: string;
}

/** What a card is about. */
export function CardLinks({ card, onSet }: CardLinksProps) {
  const intl = useIntl();
  const locale = useLocale();
  const viewer = useViewer();
  const [isChoosing, setChoosing] = useState(false);
  const links = linksOf(card, locale, viewer.member?.id);
  const name = (link: CardLink) =>
    link.name || intl.formatMessage({ id: `boards.link.${link.kind}.unnamed` });
  return (
    <section className="grid gap-2.5">
      <div className="flex items-center gap-2.5">
        <h3 className="font-bold">
          <FormattedMessage id="boards.links" />{" "}
          {links.length > 0 && (
            <span className="font-normal text-ink-3">{intl.formatNumber(links.length)}</span>
          )}
        </h3>
        {!card.project && (
          <Button
            variant="plain"
            size={36}
            className="ms-auto text-primary-strong!"
            onClick={() => setChoosing(true)}
          >
            <FormattedMessage id="boards.link.add" />
          </Button>
        )}
      </div>
      {links.length > 0 && (
        <ul className="grid gap-2">
          {links.map((link) => (
            <li
              key={link.kind}
              className="relative flex min-h-11 items-center gap-3 rounded-md border border-line ps-3.5 pe-1 hover:border-control"
            >
              <link.Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className="text-sm text-ink-3">
                <FormattedMessage id={`boards.link.${link.kind}`} />
              </span>
              <Link
                to={link.to}
                className="min-w-0 flex-1 truncate font-medium before:absolute before:inset-0"
              >
                <bdi>{name(link)}</bdi>
              </Link>
              <span className="relative">
                <IconButton
                  size={36}
                  icon={IconX}
                  label={intl.formatMessage({ id: "boards.link.remove" }, { name: name(link) })}
                  onClick={() => onSet({ [`${link.kind}Id`]: null })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isChoosing && (
        <ProjectDialog
          locale={locale}
          onChoose={(projectId) => onSet({ projectId })}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

function linksOf(card: OpenCard, locale: Locale, me: string | undefined): CardLink[] {
  const { project, conversation, application } = card;
  const people = conversation?.participants.flatMap(({ member }) =>
    member && member.id !== me ? [member.displayName] : [],
  );
  return [
    ...(project
      ? [
          {
            kind: "project" as const,
            Icon: IconFolder,
            name: textIn(project.titleByLocale, locale),
            to: `/dashboard/projects/${project.id}`,
          },
        ]
      : []),
    ...(conversation
      ? [
          {
            kind: "conversation" as const,
            Icon: IconMessages,
            name: conversation.title ?? people?.join(", ") ?? "",
            to: `/dashboard/chat/${conversation.id}`,
          },
        ]
      : []),
    ...(application?.job
      ? [
          {
            kind: "application" as const,
            Icon: IconBriefcase,
            name: application.name ?? `#${application.number}`,
            to: `/dashboard/jobs/${application.job.id}/applications?view=read&application=${application.id}`,
          },
        ]
      : []),
  ];
}

interface ProjectDialogProps {
  locale: Locale;
  onChoose(id: string): void;
  onClose(): void;
}

function ProjectDialog({ locale, onChoose, onClose }: ProjectDialogProps) {
  const intl = useIntl();
  const [project, setProject] = useState<Option | null>(null);
  const options = useOptionSearch(ProjectsForCardDocument, optionsIn[locale]);
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "boards.link.project.title" })}
      submit={<FormattedMessage id="boards.link.add" />}
      pending={false}
      onSubmit={() => {
        if (project) onChoose(project.value);
        onClose();
      }}
      onClose={onClose}
    >
      <Combobox
        name="project"
        label={intl.formatMessage({ id: "boards.link.project" })}
        options={options}
        value={project}
        onChange={setProject}
      />
    </FormDialog>
  );
}

const inLocale =
  (locale: Locale) =>
  ({ projects }: ProjectsForCardQuery): Option[] =>
    projects.nodes.map(({ id, titleByLocale }) => ({
      value: id,
      label: textIn(titleByLocale, locale) || id,
    }));

/** The same functions between renders. */
const optionsIn = { en: inLocale("en"), fr: inLocale("fr"), no: inLocale("no") };
