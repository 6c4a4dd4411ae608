import { NewConversation } from "../../../features/chat/new-conversation.tsx";

export default function NewConversationScreen() {
  return <NewConversation />;
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
