import { FormattedMessage } from "react-intl";
import { MOST_FILES } from "./message.ts";
import { useRoom } from "./room-context.tsx";
import { useOutgoing } from "./use-outgoing.ts";

interface ComposerNoticeProps {
  /** Why a change was not taken */
  text?: string;
  areTooMany: boolean;
}

/** Over the composer: why something does not go. What was written is kept. */
export function ComposerNotice({ text, areTooMany }: ComposerNoticeProps) {
  const { conversation } = useRoom();
  const reason = useOutgoing(conversation.id).findLast((outgoing) => outgoing.reason)?.reason;
  return (
    <div role="alert">
      {(text ?? reason ?? areTooMany) && (
        <p className="pb-2 text-sm font-medium text-bad">
          {text ??
            (reason ? (
              <FormattedMessage id={`chat.refused.${reason}`} />
            ) : (
              <FormattedMessage id="chat.file.tooMany" values={{ count: MOST_FILES }} />
            ))}
        </p>
      )}
    </div>
  );
}
