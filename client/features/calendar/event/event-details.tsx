import { DialogBackdrop, DialogTitle } from "@headlessui/react";
import IconAlarm from "@tabler/icons-react/dist/esm/icons/IconAlarm.mjs";
import IconAlignLeft from "@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs";
import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconRepeat from "@tabler/icons-react/dist/esm/icons/IconRepeat.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import type { GuestStatus } from "../../../schema.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { HueDot } from "../../../ui/hue.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OverlayPanel } from "../../../ui/overlay-panel.tsx";
import { dayOf, type Times } from "../clock.ts";
import { hueOf } from "../colors.ts";
import { parseRule } from "../form/rule.ts";
import { useReminderText } from "../form/reminders.ts";
import { useRuleSentence } from "../form/use-rule-sentence.ts";
import { isOfSeries, type ShownEvent } from "../shown-event.ts";
import { useTimesText } from "../times-text.ts";
import { useTimeZone } from "../use-calendar.ts";
import { isOff } from "./event-marks.tsx";
import { Overlap } from "./overlap.tsx";

const ANSWERS = ["ACCEPTED", "TENTATIVE", "DECLINED"] as const satisfies readonly GuestStatus[];
const WIDTH = 372;
const GAP = 8;
/** What it needs at least, in px */
const HEIGHT = 420;

/** Beside what was pressed, within the window. */
function placeBeside({ left, right, top }: DOMRect): React.CSSProperties {
  const x = right + GAP + WIDTH < innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH);
  const y = Math.max(GAP, Math.min(top, innerHeight - HEIGHT));
  return { "--x": `${x}px`, "--y": `${y}px` } as React.CSSProperties;
}

interface EventDetailsProps {
  shown: ShownEvent;
  /** Of the element that was pressed */
  beside: DOMRect;
  /** What else takes place at that time */
  overlaps: readonly ShownEvent[];
  /** Moves it to another time */
  onMove(to: Times): void;
  onEdit(): void;
  onDuplicate(): void;
  onDelete(): void;
  onAnswer(status: GuestStatus): void;
  onClose(): void;
}

