import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconReplace from "@tabler/icons-react/dist/esm/icons/IconReplace.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LOCALE_NAMES, LOCALES, useLocale } from "../../../i18n/locale.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { StateMark } from "../../../ui/state-mark.tsx";
import { type Media, mediaName, mediaState, undescribed } from "./listed-media.ts";
import { MediaTexts } from "./media-texts.tsx";
import { MediaThumbnail } from "./media-thumbnail.tsx";
import { MediaView } from "./media-view.tsx";

interface MediaRowProps {
  projectId: string;
  media: Media;
  place: number;
  isLast: boolean;
  grip: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (place: number) => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
}

/** One of the media of a project, which opens to what is written about it. */
export function MediaRow(props: MediaRowProps) {
  const { projectId, media, place, isLast, grip, isOpen } = props;
  const { onToggle, onMove, onReplace, onDelete } = props;
  const intl = useIntl();
  const name = mediaName(media, useLocale());
  const label = (id: string) => intl.formatMessage({ id }, { item: name });
  return (
    <article className="card">
      <div className="flex min-h-16 items-center gap-2 ps-2 pe-3">
        {grip}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-md py-2 text-start"
        >
          <MediaThumbnail media={media} />
          <span className="min-w-0 flex-1 leading-snug">
            <bdi className="block truncate font-semibold">{name}</bdi>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-[13px] text-ink-3">
              <span>
                {place + 1}. <FormattedMessage id={`projects.media.kind.${media.kind}`} />
              </span>
              <MediaMarks media={media} />
              {undescribed(media).length === LOCALES.length && (
                <span className="font-medium text-warn">
                  <FormattedMessage id="projects.media.undescribed" />
                </span>
              )}
            </span>
          </span>
          <IconChevronDown
            size={20}
            aria-hidden="true"
            className={`shrink-0 transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        <span className="flex max-md:hidden">
          <IconButton
            size={36}
            icon={IconArrowUp}
            label={label("projects.media.up")}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            size={36}
            icon={IconArrowDown}
            label={label("projects.media.down")}
            disabled={isLast}
            onClick={() => onMove(place + 1)}
          />
        </span>
        <IconButton size={36} icon={IconTrash} label={label("form.remove")} onClick={onDelete} />
      </div>
      {isOpen && (
        <div className="grid items-start gap-6 border-t border-line p-4 md:p-5 lg:grid-cols-[240px_minmax(0,1fr)]">
          <div className="grid gap-3">
            <MediaView media={media} />
            <FileButton
              label={intl.formatMessage({ id: "projects.media.replace" })}
              icon={IconReplace}
              size={36}
              onFiles={([file]) => file && onReplace(file)}
            />
          </div>
          <MediaTexts projectId={projectId} media={media} />
        </div>
      )}
    </article>
  );
}

/** How far each language is. */
function MediaMarks({ media }: { media: Media }) {
  const intl = useIntl();
  return (
    <span className="flex gap-2.5 text-xs font-semibold">
      {LOCALES.map((locale) => {
        const state = mediaState(media, locale);
        const label = intl.formatMessage({ id: `projects.media.state.${state ?? "none"}` });
        return (
          <span
            key={locale}
            title={`${LOCALE_NAMES[locale]}: ${label}`}
            className="flex items-center gap-1.5"
          >
            <StateMark state={state} />
            <span className="uppercase">{locale}</span>
            <span className="sr-only">{label}</span>
          </span>
        );
      })}
    </span>
  );
}
