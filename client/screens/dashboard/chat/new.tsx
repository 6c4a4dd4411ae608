import { NewConversation } from "../../../features/chat/new/new-conversation.tsx";

export default function NewConversationScreen() {
  return <NewConversation />;
}

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
