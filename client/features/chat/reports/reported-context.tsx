import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlag.mjs";
import { useNow } from "../../../ui/use-now.ts";
import { dayText } from "../day.ts";
import {
  Divider,
  EditList,
  EditedMark,
  QuoteText,
  DeletedMessage,
} from "../messages/message-parts.tsx";
import { isGroupedWith, isSameDay } from "../messages/message-line.ts";
import type { MessageReportQuery } from "./message-report.generated.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Attachments } from "../messages/attachments.tsx";
import { MessageText } from "../messages/message-text.tsx";
import { systemText } from "../preview.ts";

interface ReportedContextProps {
  report: MessageReportQuery["messageReport"];
}

/**
 * The reported message, between the messages before and after it; initially scrolled to the centre.
 */
export function ReportedContext({ report: { message: reported, context } }: ReportedContextProps) {
  const intl = useIntl();
  const now = useNow();
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = pane.current?.querySelector<HTMLElement>("[aria-current]");
    if (!pane.current || !line) return;
    pane.current.scrollTop = line.offsetTop - (pane.current.clientHeight - line.offsetHeight) / 2;
  }, []);
  const names = new Map(
    context.flatMap(({ sender, subject }) =>
      [sender, subject].flatMap((one) => (one ? [[one.id, one.displayName] as const] : [])),
    ),
  );
  const title = intl.formatMessage({ id: "message-reports.context" });
  return (
    <section aria-label={title} className="card">
      <header className="border-b border-line px-5 py-4 md:px-6">
        <h2 className="text-lg leading-snug font-bold">{title}</h2>
        <p className="mt-0.5 text-sm text-ink-3">
          <FormattedMessage id="message-reports.context.text" />
        </p>
      </header>
      <div
        ref={pane}
        role="log"
        aria-live="off"
        aria-label={title}
        // It scrolls, also by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative px-5 pb-6 -outline-offset-2 md:px-6 xl:max-h-[calc(100dvh-356px)] xl:min-h-80 xl:overflow-y-auto"
      >
        {context.map((message, place) => {
          const before = context[place - 1];
          const isReported = message.id === reported?.id;
          const startsDay = !before || !isSameDay(intl, before, message);
          const isApart = isReported || before?.id === reported?.id;
          return (
            <div key={message.id}>
              {startsDay && <Divider>{dayText(intl, message.createdAt, now)}</Divider>}
              <ContextMessage
                message={message}
                names={message.mentions.flatMap((id) => names.get(id) ?? [])}
                isFollowUp={
                  !isApart && before !== undefined && isGroupedWith(intl, before, message)
                }
                edits={isReported ? reported?.edits : undefined}
                isReported={isReported}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

type Report = MessageReportQuery["messageReport"];

interface ContextMessageProps {
  message: Report["context"][number];
  /** The names of the mentioned members */
  names: string[];
  isFollowUp: boolean;
  isReported: boolean;
  /** Its earlier versions, if known */
  edits?: NonNullable<Report["message"]>["edits"];
}

/** A message as moderators see it: without a viewer's own side and without actions. */
function ContextMessage({ message, names, isFollowUp, isReported, edits }: ContextMessageProps) {
  const intl = useIntl();
  const { sender, createdAt, contentType, deletedAt, editedAt, body, replyTo, attachments } =
    message;
  if (contentType === "SYSTEM") {
    return (
      <p className="pt-4 text-center text-sm text-ink-2">{systemText(intl, message, "nobody")}</p>
    );
  }
  const name = sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" });
  const time = intl.formatTime(createdAt, { hour: "2-digit", minute: "2-digit" });
  return (
    <article
      aria-label={`${name}, ${time}`}
      aria-current={isReported || undefined}
      className={`flex gap-3 ${
        isReported ? "-mx-3 mt-4 rounded-card bg-primary-soft p-3" : isFollowUp ? "pt-1" : "pt-4"
      }`}
    >
      <span className="w-9 shrink-0">
        {!isFollowUp && <Avatar name={name} src={sender?.avatar} size={36} />}
      </span>
      <div className="max-w-[78%] min-w-0">
        {!isFollowUp && (
          <p className="mb-1 flex flex-wrap items-center gap-x-1.5 text-[13px]">
            <bdi className="font-semibold">{name}</bdi>
            <time dateTime={createdAt} className="text-ink-3">
              {time}
            </time>
            {isReported && (
              <span className="ms-1.5 inline-flex items-center gap-1 font-semibold text-bad">
                <IconFlag size={15} aria-hidden="true" />
                <FormattedMessage id="message-reports.reported" />
              </span>
            )}
          </p>
        )}
        {deletedAt ? (
          <DeletedMessage />
        ) : (
          <div className="grid justify-items-start gap-1.5">
            <Attachments files={attachments} />
            {(body || replyTo) && (
              <div
                className={`w-fit max-w-full rounded-card px-4 py-2.5 ${isFollowUp ? "" : "rounded-ss-[4px]"} ${isReported ? "bg-surface" : "bg-raised"}`}
              >
                {replyTo && (
                  <div className="mb-1.5 border-s-2 border-control ps-2.5 text-sm">
                    <QuoteText quote={replyTo} />
                  </div>
                )}
                {body && <MessageText body={body} names={names} />}
                {editedAt &&
                  (edits ? (
                    <EditedMark isMine={false}>
                      <EditList edits={edits} />
                    </EditedMark>
                  ) : (
                    <p className="mt-0.5 text-[13px] text-ink-2">
                      <FormattedMessage id="chat.edited" />
                    </p>
                  ))}
              </div>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
