import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconNote from "@tabler/icons-react/dist/esm/icons/IconNote.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconUserX from "@tabler/icons-react/dist/esm/icons/IconUserX.mjs";
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import type { ApplicationStage } from "../../../schema.generated.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuAction, MenuDivider } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import type { ListedApplicationFragment as Listed } from "./application.generated.ts";
import { STAGES } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

interface BoardCardProps extends ComponentProps<"li"> {
  application: Listed;
  stage: ApplicationStage;
  to: string;
  handling: Handling;
  /** It is carried to another column */
  isCarried: boolean;
}

/** An application on the board. */
export function BoardCard({
  application,
  stage,
  to,
  handling,
  isCarried,
  ...events
}: BoardCardProps) {
  const intl = useIntl();
  const { id, createdAt, noteCount, cv, tags, isApplicantHidden } = application;
  const name = applicantName(intl, application);
  return (
    <li
      {...events}
      data-card={id}
      aria-label={name}
      className={`rounded-lg border bg-surface p-3.5 select-none md:cursor-grab ${
        isCarried ? "border-primary-strong opacity-60 shadow-overlay" : "border-line shadow-card"
      }`}
    >
      <div className="flex items-start gap-2.5">
        <ApplicantAvatar applicant={application} size={32} />
        <div className="min-w-0 flex-1 leading-snug">
          <Link
            to={to}
            draggable={false}
            className={`block wrap-break-word hover:underline ${stage === "APPLIED" ? "font-bold" : "font-semibold"}`}
          >
            <bdi>{name}</bdi>
          </Link>
          <RelativeTime iso={createdAt} className="text-[0.8125rem] text-ink-3" />
        </div>
        <Menu
          button={
            <IconButton
              size={36}
              icon={IconDots}
              label={intl.formatMessage({ id: "table.actions.of" }, { name })}
              className="-me-2 -mt-1.5"
              data-menu=""
            />
          }
        >
          {STAGES.map((each) => (
            <MenuAction
              key={each}
              icon={IconArrowRight}
              disabled={stage === each}
              onSelect={() => handling.move([application], each)}
            >
              <FormattedMessage
                id="applications.to"
                values={{ stage: intl.formatMessage({ id: `applications.stage.${each}` }) }}
              />
            </MenuAction>
          ))}
          <MenuDivider />
          {isApplicantHidden && (
            <MenuAction icon={IconEye} onSelect={() => handling.reveal([application])}>
              <FormattedMessage id="applications.reveal.label" />
            </MenuAction>
          )}
          <MenuAction icon={IconMail} onSelect={() => handling.write([application])}>
            <FormattedMessage id="applications.write.label" />
          </MenuAction>
          <MenuAction icon={IconUserX} danger onSelect={() => handling.erase(application)}>
            <FormattedMessage id="applications.erase.label" />
          </MenuAction>
        </Menu>
      </div>
      {(cv.size || noteCount > 0 || tags.length > 0) && (
        <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
          {cv.size && (
            <span className="flex items-center gap-1">
              <IconPaperclip size={15} aria-hidden="true" />
              <FormattedMessage id="applications.cv" />
            </span>
          )}
          {noteCount > 0 && (
            <span className="flex items-center gap-1">
              <IconNote size={15} aria-hidden="true" />
              <FormattedMessage id="applications.notes.count" values={{ count: noteCount }} />
            </span>
          )}
          {tags.slice(0, 3).map((tag) => (
            <bdi key={tag} className="rounded-md bg-raised px-1.5 leading-5 text-ink-2">
              {tag}
            </bdi>
          ))}
        </p>
      )}
    </li>
  );
}
