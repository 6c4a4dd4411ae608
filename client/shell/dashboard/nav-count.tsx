import { FormattedMessage } from "react-intl";

/** How much waits in a place or in a folded group; nothing for none. */
export function NavCount({ count, messageId }: { count: number; messageId: string }) {
  if (count === 0) return null;
  return (
    <span className="shrink-0 rounded-md bg-raised px-2 text-[13px] font-semibold text-ink-2">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">
        <FormattedMessage id={messageId} values={{ count }} />
      </span>
    </span>
  );
}
