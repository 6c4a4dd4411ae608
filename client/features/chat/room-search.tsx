import { useState } from "react";
import { useIntl } from "react-intl";
import { lazyPart } from "../../kit/lazy-part.tsx";
import { SearchField } from "../../kit/list/search-field.tsx";
import { useRoom } from "./room-context.tsx";

const MessageHits = lazyPart(async () => (await import("./message-hits.tsx")).MessageHits);

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** Finds what was written in this conversation. */
export function RoomSearch({ onClose, query }: { onClose: () => void; query: string }) {
  const intl = useIntl();
  const { conversation } = useRoom();
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
