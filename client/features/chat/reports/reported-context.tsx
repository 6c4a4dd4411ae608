import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dayText } from "../day.ts";
import { Divider } from "../messages/divider.tsx";
import { followsUp, isSameDay } from "../messages/message-line.ts";
import { useNow } from "../presence-dot.tsx";
import { ContextMessage } from "./context-message.tsx";
import type { MessageReportQuery } from "./message-report.generated.ts";

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
                isFollowUp={!isApart && before !== undefined && followsUp(intl, before, message)}
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
