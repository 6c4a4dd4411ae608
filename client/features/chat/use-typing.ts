import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { ChatSayTypingDocument } from "./participant.generated.ts";

/** Said again every three seconds, it holds for five (schema/chat/participant.resolver.ts), in ms. */
const pause = 3_000;

/** Tells the others that one is writing; call it with every letter. */
export function useTyping(conversationId: string): () => void {
  const { mutate } = useApolloClient();
  const said = useRef(0);
  return () => {
    if (Date.now() - said.current < pause || !navigator.onLine) return;
    said.current = Date.now();
    mutate({ mutation: ChatSayTypingDocument, variables: { conversationId } }).catch(() => {});
  };
}