/** What an event is about, beside it; on a phone at the bottom. */
export function EventDetails(props: EventDetailsProps) {
  const { shown, beside, overlaps, onMove, onEdit, onDuplicate, onDelete, onAnswer, onClose } =
    props;
  const intl = useIntl();
  const textOf = useTimesText();
  const reminderText = useReminderText();
  const { event, isOwn, guest } = shown;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Modal open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 max-md:bg-backdrop" />
      <div
        style={placeBeside(beside)}
        className="fixed z-50 max-md:inset-x-0 max-md:bottom-0 md:start-auto md:top-(--y) md:left-(--x) md:w-[372px]"
      >
        <OverlayPanel
          className="relative max-h-[calc(100dvh-64px)] w-full md:max-h-[calc(100dvh-var(--y)-8px)]"
          surface="max-md:rounded-t-card md:rounded-card md:border md:border-line"
        >
          <header className="flex shrink-0 items-center gap-0.5 ps-5 pe-2 pt-2">
            <span className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-2">
              <HueDot hue={hueOf(event.color)} />
              <span className="truncate">
                {isOwn ? (
                  <FormattedMessage id="calendar.own" />
                ) : (
                  <FormattedMessage
                    id="calendar.by"
                    values={{ name: <bdi>{event.owner?.displayName}</bdi> }}
                  />
                )}
              </span>
            </span>
            {isOwn && (
              <>
                <IconButton
                  size={36}
                  icon={IconPencil}
                  label={text("calendar.edit")}
                  onClick={onEdit}
                />
                <IconButton
                  size={36}
                  icon={IconCopy}
                  label={text("calendar.duplicate")}
                  onClick={onDuplicate}
                />
                <IconButton
                  size={36}
                  icon={IconTrash}
                  label={text("calendar.delete")}
                  onClick={onDelete}
                />
              </>
            )}
            <IconButton size={36} icon={IconX} label={text("dialog.close")} onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
            <DialogTitle
              dir="auto"
              className={`text-lg leading-snug font-bold wrap-anywhere ${isOff(shown) ? "line-through" : ""}`}
            >
              {event.title}
            </DialogTitle>
            <p className="mt-0.5 text-ink-2">{textOf(shown)}</p>
            {overlaps.length > 0 && (
              <div className="mt-3">
                <Overlap
                  id={shown.id}
                  times={shown}
                  overlaps={overlaps}
                  onMove={isOwn && !event.application ? onMove : undefined}
                />
              </div>
            )}
            <ul className="mt-3 grid gap-2.5 text-sm">
              <RuleLine shown={shown} />
              {event.location && <Line icon={IconMapPin}>{event.location}</Line>}
              {event.url && (
                <Line icon={IconLink}>
                  <a
                    href={event.url}
                    target="_blank"
                    rel="noreferrer noopener"
                    className="font-semibold text-primary-strong wrap-anywhere hover:underline"
                  >
                    {event.url.replace(/^https?:\/\//, "")}
                  </a>
                </Line>
              )}
              {event.reminders && event.reminders.length > 0 && (
                <Line icon={IconAlarm}>{intl.formatList(event.reminders.map(reminderText))}</Line>
              )}
              {isOwn && (
                <Line icon={IconLock}>
                  <FormattedMessage id={`calendar.visibility.${event.visibility}`} />
                </Line>
              )}
              {event.application?.job && (
                <Line icon={IconBriefcase}>
                  <Link
                    to={`/dashboard/jobs/${event.application.job.id}/applications?view=read&application=${event.application.id}`}
                    className="font-semibold text-primary-strong hover:underline"
                  >
                    <FormattedMessage id="calendar.application" />
                  </Link>
                </Line>
              )}
              {event.description && (
                <Line icon={IconAlignLeft}>
                  <span className="whitespace-pre-wrap">{event.description}</span>
                </Line>
              )}
            </ul>
            {event.guests.length > 0 && <Guests shown={shown} />}
          </div>
          {guest && (
            <footer
              role="group"
              aria-label={text("calendar.going")}
              className="flex shrink-0 items-center justify-end gap-2 border-t border-line px-5 py-3"
            >
              <span className="me-auto font-semibold">
                <FormattedMessage id="calendar.going" />
              </span>
              {ANSWERS.map((status) => (
                <Button
                  key={status}
                  size={36}
                  variant={guest.status === status ? "ink" : "outline"}
                  aria-pressed={guest.status === status}
                  onClick={() => onAnswer(status)}
                >
                  <FormattedMessage id={`calendar.going.${status}`} />
                </Button>
              ))}
            </footer>
          )}
        </OverlayPanel>
      </div>
    </Modal>
  );
}

function Line({ icon: LineIcon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <LineIcon size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-3" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </li>
  );
}

function RuleLine({ shown }: { shown: ShownEvent }) {
  const timeZone = useTimeZone();
  const sentenceOf = useRuleSentence();
  const { event } = shown;
  if (event.series)
    return (
      <Line icon={IconRepeat}>
        <FormattedMessage id="calendar.ofSeries" />
      </Line>
    );
  if (!isOfSeries(shown) || !event.rrule) return null;
  const start = dayOf(shown.start);
  const rule = parseRule(event.rrule, start, timeZone);
  return (
    <Line icon={IconRepeat}>
      {rule ? sentenceOf(rule, start) : <FormattedMessage id="calendar.rule.other" />}
    </Line>
  );
}

function Guests({ shown: { event } }: { shown: ShownEvent }) {
  const counts = Object.groupBy(event.guests, ({ status }) => status);
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <IconUsers size={18} aria-hidden="true" />
        <FormattedMessage id="calendar.guests.count" values={{ count: event.guests.length }} />
        <span className="ms-auto font-normal text-ink-3">
          <FormattedMessage
            id="calendar.guests.coming"
            values={{ count: counts.ACCEPTED?.length ?? 0 }}
          />
        </span>
      </h3>
      <ul className="mt-2 grid gap-2">
        {event.guests.map(({ id, member, email, status }) => (
          <li key={id} className="flex items-center gap-2.5 text-sm">
            <Avatar name={member?.displayName ?? email ?? ""} src={member?.avatar} size={28} />
            <bdi className="min-w-0 flex-1 truncate">
              {member?.displayName ?? email ?? <FormattedMessage id="calendar.guests.byEmail" />}
            </bdi>
            <span
              className={
                status === "ACCEPTED"
                  ? "font-medium text-good"
                  : status === "DECLINED"
                    ? "text-bad"
                    : "text-ink-3"
              }
            >
              <FormattedMessage id={`calendar.answer.${status}`} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
