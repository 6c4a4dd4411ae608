import { ConversationPane } from "../../../features/chat/conversation/conversation-pane.tsx";
import type { Route } from "./+types/conversation";

export default function ConversationScreen({ params: { id } }: Route.ComponentProps) {
  return <ConversationPane key={id} id={id} />;
}

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
