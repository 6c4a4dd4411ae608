import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { firstNameOf } from "../conversation.ts";
import type { Named } from "../message.ts";

/** Shows who is typing. */
export function TypingRow({ writers }: { writers: readonly Named[] }) {
  const intl = useIntl();
  const [first] = writers;
  if (!first) return null;
  return (
    <div className="flex items-center gap-3 pt-4">
      <Avatar name={first.displayName} src={first.avatar} size={36} />
      <span aria-hidden="true" className="flex h-9 items-center gap-1 rounded-card bg-raised px-4">
        {[0, 3, 6].map((place) => (
          <span
            key={place}
            className="size-1.5 animate-pulse rounded-full bg-ink-3"
            style={{ animationDelay: `calc(${place} * var(--stagger))` }}
          />
        ))}
      </span>
      <span className="text-sm text-ink-2">
        {writers.length > 1 ? (
          intl.formatMessage({ id: "chat.areTyping" }, { count: writers.length })
        ) : (
          <FormattedMessage id="chat.isTyping" values={{ name: firstNameOf(first) }} />
        )}
      </span>
    </div>
  );
}
