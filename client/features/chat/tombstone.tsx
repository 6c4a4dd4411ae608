import { FormattedMessage } from "react-intl";

/** In the place of a message that was taken back. */
export function Tombstone() {
  return (
    <p className="w-fit rounded-card border border-line px-4 py-2 text-ink-3 italic">
      <FormattedMessage id="chat.deleted" />
    </p>
  );
}
