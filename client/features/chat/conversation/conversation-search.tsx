import { useState } from "react";
import { useIntl } from "react-intl";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { useConversation } from "./conversation-context.tsx";

const MessageHits = lazyPart(
  async () => (await import("../list/message-hits.tsx")).MessageHits,
  <div aria-busy="true" className="h-10" />,
);

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** Searches the messages of this conversation. */
export function ConversationSearch({ onClose, query }: { onClose: () => void; query: string }) {
  const intl = useIntl();
  const { conversation } = useConversation();
  const [text, setText] = useState("");
  return (
    <div className="shrink-0 border-b border-line px-4 py-2.5 md:px-6">
      <div className="flex">
        <SearchField
          ref={focusOnce}
          label={intl.formatMessage({ id: "chat.searchHere" })}
          value={text}
          onSearch={setText}
        />
      </div>
      {text && (
        <div className="-mx-3 mt-2 max-h-72 overflow-y-auto">
          <MessageHits
            text={text}
            conversationId={conversation.id}
            query={query}
            onChoose={onClose}
          />
        </div>
      )}
    </div>
  );
}
