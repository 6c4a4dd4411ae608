import { useIntl } from "react-intl";
import { WithEmojis } from "../../../ui/emoji.tsx";
import type { ChatQuote } from "../message.ts";
import { shortText } from "../preview.ts";

/** The author and beginning of a quoted message. */
export function QuoteText({ quote }: { quote: ChatQuote }) {
  const intl = useIntl();
  return (
    <>
      <bdi className="block truncate font-semibold">
        {quote.sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" })}
      </bdi>
      <bdi className="line-clamp-2">
        <WithEmojis text={shortText(intl, quote)} />
      </bdi>
    </>
  );
}
