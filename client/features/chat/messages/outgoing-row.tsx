import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { isEmojisOnly } from "../../../ui/emoji.tsx";
import { useChat } from "../chat-context.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { bubbleStyles, Quote } from "./message-bubble.tsx";
import { MessageText } from "./message-text.tsx";
import { isUploading, type Outgoing } from "../client/outbox.ts";
import { useFileUploads } from "../composer/use-files.ts";
import { useMentioned } from "../conversation/conversation-context.tsx";

interface OutgoingRowProps {
  outgoing: Outgoing;
  /** Grouped with the viewer's message above it */
  isFollowUp: boolean;
}

/** A message that the server has not confirmed yet. */
export function OutgoingRow({ outgoing, isFollowUp }: OutgoingRowProps) {
  const intl = useIntl();
  const { chatClient } = useChat();
  const { id, body, attachments, replyTo, mentions, state, reason } = outgoing;
  const names = useMentioned(mentions);
  const uploads = useFileUploads();
  const hasFailed = state === "failed";
  const Icon = hasFailed ? IconAlertCircle : IconClock;
  const isBare = !replyTo && attachments.length === 0 && isEmojisOnly(body);
  // while sending, it looks as it will once it is sent
  const hasHead = !isFollowUp || state !== "sending";
  const isWaitingForFiles = isUploading(outgoing);
  return (
    <div className={`flex flex-col items-end ${hasHead ? "pt-4" : "pt-1"}`}>
      {hasHead && (
        <p
          className={`mb-1 flex items-center gap-1.5 text-[13px] ${hasFailed ? "text-bad" : "text-ink-3"}`}
        >
          <Icon size={15} aria-hidden="true" />
          {isWaitingForFiles ? (
            <FormattedMessage id="chat.outgoing.uploading" />
          ) : (
            <FormattedMessage id={reason ? `chat.refused.${reason}` : `chat.outgoing.${state}`} />
          )}
        </p>
      )}
      <div className={`max-w-[78%] ${hasFailed ? "" : "opacity-80"}`}>
        <div className={isBare ? "" : bubbleStyles(true, !hasHead)}>
          {replyTo && <Quote quote={replyTo} isMine />}
          {attachments.map(({ key, file }) => (
            <p key={key} className="text-sm">
              <bdi>{file.name}</bdi> ·{" "}
              {isWaitingForFiles
                ? intl.formatNumber(uploads.get(key)?.share ?? 0, { style: "percent" })
                : fileSize(intl, file.size)}
            </p>
          ))}
          {body && <MessageText body={body} names={names} />}
        </div>
      </div>
      {(hasFailed || isWaitingForFiles) && (
        <div className="mt-1.5 flex gap-2">
          {hasFailed && (
            <Button variant="outline" size={36} onClick={() => chatClient.outbox.retry(id)}>
              <FormattedMessage id="form.retry" />
            </Button>
          )}
          <Button variant="plain" size={36} onClick={() => chatClient.outbox.discard(id)}>
            <FormattedMessage id="form.discard" />
          </Button>
        </div>
      )}
    </div>
  );
}
