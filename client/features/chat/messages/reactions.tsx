import { FormattedMessage, useIntl } from "react-intl";
import { Emoji } from "../../../ui/emoji.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useChat } from "../chat-context.tsx";
import { type ChatMessage, reactionCounts } from "../message.ts";
import { useMessageActions } from "./use-message-actions.ts";

/** The reactions to a message; pressing one toggles the viewer's own. */
export function Reactions({ message, tabIndex }: { message: ChatMessage; tabIndex: number }) {
  const intl = useIntl();
  const { me } = useChat();
  const { react } = useMessageActions();
  const counts = reactionCounts(message.reactions, me);
  if (counts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "chat.reactions" })}
      className="mt-1.5 flex flex-wrap gap-1.5"
    >
      {counts.map(({ emoji, people, isMine }) => {
        const names = intl.formatList(
          people.map(({ id, displayName }) =>
            id === me ? intl.formatMessage({ id: "chat.you" }) : displayName,
          ),
        );
        return (
          <Tooltip key={emoji} text={names}>
            <button
              type="button"
              tabIndex={tabIndex}
              aria-pressed={isMine}
              onClick={() => void react(message, emoji, !isMine)}
              className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm font-semibold text-ink-2 hover:border-control aria-pressed:border-primary-strong aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
            >
              <Emoji className="size-4">{emoji}</Emoji>
              <span aria-hidden="true">{intl.formatNumber(people.length)}</span>
              <span className="sr-only">
                <FormattedMessage id="chat.reaction.by" values={{ names }} />
              </span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
