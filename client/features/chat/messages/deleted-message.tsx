import { FormattedMessage } from "react-intl";

/** Replaces a deleted message. */
export function DeletedMessage() {
  return (
    <p className="w-fit rounded-card border border-line px-4 py-2 text-ink-3 italic">
      <FormattedMessage id="chat.deleted" />
    </p>
  );
}
